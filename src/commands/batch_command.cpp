#include "goterr/commands/batch_command.hpp"

#include <unistd.h>

#include <fstream>
#include <ostream>

#include <fmt/format.h>

#include "batch_records.hpp"
#include "file_walk.hpp"
#include "goterr/commands/streams.hpp"
#include "progress.hpp"

namespace goterr {

namespace {

std::vector<std::string> names_from(const BatchCommand& command, std::istream& in) {
    std::vector<std::string> names = command.paths;
    if (!command.files_from) return names;
    std::ifstream file;
    if (*command.files_from != "-") {
        file.open(*command.files_from, std::ios::binary);
        if (!file) throw Error(*command.files_from + " cannot be read");
    }
    std::istream& list = *command.files_from == "-" ? in : file;
    for (std::string name; std::getline(list, name, command.zero_separated ? '\0' : '\n');)
        if (!name.empty()) names.push_back(name);
    return names;
}

SourceFile source_of(const FoundFile& found, std::istream& in) {
    if (!found.problem.empty()) return {found.name, {}, found.problem};
    try {
        return {found.name, read_input(found.name, in), {}};
    } catch (const Error& error) {
        return {found.name, {}, error.what()};
    }
}

bool shows_progress(ProgressMode mode) {
    return mode == ProgressMode::always || (mode == ProgressMode::automatic && ::isatty(STDERR_FILENO) != 0);
}

}  // namespace

int run(const BatchCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    Progress progress(err, shows_progress(command.progress));
    int failed = 0;
    if (command.header) write_output(command.format->header(), "-", out);
    for (const std::string& path : names_from(command, in)) {
        FileWalk walk(path);
        while (const auto found = walk.next()) {
            for (const GameRecords& game : records_of(source_of(*found, in), command)) {
                write_output(game.text, "-", out);
                if (!game.message.empty()) {
                    progress.clear();
                    err << game.message;
                }
                progress.add(1, game.positions);
                failed += game.failed;
            }
        }
    }
    return failed > 0 ? 1 : 0;
}

}  // namespace goterr
