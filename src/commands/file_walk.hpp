/// The files that paths stand for: each path itself, or in a directory everything below it in the order of
/// names, so that two runs meet the same files in the same order.
///
/// Hidden files and what goterr writes itself (`*.goterr.*`) are passed over in directories. A directory is
/// entered once for each path that was given, whatever links lead to it.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace goterr {

struct FoundFile {
    std::string name;
    bool asked_for = false;  ///< named by the user, not met in a directory
    std::string problem;     ///< why there is nothing to read, if so
};

class FileWalk {
public:
    explicit FileWalk(std::string path) : first_(std::move(path)) {}

    /// The next file, or nothing at the end.
    std::optional<FoundFile> next();

private:
    struct Directory {
        std::string path;
        std::vector<std::string> names;  ///< the next one last
    };

    std::optional<FoundFile> visit(std::string path, bool asked_for);
    std::optional<FoundFile> enter(const std::string& path);

    std::optional<std::string> first_;
    std::vector<Directory> open_;
    std::set<std::pair<unsigned long long, unsigned long long>> entered_;  ///< device and file number
};

}  // namespace goterr
