#include "file_walk.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <functional>

#include "archive.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/system/path.hpp"

namespace goterr {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 6> record_extensions{".sgf", ".gib", ".ngf", ".ugf", ".ugi", ".game"};
/// Of a result while it is written, of its journal, of the journal of a finished one, and of a database's
/// lines.
constexpr std::array<std::string_view, 4> own_endings{".goterr.part", ".goterr.part.run", ".goterr.run",
                                                      ".goterr.ndjson"};
constexpr std::array<std::string_view, 4> text_extensions{".txt", ".text", ".board", ".diagram"};

bool has_one_of(std::string_view name, const auto& extensions) {
    return std::any_of(extensions.begin(), extensions.end(),
                       [&](std::string_view extension) { return name.ends_with(extension); });
}

std::string joined(const std::string& directory, const std::string& name) {
    return directory.ends_with('/') ? directory + name : directory + '/' + name;
}

/// The names in a directory that are of interest, from the last to the first.
std::vector<std::string> names_in(const std::string& directory, std::error_code& problem) {
    std::vector<std::string> names;
    for (fs::directory_iterator entry(file_path(directory), problem), end; !problem && entry != end;
         entry.increment(problem)) {
        std::string name = entry->path().filename().string();
        if (!name.starts_with('.')) names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end(), std::greater<>());
    names.shrink_to_fit();
    return names;
}

/// Whether a folder or the file itself is hidden; `.` and `..` are ways and no names.
bool is_hidden(std::string_view path) {
    const auto names = split(path, "/");
    return std::any_of(names.begin(), names.end(), [](std::string_view name) {
        return name.starts_with('.') && name != "." && name != "..";
    });
}

/// Directories above were chosen already, hidden ones too where the user named them.
NameKind kind_in_directory(std::string_view path) { return kind_of_name(path.substr(path.rfind('/') + 1)); }

}  // namespace

NameKind kind_of_name(std::string_view path) {
    const bool hidden = is_hidden(path);
    const std::string_view written = path.substr(path.rfind('/') + 1);
    const std::string name = lower(written);
    if (hidden) return NameKind::other;
    if (has_one_of(written, own_endings)) return NameKind::own;
    if (has_one_of(name, record_extensions) || is_archive_name(name)) return NameKind::record;
    const bool plain_name = name.find('.') == std::string_view::npos;
    return plain_name || has_one_of(name, text_extensions) ? NameKind::perhaps : NameKind::other;
}

std::optional<Unit> FileWalk::next() {
    if (first_) {
        const std::string path = *std::exchange(first_, std::nullopt);
        if (auto file = visit(path, true)) return file;
    }
    while (!open_.empty()) {
        Directory& directory = open_.back();
        if (directory.names.empty()) {
            open_.pop_back();
            continue;
        }
        std::string path = joined(directory.path, directory.names.back());
        directory.names.pop_back();
        if (auto file = visit(std::move(path), false)) return file;
    }
    return std::nullopt;
}

Unit FileWalk::found(std::string path, bool asked_for) const {
    Unit file;
    file.key = path.size() > root_ ? path.substr(root_) : path;
    if (file.key.starts_with('/') && path.size() > root_) file.key.erase(0, 1);
    file.name = std::move(path);
    file.asked_for = asked_for;
    return file;
}

/// A file is given back, a directory entered; anything else is passed over in directories. Pipes and devices
/// count as files when they are given by name.
std::optional<Unit> FileWalk::visit(std::string path, bool given) {
    struct stat status {};
    const bool asked_for = given || kind_in_directory(path) == NameKind::record;
    Unit file = found(std::move(path), asked_for);
    if (file.name == "-" && given) return file;
    if (::stat(file.name.c_str(), &status) != 0) {
        const int reason = errno;
        file.problem = std::string("cannot be read: ") + std::strerror(reason);
        file.hides_others = given || reason != ENOENT;
        const NameKind kind = kind_in_directory(file.name);
        const bool gone = reason == ENOENT && (kind == NameKind::other || kind == NameKind::own);
        return gone ? std::nullopt : std::optional(file);
    }
    if (S_ISDIR(status.st_mode)) {
        const bool fresh = entered_.emplace(status.st_dev, status.st_ino).second;
        return fresh ? enter(file.name) : std::nullopt;
    }
    file.plain = S_ISREG(status.st_mode);
    file.own = !given && kind_in_directory(file.name) == NameKind::own;
    if (file.plain && !file.own) file.size = static_cast<std::uint64_t>(status.st_size);
    if (given) return file;
    return file.plain && kind_in_directory(file.name) != NameKind::other ? std::optional(file) : std::nullopt;
}

std::optional<Unit> FileWalk::enter(const std::string& path) {
    std::error_code problem;
    Directory directory{path, names_in(path, problem)};
    if (!problem && ::faccessat(AT_FDCWD, path.c_str(), X_OK, AT_EACCESS) != 0)
        problem = std::error_code(errno, std::generic_category());
    if (problem) {
        Unit file = found(path, true);
        file.problem = "cannot be read: " + problem.message();
        file.hides_others = true;
        return file;
    }
    open_.push_back(std::move(directory));
    return std::nullopt;
}

}  // namespace goterr
