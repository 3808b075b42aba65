struct Launcher {
    let banner: String

    func start() {
        print(banner)
        print(banner)  // standard:exception(READ-08) a pipe reads it standard:exception(SEC-03) it holds no value
    }
}
