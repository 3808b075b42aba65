import Foundation

/// libyaml's parser behind a driver of a few lines of C, compiled for this run.
struct LibYAML {
    private let program: String

    /// Nil without a C compiler or libyaml's headers.
    init?(in folder: String) {
        let source = "\(folder)/libyaml.c"
        program = "\(folder)/libyaml"
        guard FileManager.default.createFile(atPath: source, contents: Data(Self.source.utf8)) else { return nil }
        let compiler = Command("cc", "/usr/bin/env", ["cc", "-O2", "-o", program, source, "-lyaml"])
        guard compiler.seconds() != nil else { return nil }
    }

    func sample(_ file: String, times: Int) -> ReadingSample? {
        ReadingSample(program, [file, String(times)])
    }

    private static let source = #"""
        #include <stdio.h>
        #include <stdlib.h>
        #include <sys/resource.h>
        #include <time.h>
        #include <yaml.h>

        static double now(void) {
            struct timespec t;
            clock_gettime(CLOCK_MONOTONIC, &t);
            return t.tv_sec + t.tv_nsec / 1e9;
        }

        int main(int argc, char **argv) {
            FILE *f = fopen(argv[1], "rb");
            if (!f) return 2;
            fseek(f, 0, SEEK_END);
            long size = ftell(f);
            rewind(f);
            unsigned char *bytes = malloc(size);
            if (fread(bytes, 1, size, f) != (size_t)size) return 2;
            double best = 1e9;
            long count = 0;
            for (int run = 0; run < atoi(argv[2]); run++) {
                double start = now();
                yaml_parser_t parser;
                yaml_event_t event;
                int done = 0;
                count = 0;
                yaml_parser_initialize(&parser);
                yaml_parser_set_input_string(&parser, bytes, size);
                while (!done) {
                    if (!yaml_parser_parse(&parser, &event)) return 1;
                    done = event.type == YAML_STREAM_END_EVENT;
                    count++;
                    yaml_event_delete(&event);
                }
                yaml_parser_delete(&parser);
                double seconds = now() - start;
                if (seconds < best) best = seconds;
            }
            struct rusage usage;
            getrusage(RUSAGE_SELF, &usage);
            printf("%ld %.9f %ld\n", count, best, (long)usage.ru_maxrss);
            return 0;
        }
        """#
}
