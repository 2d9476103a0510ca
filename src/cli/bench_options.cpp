#include "goterr/commands/bench_command.hpp"

#include <iostream>
#include <memory>

#include "number_option.hpp"
#include "options.hpp"
#include "version.hpp"

namespace goterr::cli {

void add_bench(CLI::App& app, Action& action) {
    auto bench = std::make_shared<BenchCommand>();
    bench->version = version_text();
    CLI::App& command = *app.add_subcommand(
        "bench", "Speed of every stage on built-in positions, and a signature over their estimates");
    command
        .add_option("--input", bench->input,
                    "Also time reading the records there (file, folder or archive) and estimating their ends")
        ->type_name("FILE");
    command.add_option("--seconds", bench->seconds, "How long each stage is repeated (default: 0.3)")
        ->type_name("S")
        ->check(number_between(0, 3600));
    command
        .add_option_function<std::string>(
            "-f,--format", [bench](const std::string& name) { bench->json = name == "json"; },
            "Format of the output (default: text)")
        ->type_name("text|json")
        ->check(CLI::IsMember({"text", "json"}).description(""));
    command.final_callback(
        [bench, &action] { action = [bench] { return goterr::run(*bench, std::cout, std::cerr); }; });
}

}  // namespace goterr::cli
