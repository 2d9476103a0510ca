#include "unit_source.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <istream>

#include <fmt/format.h>

#include "goterr/commands/streams.hpp"

namespace goterr {

namespace {

constexpr std::size_t bytes_at_a_time = std::size_t{64} << 10;
constexpr std::size_t longest_magic = 512;

/// Stands in the place of all that cannot be found because of it.
Unit with_problem(Unit unit, const Error& error) {
    unit.problem = error.what();
    unit.hides_others = true;
    return unit;
}

/// Tells what is odd, and holds no game.
Unit without_games(Unit unit, std::string warning) {
    unit.warning = std::move(warning);
    unit.bytes.emplace();
    unit.asked_for = false;
    return unit;
}

/// In directories names decide, so that not every file has to be opened; a file that was given is looked
/// into.
bool is_archive(const Unit& file) {
    if (!file.plain) return false;
    if (is_archive_name(file.name)) return true;
    if (!file.asked_for || kind_of_name(file.name) == NameKind::record) return false;
    std::string start(longest_magic, '\0');
    errno = 0;
    std::ifstream in(file.name, std::ios::binary);
    in.read(start.data(), static_cast<std::streamsize>(start.size()));
    if (!in.is_open() || is_broken(in)) throw Error(std::string("cannot be read: ") + std::strerror(errno));
    return is_archive_start(std::string_view(start).substr(0, static_cast<std::size_t>(in.gcount())));
}

/// The bytes of a stream in pieces; `owner` lives as long as they are asked for.
ByteSource pieces_of(std::istream& in, std::shared_ptr<std::istream> owner) {
    auto piece = std::make_shared<std::string>(bytes_at_a_time, '\0');
    return [&in, owner = std::move(owner), piece] {
        errno = 0;
        in.read(piece->data(), static_cast<std::streamsize>(piece->size()));
        if (is_broken(in)) throw Error(std::string("cannot be read: ") + std::strerror(errno));
        return std::string_view(*piece).substr(0, static_cast<std::size_t>(in.gcount()));
    };
}

}  // namespace

std::optional<std::string> PathList::next() {
    if (given_out_ < paths_.size()) return paths_[given_out_++];
    std::string path;
    errno = 0;
    while (list_ && std::getline(*list_, path, end_)) {
        if (end_ == '\n' && path.ends_with('\r')) path.pop_back();
        if (!path.empty()) return path;
    }
    if (list_ && is_broken(*list_))
        throw Error(std::string("the list of files cannot be read to its end: ") + std::strerror(errno));
    return std::nullopt;
}

std::optional<Unit> UnitSource::next() {
    for (;;) {
        if (collection_) {
            if (auto unit = collection_->next()) return measured(*std::move(unit));
            collection_.reset();
        }
        if (!archives_.empty()) {
            if (auto unit = next_of_archive()) return unit;
            continue;
        }
        if (!walk_) {
            auto path = paths_.next();
            if (!path) return std::nullopt;
            walk_.emplace(*std::move(path));
        }
        if (auto file = walk_->next()) {
            if (auto unit = begin(*file)) return unit;
        } else {
            walk_.reset();
        }
    }
}

/// A file of an archive stands for the bytes of the archive that were read for it, and tells what was odd
/// about them.
Unit UnitSource::measured(Unit unit) {
    if (archives_.empty()) return unit;
    const std::uint64_t at = archives_.front().archive->position();
    unit.size = at - std::exchange(read_of_archive_, at);
    unit.warning = archives_.back().archive->take_warning();
    return unit;
}

/// Opens what holds many games; gives back what is a unit at once.
std::optional<Unit> UnitSource::begin(const Unit& file) {
    if (!file.problem.empty() || file.own) return file;
    try {
        if (is_archive(file)) {
            archives_.push_back({std::make_unique<Archive>(file.name), file});
            read_of_archive_ = 0;
            return std::nullopt;
        }
        if (file.plain && file.size <= longest_unit) return file;
        collection_.emplace(file, stream_bytes(file.name));
        return std::nullopt;
    } catch (const Error& error) {
        return with_problem(file, error);
    }
}

ByteSource UnitSource::stream_bytes(const std::string& path) {
    if (path == "-") return pieces_of(in_, nullptr);
    errno = 0;
    auto file = std::make_shared<std::ifstream>(path, std::ios::binary);
    if (!*file) throw Error(std::string("cannot be read: ") + std::strerror(errno));
    std::istream& in = *file;
    return pieces_of(in, std::move(file));
}

/// Opens the next file of the archive that may be a game. What is broken ends the archive with a unit that
/// says so.
std::optional<Unit> UnitSource::next_of_archive() {
    Unit unit = archives_.back().common;
    try {
        const auto member = archives_.back().archive->next_member();
        if (!member) return end_of_archive(std::move(unit));
        if (member->name.empty()) return enter(std::move(unit), false);
        const std::string name = member->name.starts_with("./") ? member->name.substr(2) : member->name;
        const NameKind kind = kind_of_name(name);
        if (kind == NameKind::other || (member->link && kind != NameKind::record)) return std::nullopt;
        unit.name += "!/" + name;
        unit.key += "!/" + name;
        unit.own = kind == NameKind::own;
        if (unit.own) return unit;
        unit.asked_for = kind == NameKind::record;
        if (member->link)
            return without_games(std::move(unit),
                                 "is a link to " + *member->link + ", and no game of its own");
        return enter(std::move(unit), is_archive_name(name));
    } catch (const Error& error) {
        archives_.pop_back();
        return with_problem(std::move(unit), error);
    }
}

/// What is odd about the archive as a whole is told by a unit without games.
std::optional<Unit> UnitSource::end_of_archive(Unit unit) {
    std::string warning = archives_.back().archive->take_warning();
    archives_.pop_back();
    if (warning.empty()) return std::nullopt;
    return without_games(std::move(unit), std::move(warning));
}

/// Goes into the file that the archive stands at; what is wrong with that one does not end the archive.
std::optional<Unit> UnitSource::enter(Unit unit, bool as_archive) {
    Archive& outer = *archives_.back().archive;
    if (!as_archive) {
        collection_.emplace(std::move(unit), [&outer] { return outer.read(); });
        return std::nullopt;
    }
    try {
        if (archives_.size() == deepest_archive)
            throw Error(
                fmt::format("is an archive inside of {} others: unpack the outer ones", deepest_archive));
        archives_.push_back({std::make_unique<Archive>(outer), unit});
        return std::nullopt;
    } catch (const Error& error) {
        return with_problem(std::move(unit), error);
    }
}

}  // namespace goterr
