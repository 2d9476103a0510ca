
#include "charset.hpp"
#include "game_log.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/record/result.hpp"
#include "server_records.hpp"
#include "sgf/sgf_node.hpp"
#include "sgf/sgf_values.hpp"

namespace goterr {
namespace {

constexpr BoardSize gib_size{19, 19};

/// The value of `NAME:value` in a list of such pairs.
std::string_view value_of(std::string_view pairs, std::string_view name) {
    for (const std::string_view pair : pieces(pairs, ','))
        if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == ':')
            return pair.substr(name.size() + 1);
    return {};
}

/// How a game ended, as GRLT numbers it, with the margin in tenths of points.
std::string result_of(int kind, std::optional<int> margin) {
    const double points = margin.value_or(0) / 10.0;
    switch (kind) {
        case 0:
        case 1: return points > 0 ? result_text(kind == 0 ? points : -points) : std::string();
        case 3: return "B+R";
        case 4: return "W+R";
        case 7: return "B+T";
        case 8: return "W+T";
        default: return {};
    }
}

class GibReader {
public:
    explicit GibReader(std::string_view text) : lines_(text), log_(text, gib_size) {}

    Game read() {
        while (lines_.next()) read_line(lines_.line());
        return log_.take();
    }

private:
    void read_line(std::string_view line) {
        if (line.starts_with("\\[")) {
            read_header(line.substr(2));
        } else if (line.starts_with("INI")) {
            const auto fields = pieces(line, ' ');
            const auto stones = fields.size() > 3 ? read_integer(fields[3]) : std::nullopt;
            if (stones && !log_.has_steps()) log_.set_up_handicap(*stones, lines_.offset());
        } else if (line.starts_with("STO")) {
            read_move(pieces(line, ' '));
        } else if (line.starts_with("SKI")) {
            log_.pass(next_, lines_.offset());
            next_ = opponent(next_);
        }
    }

    void read_header(std::string_view field) {
        if (field.ends_with("\\]")) field.remove_suffix(2);
        const std::size_t sign = field.find('=');
        if (sign == std::string_view::npos) return;
        const std::string_view name = field.substr(0, sign), value = trimmed(field.substr(sign + 1));
        if (name == "GAMEBLACKNAME" || name == "GAMEBLACKNICK") set(log_.info().facts.black_player, value);
        if (name == "GAMEWHITENAME" || name == "GAMEWHITENICK") set(log_.info().facts.white_player, value);
        if (name == "GAMEDATE") set(log_.info().facts.date, value);
        if (name == "GAMEPLACE") set(log_.info().facts.place, value);
        if (name == "GAMEGONGJE") read_komi(value);
        if (name != "GAMEINFOMAIN") return;
        if (!log_.info().komi) read_komi(value_of(value, "GONGJE"));
        if (const auto kind = read_integer(value_of(value, "GRLT")))
            log_.set_result(result_of(*kind, read_integer(value_of(value, "ZIPSU"))));
    }

    static void set(std::string& name, std::string_view value) {
        if (name.empty()) name = guessed_utf8(value);
    }

    void read_komi(std::string_view value) {
        const auto komi = read_integer(value);
        if (komi && *komi >= 0 && *komi <= 2000) log_.info().komi = *komi / 10.0;
    }

    /// STO 0 N COLOR X Y
    void read_move(const std::vector<std::string_view>& fields) {
        const std::size_t offset = lines_.offset();
        if (fields.size() < 6) log_.fail(offset, "this move is not complete");
        const bool black = fields[3] == "1", white = fields[3] == "2";
        if (!black && !white) log_.fail(offset, "the color of a move is 1 or 2, not " + quoted(fields[3]));
        next_ = black ? Color::black : Color::white;
        const auto x = read_integer(fields[4]), y = read_integer(fields[5]);
        const Point point{x.value_or(-1), gib_size.height - 1 - y.value_or(-1)};
        if (!x || !y || !gib_size.contains(point))
            log_.fail(offset, quoted(lines_.line()) + " is no move on a 19x19 board");
        log_.move(next_, point, offset);
        next_ = opponent(next_);
    }

    LineReader lines_;
    GameLog log_;
    Color next_ = Color::black;
};

}  // namespace

Game read_gib(std::string_view text) { return GibReader(text).read(); }

}  // namespace goterr
