#include "collection.hpp"

#include "goterr/record/games.hpp"

namespace goterr {

/// Whether as many bytes as wanted are there.
bool Collection::fill(std::size_t wanted) {
    while (read_.size() <= wanted && !complete_) {
        const std::string_view more = bytes_();
        complete_ = more.empty();
        read_ += more;
    }
    return read_.size() > wanted;
}

Unit Collection::rest() {
    over_ = true;
    next_.size = read_.size();
    next_.bytes = std::move(read_);
    return std::move(next_);
}

Unit Collection::cut(std::size_t length, int games, TextPlace end) {
    Unit unit = next_;
    unit.bytes = read_.substr(0, length);
    unit.size = length;
    read_.erase(0, length);
    next_.first_game += games;
    next_.start = in_whole({end, {}}, next_.start).where;
    return unit;
}

std::optional<Unit> Collection::next() {
    if (over_) return std::nullopt;
    try {
        for (std::size_t wanted = longest_unit; fill(wanted); wanted *= 2) {
            if (const WholeGames whole = whole_games(read_); whole.games > 0)
                return cut(whole.bytes, whole.games, whole.end);
            if (wanted > longest_game) throw Error("holds a game of more than 64 megabytes");
        }
    } catch (const Error& error) {
        read_.clear();
        next_.problem = error.what();
        next_.hides_others = true;
    }
    return rest();
}

}  // namespace goterr
