#include <cmath>

#include "charset.hpp"
#include "game_log.hpp"
#include "goterr/core/ascii.hpp"
#include "server_records.hpp"
#include "sgf/sgf_node.hpp"
#include "sgf/sgf_values.hpp"

namespace goterr {
namespace {

/// The lines before the moves, from 0.
enum NgfLine { title, size, white, black, site, handicap, unknown, komi, date, time, result, move_count };

constexpr int header_lines = 12;

bool has(std::string_view text, std::initializer_list<std::string_view> words) {
    for (const std::string_view word : words)
        if (text.find(word) != std::string_view::npos) return true;
    return false;
}

/// `Black wins by 3.5`, `黒中押し勝ち`: as SGF writes it, or nothing.
std::string result_in_sgf(const std::string& text) {
    const bool black = has(text, {"Black", "black", "\xe9\xbb\x91", "\xe9\xbb\x92", "\xed\x9d\x91"});
    const bool white = has(text, {"White", "white", "\xe7\x99\xbd", "\xeb\xb0\xb1"});
    if (black == white) return {};
    const std::size_t digit = text.find_first_of("0123456789");
    std::string margin = "R";
    if (digit != std::string::npos)
        margin = text.substr(digit, text.find_first_not_of("0123456789.", digit) - digit);
    return (black ? "B+" : "W+") + margin;
}

/// The name before the rank, which stands behind blanks.
std::string player(std::string_view line) { return guessed_utf8(trimmed(line.substr(0, line.find("  ")))); }

BoardSize size_of(std::string_view text) {
    LineReader lines(text);
    lines.next();
    lines.next();
    const auto side = read_integer(lines.line());
    if (!side || !is_board_size(*side, *side))
        throw ParseError({2, 1}, quoted(lines.line()) + " is no size of a board");
    return {*side, *side};
}

class NgfReader {
public:
    explicit NgfReader(std::string_view text) : lines_(text), log_(text, size_of(text)) {}

    Game read() {
        while (lines_.next()) {
            if (lines_.number() < header_lines && !lines_.line().starts_with("PM")) {
                read_header(lines_.line());
            } else if (lines_.line().starts_with("PM")) {
                read_move(lines_.line());
            }
        }
        return log_.take();
    }

private:
    void read_header(std::string_view line) {
        switch (lines_.number()) {
            case white: log_.info().facts.white_player = player(line); break;
            case black: log_.info().facts.black_player = player(line); break;
            case title: log_.info().facts.event = guessed_utf8(line); break;
            case site: log_.info().facts.place = guessed_utf8(line); break;
            case date: log_.info().facts.date = guessed_utf8(line); break;
            case handicap: log_.set_up_handicap(read_integer(line).value_or(0), lines_.offset()); break;
            case komi: read_komi(line); break;
            case result: log_.set_result(result_in_sgf(guessed_utf8(line))); break;
            default: break;
        }
    }

    /// The half point is not written.
    void read_komi(std::string_view line) {
        const auto points = read_sgf_komi(line, false, log_.size()).value;
        if (!points) {
            log_.report(Odd::komi_unknown, lines_.offset(), line);
            return;
        }
        const bool whole = *points == std::floor(*points) && log_.info().handicap == 0;
        log_.info().komi = whole ? *points + 0.5 : *points;
    }

    /// PM, two letters of the move number, the color, column and row from B; then the same seen from the
    /// other side. AA is a pass.
    void read_move(std::string_view line) {
        const std::size_t offset = lines_.offset();
        if (line.size() < 7) log_.fail(offset, "this move is not complete");
        if (line[4] != 'B' && line[4] != 'W')
            log_.fail(offset, "the color of a move is B or W, not " + quoted(line.substr(4, 1)));
        const Color side = line[4] == 'B' ? Color::black : Color::white;
        const Point point{line[5] - 'B', log_.size().height - 1 - (line[6] - 'B')};
        if (line.substr(5, 2) == "AA") {
            log_.pass(side, offset);
        } else if (log_.size().contains(point)) {
            log_.move(side, point, offset);
        } else {
            log_.fail(offset, quoted(line.substr(5, 2)) + " is no point of this board");
        }
    }

    LineReader lines_;
    GameLog log_;
};

}  // namespace

Game read_ngf(std::string_view text) { return NgfReader(text).read(); }

}  // namespace goterr
