/// All units of a batch in the order of its inputs: files, directories, lists of files, archives,
/// collections. Small files are left for the worker to read.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "archive.hpp"
#include "collection.hpp"
#include "file_walk.hpp"

namespace goterr {

/// The paths that were given and those of the list, one by one.
class PathList {
public:
    /// `list` may be null; names in it end in `end`.
    PathList(std::vector<std::string> paths, std::istream* list, char end)
        : paths_(std::move(paths)), list_(list), end_(end) {}

    /// Throws `Error` where the list breaks off.
    std::optional<std::string> next();

private:
    std::vector<std::string> paths_;
    std::size_t given_out_ = 0;
    std::istream* list_;
    char end_;
};

class UnitSource {
public:
    /// `in` is what the path `-` stands for.
    UnitSource(PathList paths, std::istream& in) : paths_(std::move(paths)), in_(in) {}

    std::optional<Unit> next();

private:
    /// An archive and what its files have in common.
    struct OpenArchive {
        std::unique_ptr<Archive> archive;
        Unit common;
    };

    std::optional<Unit> next_of_archive();
    std::optional<Unit> enter(Unit unit, bool as_archive);
    std::optional<Unit> begin(const Unit& file);
    Unit measured(Unit unit);
    std::optional<Unit> end_of_archive(Unit unit);
    ByteSource stream_bytes(const std::string& path);

    PathList paths_;
    std::istream& in_;
    std::optional<FileWalk> walk_;
    std::vector<OpenArchive> archives_;  ///< one inside of the other, the innermost last
    std::uint64_t read_of_archive_ = 0;
    std::optional<Collection> collection_;
};

}  // namespace goterr
