/// The files that paths stand for: each path itself, or in a directory everything below it in the order of
/// names, so that two runs meet the same files in the same order.
///
/// Hidden files and files whose names say that they are something else are passed over in directories; what
/// goterr itself has left is given back as such, to be counted. A directory is entered once, whatever links
/// lead to it.
#pragma once

#include <set>
#include <utility>

#include "unit.hpp"

namespace goterr {

/// What the name of a file in a directory or an archive promises.
enum class NameKind {
    record,   ///< a game or an archive of games: what cannot be read is an error
    perhaps,  ///< a text that may be a board
    own,      ///< what goterr keeps beside its results: `NAME.goterr.part`, `NAME.goterr.run` ...
    other     ///< nothing for goterr
};

NameKind kind_of_name(std::string_view name);

class FileWalk {
public:
    explicit FileWalk(std::string path) : root_(path.size()), first_(std::move(path)) {}

    /// The next file as one unit, or nothing at the end. Its key is the path below what was given; it is
    /// asked for where the user named it, or where by its name it is a record.
    std::optional<Unit> next();

private:
    struct Directory {
        std::string path;
        std::vector<std::string> names;  ///< the next one last
    };

    std::optional<Unit> visit(std::string path, bool given);
    std::optional<Unit> enter(const std::string& path);
    Unit found(std::string path, bool asked_for) const;

    std::size_t root_;  ///< length of the path that was given
    std::optional<std::string> first_;
    std::vector<Directory> open_;
    std::set<std::pair<std::uint64_t, std::uint64_t>> entered_;  ///< device and file number
};

}  // namespace goterr
