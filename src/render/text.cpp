#include "goterr/render/text.hpp"

#include <fmt/format.h>

#include "goterr/record/result.hpp"
#include "goterr/render/summary.hpp"

namespace goterr {

namespace {

/// One drawing a kind of point.
struct Marks {
    std::string_view black, white;            ///< living stones
    std::string_view dead_black, dead_white;  ///< on the enemy's territory
    std::string_view black_point, white_point, nobody;
};

constexpr Marks ascii_marks{"X", "O", "x", "o", "+", "-", "."};
constexpr Marks unicode_marks{"●", "○", "⊗", "⊙", "▪", "▫", "·"};

const Marks& marks_of(const RenderOptions& options) {
    return options.charset == Charset::unicode ? unicode_marks : ascii_marks;
}

std::string_view mark_at(const Estimate& estimate, Point p, const Marks& marks) {
    const bool dead = estimate.dead.contains(p);
    switch (estimate.position.board[p]) {
        case Color::black: return dead ? marks.dead_black : marks.black;
        case Color::white: return dead ? marks.dead_white : marks.white;
        case Color::empty: break;
    }
    if (estimate.owner[p] == Color::black) return marks.black_point;
    return estimate.owner[p] == Color::white ? marks.white_point : marks.nobody;
}

std::string column_names(BoardSize size) {
    std::string line = "  ";
    for (int column = 0; column < size.width; ++column) {
        std::string name = name_of(Point{column, 0});
        name.pop_back();
        line += fmt::format("{:>2}", name);
    }
    return line + '\n';
}

std::string legend(const Marks& marks) {
    return fmt::format("{} Black  {} White  {} {} dead  {} Black's points  {} White's points  {} nobody's\n",
                       marks.black, marks.white, marks.dead_black, marks.dead_white, marks.black_point,
                       marks.white_point, marks.nobody);
}

std::string heading(const Estimate& estimate, const Provenance& from) {
    std::string text = from.file == "-" ? "standard input" : from.file;
    if (from.game > 1) text += fmt::format(", game {}", from.game);
    text += from.move == 0 ? ", no moves" : fmt::format(", after move {}", from.move);
    if (from.last_move) text += fmt::format(" ({})", name_of(*from.last_move));
    text += fmt::format(", {} to move, {} rules\n", title_of(estimate.position.to_move),
                        estimate.options.rules.name);
    return text;
}

std::string score_row(std::string_view what, double black, double white) {
    return fmt::format("  {:<10}{:>8}{:>8}\n", what, short_number(black), short_number(white));
}

/// Rows where neither side has anything are left out.
std::string score_table(const Score& score) {
    const SideScore &black = score.black, &white = score.white;
    std::string table = fmt::format("  {:<10}{:>8}{:>8}\n", "", "Black", "White");
    const auto add = [&](std::string_view what, double b, double w) {
        if (b != 0 || w != 0) table += score_row(what, b, w);
    };
    add("territory", black.territory, white.territory);
    add("prisoners", black.prisoners, white.prisoners);
    add("stones", black.stones, white.stones);
    add("komi", black.komi, white.komi);
    return table + score_row("total", black.total(), white.total());
}

std::string interval(const Estimate& estimate) {
    if (estimate.low == estimate.high) return "";
    return fmt::format("  (four times in five from {} to {})", result_text(estimate.low),
                       result_text(estimate.high));
}

std::string remarks(const Estimate& estimate, const Provenance& from) {
    std::string text;
    if (from.recorded_result) text += fmt::format("Recorded result: {}\n", *from.recorded_result);
    for (const auto& fight : unsettled_fights(estimate)) {
        std::string names;
        for (const Point p : fight) names += (names.empty() ? "" : ", ") + name_of(p);
        text += fmt::format("Unsettled, who moves first decides: {}\n", names);
    }
    if (!estimate.finished) text += "The game is not over: there are points of value left to play.\n";
    if (!estimate.confident) text += "Not sure: look at the position yourself before you rely on this.\n";
    return text;
}

}  // namespace

std::string render_text_board(const Estimate& estimate, const RenderOptions& options) {
    const Marks& marks = marks_of(options);
    const BoardSize size = estimate.position.board.size();
    std::string text = column_names(size);
    for (int row = size.height - 1; row >= 0; --row) {
        text += fmt::format("{:>2}", row + 1);
        for (int column = 0; column < size.width; ++column)
            text += fmt::format(" {}", mark_at(estimate, Point{column, row}, marks));
        text += fmt::format(" {}\n", row + 1);
    }
    return text + column_names(size);
}

std::string render_text(const Estimate& estimate, const Provenance& from, const RenderOptions& options) {
    return heading(estimate, from) + '\n' + render_text_board(estimate, options) + '\n' +
           legend(marks_of(options)) + '\n' + score_table(estimate.score) + '\n' +
           result_text(estimate.lead()) + interval(estimate) + '\n' + remarks(estimate, from);
}

}  // namespace goterr
