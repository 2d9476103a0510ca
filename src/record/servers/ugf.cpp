#include <cmath>

#include "charset.hpp"
#include "game_log.hpp"
#include "goterr/core/ascii.hpp"
#include "rules_name.hpp"
#include "server_records.hpp"
#include "sgf/sgf_node.hpp"
#include "sgf/sgf_values.hpp"

namespace goterr {
namespace {

/// What the sections before the moves say.
struct UgfHeader {
    BoardSize size;
    std::size_t size_offset = 0;
    bool rows_from_bottom = false;
    std::string charset;
    std::string_view black, white, rules, winner, handicap, date, place, title;
    std::size_t handicap_offset = 0;
    std::size_t rules_offset = 0;
};

bool is_section(std::string_view line) {
    return line.size() > 2 && line.front() == '[' && line.back() == ']';
}

std::string charset_of(std::string_view language) {
    const std::string name = lower(language);
    if (name.starts_with("sjis") || name.starts_with("shift")) return "CP932";
    if (name.starts_with("euc-k") || name.starts_with("ks")) return "CP949";
    return std::string(language.substr(0, 40));
}

void read_field(UgfHeader& header, std::string_view line, std::size_t offset, std::string_view text) {
    const std::size_t sign = line.find('=');
    if (sign == std::string_view::npos) return;
    const std::string name = lower(trimmed(line.substr(0, std::min<std::size_t>(sign, 40))));
    const std::string_view value = trimmed(line.substr(sign + 1));
    if (name == "lang") header.charset = charset_of(value);
    if (name == "playerb") header.black = pieces(value, ',')[0];
    if (name == "playerw") header.white = pieces(value, ',')[0];
    if (name == "date") header.date = pieces(value, ',')[0];
    if (name == "place") header.place = value;
    if (name == "title") header.title = pieces(value, ',')[0];
    if (name == "winner") header.winner = value;
    if (name == "coordinatetype") header.rows_from_bottom = lower(value) == "igs";
    if (name == "rule") header.rules = value;
    if (name == "rule") header.rules_offset = offset;
    if (name == "hdcp") header.handicap = value;
    if (name == "hdcp") header.handicap_offset = offset;
    if (name != "size") return;
    const auto size = read_sgf_size(value).value;
    if (!size) throw ParseError(PlaceFinder(text).at(offset), quoted(value) + " is no size of a board");
    header.size = *size;
}

UgfHeader read_ugf_header(std::string_view text) {
    UgfHeader header;
    LineReader lines(text);
    while (lines.next() && lower(lines.line().substr(0, 6)) != "[data]")
        read_field(header, lines.line(), lines.offset(), text);
    return header;
}

/// `B,1.5`, `W,C` (by resignation), `B,T`.
std::string result_text(std::string_view winner) {
    const auto fields = pieces(winner, ',');
    if (fields[0] != "B" && fields[0] != "W") return {};
    const std::string how(fields.size() > 1 ? fields[1].substr(0, 10) : "");
    if (how == "C") return std::string(fields[0]) + "+R";
    return std::string(fields[0]) + '+' + how;
}

class UgfReader {
public:
    explicit UgfReader(std::string_view text)
        : header_(read_ugf_header(text)), lines_(text), log_(text, header_.size) {}

    Game read() {
        tell();
        bool data = false;
        while (lines_.next()) {
            const std::string_view line = lines_.line();
            if (is_section(line)) {
                data = lower(line) == "[data]";
            } else if (data && !line.empty() && line[0] != '#') {
                read_move(line);
            }
        }
        if (missing_stones_ > 0) log_.report(Odd::handicap_without_stones, header_.handicap_offset);
        return log_.take();
    }

private:
    void tell() {
        GameInfo& info = log_.info();
        info.facts.black_player = to_utf8(header_.black, header_.charset);
        info.facts.white_player = to_utf8(header_.white, header_.charset);
        info.facts.date = to_utf8(header_.date, header_.charset);
        info.facts.event = to_utf8(header_.title, header_.charset);
        info.facts.place = to_utf8(header_.place, header_.charset);
        info.rules = read_rules(header_.rules);
        if (!info.rules && !header_.rules.empty())
            log_.report(Odd::rules_unknown, header_.rules_offset, header_.rules);
        log_.set_result(result_text(header_.winner));
        const auto fields = pieces(header_.handicap, ',');
        log_.set_handicap(read_integer(fields[0]).value_or(0));
        missing_stones_ = info.handicap;
        if (fields.size() < 2) return;
        // Some programs write what black gets, some what white gets.
        if (const auto komi = read_sgf_komi(fields[1], false, header_.size).value)
            info.komi = std::abs(*komi);
    }

    /// QD,B1,1,0: a point, color and number, and the number again; move 0 is a handicap stone. A point off
    /// the board (YA) is a pass.
    void read_move(std::string_view line) {
        const std::size_t offset = lines_.offset();
        const auto fields = pieces(line, ',');
        if (fields.size() < 2 || fields[0].size() != 2 || fields[1].empty())
            log_.fail(offset, quoted(line) + " is no move");
        const char color = fields[1][0];
        if (color != 'B' && color != 'W') log_.fail(offset, quoted(fields[1]) + " is no color of a move");
        const Color side = color == 'B' ? Color::black : Color::white;
        const auto point = point_at(fields[0]);
        const bool handicap = fields.size() > 2 && fields[2] == "0" && missing_stones_ > 0;
        if (!point && fields[0] != "YA" && fields[0] != "ya" && fields[0] != "ZZ")
            log_.fail(offset, quoted(fields[0]) + " is no point of this board");
        if (!point) {
            log_.pass(side, offset);
        } else if (handicap && side == Color::black) {
            log_.set_up(side, *point, offset);
            --missing_stones_;
        } else {
            log_.move(side, *point, offset);
        }
    }

    std::optional<Point> point_at(std::string_view letters) const {
        const auto number = [](char c) { return c >= 'a' && c <= 'z' ? c - 'a' : c - 'A'; };
        const int row = number(letters[1]);
        const Point point{number(letters[0]), header_.rows_from_bottom ? row : header_.size.height - 1 - row};
        return header_.size.contains(point) ? std::optional(point) : std::nullopt;
    }

    UgfHeader header_;
    LineReader lines_;
    GameLog log_;
    int missing_stones_ = 0;
};

}  // namespace

Game read_ugf(std::string_view text) { return UgfReader(text).read(); }

}  // namespace goterr
