#include "overwriting.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "../part_file.hpp"
#include "file_walk.hpp"
#include "goterr/commands/batch_command.hpp"
#include "goterr/commands/streams.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/record/game.hpp"
#include "goterr/system/path.hpp"
#include "unit_source.hpp"

namespace goterr {

namespace {

namespace fs = std::filesystem;

/// What is known of a file under all its names, `-` being standard input; false for what is no plain file.
bool look_at(const std::string& name, struct stat& file) {
    const int failed = name == "-" ? ::fstat(STDIN_FILENO, &file) : ::stat(name.c_str(), &file);
    return failed == 0 && S_ISREG(file.st_mode);
}

bool are_same(const std::string& one, const std::string& other) {
    struct stat first {
    }, second{};
    return look_at(one, first) && look_at(other, second) && first.st_dev == second.st_dev &&
           first.st_ino == second.st_ino;
}

bool holds_game(const std::string& file) {
    std::istringstream none;
    try {
        read_game(read_input(file, none));
        return true;
    } catch (const Error&) {
        return false;
    }
}

/// Whether the file would be met on a walk through the directory.
bool is_read_below(const std::string& directory, const std::string& file) {
    std::error_code problem;
    if (!fs::is_directory(file_path(directory), problem)) return false;
    const auto top = fs::canonical(file_path(directory), problem).generic_string() + '/';
    if (!fs::canonical(file_path(file), problem).generic_string().starts_with(top)) return false;
    const NameKind kind = kind_of_name(file);
    return kind == NameKind::record || (kind == NameKind::perhaps && holds_game(file));
}

[[noreturn]] void refuse(const std::string& output) {
    throw WrongUse(fmt::format("{} is an input; write the results to another file", printable_name(output)));
}

void refuse_same(const std::string& output, const std::string& input) {
    if (are_same(output, input)) refuse(output);
}

void refuse_listed(const std::string& output, const BatchCommand& command) {
    struct stat ignored {};
    if (!look_at(*command.files_from, ignored))
        return;  // a pipe is read once; its paths are looked at as they come
    std::ifstream list(*command.files_from, std::ios::binary);
    PathList paths({}, &list, command.zero_separated ? '\0' : '\n');
    while (const auto path = paths.next()) refuse_same(output, *path);
}

void refuse_inputs(const std::string& output, const BatchCommand& command) {
    if (struct stat ignored{}; output.empty() || output == "-" || !look_at(output, ignored)) return;
    for (const std::string& path : command.paths) {
        refuse_same(output, path);
        if (is_read_below(path, output)) refuse(output);
    }
    if (!command.files_from) return;
    refuse_same(output, *command.files_from);
    if (*command.files_from != "-") refuse_listed(output, command);
}

/// Whether two results would be one plain file, which may not be there yet.
bool would_be_one(const std::string& one, const std::string& other) {
    if (one.empty() || other.empty() || one == "-" || other == "-" || !is_replaceable(one)) return false;
    std::error_code problem;
    const auto path_of = [&](const std::string& name) {
        return fs::weakly_canonical(file_path(name), problem);
    };
    return are_same(one, other) || (path_of(one) == path_of(other) && !problem);
}

}  // namespace

void refuse_overwriting(const std::string& output, const std::string& input) {
    if (!output.empty() && output != "-") refuse_same(output, input);
}

void refuse_overwriting(const std::string& output, const Unit& file) {
    if (output.empty() || output == "-" || !are_same(output, file.name)) return;
    if (file.asked_for || holds_game(file.name)) refuse(output);
}

void refuse_overwriting(const BatchCommand& command, const std::string& input) {
    refuse_overwriting(command.output, input);
    refuse_overwriting(command.account, input);
}

void refuse_overwriting(const BatchCommand& command) {
    refuse_inputs(command.output, command);
    refuse_inputs(command.account, command);
    if (would_be_one(command.output, command.account))
        throw WrongUse(fmt::format("{} cannot hold the results and their summary; write one to another file",
                                   printable_name(command.account)));
}

}  // namespace goterr
