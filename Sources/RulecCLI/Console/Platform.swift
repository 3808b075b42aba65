#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The calls that differ between platforms or that Foundation has no form of. Nothing else in the project names one.
enum Platform {
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    static func isTerminal(_ stream: Stream) -> Bool {
        isatty(stream.rawValue) == 1
    }

    /// Makes or replaces a file, or says why it cannot. It does not wait for the disk: what is written can be built again,
    /// and a wait for each file costs more than the whole build.
    static func create(_ path: String, holding bytes: [UInt8]) -> String? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return lastError }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return lastError }
            rest = rest.dropFirst(count)
        }
        return nil
    }

    /// A reader that goes away, as `head` does, is then seen where something is written, and does not end the process.
    static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Writes all bytes. A reader that has gone away is no fault of ours and ends the writing; any other failure ends the
    /// process and says why, since a report that nobody can read must not pass for a good one.
    static func write(_ bytes: [UInt8], to stream: Stream) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(stream.rawValue, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EPIPE { return }
            guard count > 0 else {
                if stream == .output {
                    write(Array("rulec: cannot write the output: \(lastError)\n".utf8), to: .error)
                }
                exit(ExitCode.failure.rawValue)
            }
            rest = rest.dropFirst(count)
        }
    }

    enum Kind {
        case nothing, link, something
    }

    /// What stands at a path, links not followed. What cannot be looked at is something.
    static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return errno == ENOENT || errno == ENOTDIR ? .nothing : .something }
        return status.st_mode & S_IFMT == S_IFLNK ? .link : .something
    }

    /// The path with all links followed; nil for one that does not exist.
    static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    static func isRunning(_ process: Int32) -> Bool {
        kill(process, 0) == 0 || errno == EPERM
    }

    /// Puts a file in the place of another in one step, on one volume.
    static func rename(_ source: String, to destination: String) -> String? {
        systemRename(source, destination) == 0 ? nil : lastError
    }

    /// The bytes of a regular file, or why they cannot be had. Anything else (a folder, a pipe, a device) is refused
    /// before it is opened, so that nothing blocks.
    static func contents(of path: String) -> Result<[UInt8], ReadFailure> {
        var status = stat()
        guard stat(path, &status) == 0 else { return .failure(ReadFailure(reason: lastError)) }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR { return .failure(ReadFailure(reason: "it is a folder")) }
        guard kind == S_IFREG else { return .failure(ReadFailure(reason: "it is not a regular file")) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(ReadFailure(reason: lastError)) }
        defer { close(descriptor) }
        return contents(of: descriptor, size: Int(status.st_size))
    }

    /// All that comes through standard input.
    static func standardInput() -> Result<[UInt8], ReadFailure> { contents(of: STDIN_FILENO, size: 0) }

    /// To the end; `size` is what to expect.
    private static func contents(of descriptor: Int32, size: Int) -> Result<[UInt8], ReadFailure> {
        var failure: String?
        var bytes: [UInt8] = []
        repeat {
            let chunk = max(size - bytes.count + 1, 4096)
            let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
                let read = read(descriptor, buffer.baseAddress, chunk)
                if read < 0, errno != EINTR { failure = lastError }
                count = max(0, read)
            }
            if let failure { return .failure(ReadFailure(reason: failure)) }
            if part.isEmpty { return .success(bytes) }
            bytes = bytes.isEmpty ? part : bytes + part
        } while true
    }

    /// What a folder holds, in no order, without itself and the folder above; nil where it cannot be listed.
    static func entries(of folder: String) -> [Entry]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let name = String(decoding: bytes, as: UTF8.self)
            guard name != ".", name != ".." else { continue }
            entries.append(
                Entry(
                    name: name, isSpelled: name.utf8.elementsEqual(bytes),
                    kind: Entry.Kind(Int32(entry.pointee.d_type), "\(folder)/\(name)")))
        }
        return entries
    }

    struct Entry {
        enum Kind {
            case file, folder, link, other

            /// Some file systems do not tell what an entry is while they list it.
            fileprivate init(_ type: Int32, _ path: String) {
                var type = type
                if type == Int32(DT_UNKNOWN) {
                    var status = stat()
                    if lstat(path, &status) == 0 { type = Int32((status.st_mode & S_IFMT) >> 12) }
                }
                switch type {
                case Int32(DT_REG): self = .file
                case Int32(DT_DIR): self = .folder
                case Int32(DT_LNK): self = .link
                default: self = .other
                }
            }
        }

        let name: String
        /// False where the name on disk is no UTF-8: nothing is found under `name` then.
        let isSpelled: Bool
        let kind: Kind
    }

    /// What a link leads to: nil for nothing, as where it leads to itself.
    static func target(of link: String) -> Entry.Kind? {
        var status = stat()
        guard stat(link, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// Of a clock that only goes on.
    @Sendable static func nanoseconds() -> UInt64 { clock_gettime_nsec(CLOCK_MONOTONIC) }

    struct ReadFailure: Error {
        let reason: String
    }

    private static var lastError: String { String(cString: strerror(errno)).lowercased() }
}

#if !canImport(Darwin)
    private func clock_gettime_nsec(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
#else
    private func clock_gettime_nsec(_ clock: clockid_t) -> UInt64 { clock_gettime_nsec_np(clock) }
#endif

private let systemWrite = write
private let systemRename = rename
