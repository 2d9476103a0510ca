/// The files that paths stand for: each path itself, or in a directory everything below it in the order of
/// names, so that two runs meet the same files in the same order.
///
/// Hidden files and files whose names say that they are something else are passed over in directories; what
/// goterr itself has left is given back as such, to be counted. A directory is entered once, whatever links
/// lead to it.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace goterr {

/// What the name of a file in a directory or an archive promises.
enum class NameKind {
    record,   ///< a game or an archive of games: what cannot be read is an error
    perhaps,  ///< a text that may be a board
    own,      ///< what goterr keeps beside its results: `NAME.goterr.part`, `NAME.goterr.run` ...
    other     ///< nothing for goterr
};

NameKind kind_of_name(std::string_view name);

struct FoundFile {
    std::string path;
    std::string key;            ///< the path below what was given
    bool asked_for = false;     ///< named by the user, or by its name a record
    std::string problem;        ///< why there is nothing to read, if so
    bool hides_others = false;  ///< the problem: a folder, or what may be one
    std::uint64_t size = 0;     ///< bytes, 0 where that is not known
    bool plain = false;         ///< a file, not a pipe or a device
    bool own = false;           ///< goterr's own, in a directory: nothing to read
};

class FileWalk {
public:
    explicit FileWalk(std::string path) : root_(path.size()), first_(std::move(path)) {}

    /// The next file, or nothing at the end.
    std::optional<FoundFile> next();

private:
    struct Directory {
        std::string path;
        std::vector<std::string> names;  ///< the next one last
    };

    std::optional<FoundFile> visit(std::string path, bool given);
    std::optional<FoundFile> enter(const std::string& path);
    FoundFile found(std::string path, bool asked_for) const;

    std::size_t root_;  ///< length of the path that was given
    std::optional<std::string> first_;
    std::vector<Directory> open_;
    std::set<std::pair<std::uint64_t, std::uint64_t>> entered_;  ///< device and file number
};

}  // namespace goterr
