#include "file_walk.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <functional>

namespace goterr {

namespace {

namespace fs = std::filesystem;

bool is_passed_over(const std::string& name) {
    return name.empty() || name.front() == '.' || name.find(".goterr.") != std::string::npos;
}

std::string joined(const std::string& directory, const std::string& name) {
    return directory.back() == '/' ? directory + name : directory + '/' + name;
}

/// The names in a directory from the last to the first.
std::vector<std::string> names_in(const std::string& directory, std::error_code& problem) {
    std::vector<std::string> names;
    for (fs::directory_iterator entry(directory, problem), end; !problem && entry != end;
         entry.increment(problem)) {
        std::string name = entry->path().filename().string();
        if (!is_passed_over(name)) names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end(), std::greater<>());
    return names;
}

}  // namespace

std::optional<FoundFile> FileWalk::next() {
    if (first_) {
        const std::string path = *std::exchange(first_, std::nullopt);
        if (auto found = visit(path, true)) return found;
    }
    while (!open_.empty()) {
        Directory& directory = open_.back();
        if (directory.names.empty()) {
            open_.pop_back();
            continue;
        }
        std::string path = joined(directory.path, directory.names.back());
        directory.names.pop_back();
        if (auto found = visit(std::move(path), false)) return found;
    }
    return std::nullopt;
}

/// A file is given back, a directory entered, anything else (sockets, links to nowhere) passed over in
/// directories. Pipes and devices count as files when asked for by name.
std::optional<FoundFile> FileWalk::visit(std::string path, bool asked_for) {
    struct stat status {};
    if (path != "-" && ::stat(path.c_str(), &status) != 0) {
        if (!asked_for) return std::nullopt;
        return FoundFile{std::move(path), asked_for, std::string("cannot be read: ") + std::strerror(errno)};
    }
    if (S_ISDIR(status.st_mode)) {
        const bool fresh = entered_.emplace(status.st_dev, status.st_ino).second;
        return fresh ? enter(path) : std::nullopt;
    }
    if (!asked_for && !S_ISREG(status.st_mode)) return std::nullopt;
    return FoundFile{std::move(path), asked_for, {}};
}

std::optional<FoundFile> FileWalk::enter(const std::string& path) {
    std::error_code problem;
    Directory directory{path, names_in(path, problem)};
    if (problem) return FoundFile{path, true, "cannot be read: " + problem.message()};
    open_.push_back(std::move(directory));
    return std::nullopt;
}

}  // namespace goterr
