#include "goterr/render/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "goterr/core/joined.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/estimate/expectation.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/ink.hpp"
#include "goterr/render/words.hpp"
#include "goterr/render/wrap.hpp"
#include "text_board.hpp"

namespace goterr {

namespace {

std::string heading(const Estimate& estimate, const Provenance& from) {
    std::string text = from.file == "-" ? "standard input" : printable_name(from.file);
    if (from.game > 1) text += fmt::format(", game {}", from.game);
    text += from.move == 0 ? ", no moves" : fmt::format(", after move {}", from.move);
    if (from.last_move) text += fmt::format(" ({})", name_of(*from.last_move));
    text += fmt::format(", {} to move, {} rules", title_of(estimate.position.to_move),
                        estimate.options.rules.name);
    if (estimate.options.handicap >= 2) text += fmt::format(", handicap {}", estimate.options.handicap);
    return text + '\n';
}

std::string score_row(std::string_view what, double black, double white) {
    return fmt::format("  {:<10}{:>8}{:>8}", what, short_number(black), short_number(white));
}

/// Rows where neither side has anything are left out.
std::vector<std::string> score_table(const Score& score) {
    const SideScore &black = score.black, &white = score.white;
    std::vector<std::string> table{fmt::format("  {:<10}{:>8}{:>8}", "", "Black", "White")};
    const auto add = [&](std::string_view what, double b, double w) {
        if (b != 0 || w != 0) table.push_back(score_row(what, b, w));
    };
    add("territory", black.territory, white.territory);
    add("prisoners", black.prisoners, white.prisoners);
    add("stones", black.stones, white.stones);
    table.push_back(score_row("komi", black.komi, white.komi));
    table.push_back(score_row("total", black.total(), white.total()));
    return table;
}

std::string interval_note(const Estimate& estimate) {
    if (estimate.low == estimate.high) return "";
    return "four times in five: " + range_in_words(estimate.low, estimate.lead(), estimate.high);
}

std::string problem_remarks(const Estimate& estimate) {
    return whole_board_in_words(estimate) + "\n`goterr problem` reads it to the end and shows the moves.\n";
}

/// Beyond any mistake in counting.
constexpr double at_odds = 20;

/// Where a sure estimate and the record are far apart one of them is wrong, and the reader should know.
std::string record_note(const Estimate& estimate, const Provenance& from) {
    if (!from.recorded_result || !estimate.confident) return "";
    const auto margin = margin_of(*from.recorded_result);
    const double lead = lead_by_record(estimate.lead(), estimate.position, estimate.options);
    if (!margin || std::abs(*margin - lead) <= at_odds) return "";
    return fmt::format(
        "The recorded result is {} points from this count: the record breaks off early, or one of them is "
        "wrong.\n",
        short_number(std::abs(*margin - lead)));
}

std::string fight_line(const Estimate& estimate, const std::vector<Point>& fight) {
    const bool by_turn = std::any_of(fight.begin(), fight.end(), [&](Point p) {
        return dragon_at(estimate.dragons, p)->status == Status::critical;
    });
    return fmt::format("{}: {}\n",
                       by_turn ? "Unsettled, who moves first decides" : "In doubt, whoever moves first",
                       names_of(fight, ", "));
}

std::string left_to_play(const Estimate& estimate) {
    if (estimate.kos_left.empty()) return "there are points of value left to play";
    std::vector<Point> kos;
    for (const Point p : estimate.kos_left) kos.push_back(p);
    return fmt::format("{} left at {}", kos.size() == 1 ? "a ko is" : "kos are", names_of(kos, ", "));
}

std::string remarks(const Estimate& estimate, const Provenance& from) {
    std::string text;
    if (const Prisoners taken = drawn_captures(estimate.position); taken.black != 0 || taken.white != 0)
        text += fmt::format("Captures: black {}, white {}\n", taken.black, taken.white);
    if (from.recorded_result) text += fmt::format("Recorded result: {}\n", one_line(*from.recorded_result));
    text += record_note(estimate, from);
    if (!estimate.advised_by.empty()) text += advice_in_words(estimate) + '\n';
    if (shows_problem(estimate, from)) return text + problem_remarks(estimate);
    for (const auto& fight : unsettled_fights(estimate)) text += fight_line(estimate, fight);
    for (const OpenBorder& border : estimate.open_borders) text += border_in_words(border) + '\n';
    if (const std::string other = other_count_in_words(estimate); !other.empty()) text += other + '\n';
    if (!estimate.finished) text += fmt::format("The game is not over: {}.\n", left_to_play(estimate));
    if (!estimate.confident) text += "Not sure: look at the position yourself before you rely on this.\n";
    return text;
}

/// The moves of the end, one a line.
std::string played_out_lines(const std::vector<LastMove>& moves) {
    if (moves.empty()) return "Played out: no small move is left.\n";
    std::string text = "Played out:\n";
    int number = 0;
    for (const LastMove& move : moves)
        text += fmt::format("{:>4}. {} {:<4} {}\n", ++number, letter_of(move.side),
                            move.point ? name_of(*move.point) : "pass", reason_in_words(move.reason));
    return text;
}

/// Score, how it comes about, legend: what stands beside the board.
std::vector<std::string> panel(const Estimate& estimate, const Provenance& from,
                               const RenderOptions& options) {
    std::vector<std::string> lines;
    if (shows_problem(estimate, from)) {
        lines = {bold(question_in_words(estimate), options.color), ""};
    } else {
        lines = {bold(result_text(estimate.lead()), options.color)};
        if (const std::string around = interval_note(estimate); !around.empty())
            lines.back() += "  " + around;
        lines.emplace_back();
        for (std::string& line : score_table(estimate.score)) lines.push_back(std::move(line));
        lines.emplace_back();
    }
    for (std::string& line : text_legend(point_marks(estimate, from), options))
        lines.push_back(std::move(line));
    return lines;
}

std::string beside(const TextBoard& board, const std::vector<std::string>& panel_lines) {
    std::string text;
    for (std::size_t i = 0; i < std::max(board.lines.size(), panel_lines.size()); ++i) {
        const bool has_board = i < board.lines.size(), has_words = i < panel_lines.size();
        text += has_board ? board.lines[i] : std::string(static_cast<std::size_t>(board.columns), ' ');
        if (has_words && !panel_lines[i].empty()) text += "   " + panel_lines[i];
        text += '\n';
    }
    return text;
}

constexpr int panel_columns = 44;

}  // namespace

std::string render_text_board(const Estimate& estimate, const Provenance& from,
                              const RenderOptions& options) {
    return text_board(point_marks(estimate, from), options).text();
}

std::string render_text(const Estimate& estimate, const Provenance& from, const RenderOptions& options) {
    const TextBoard board = text_board(point_marks(estimate, from), options);
    const auto words = panel(estimate, from, options);
    const bool fits = options.width >= board.columns + 3 + panel_columns;
    const std::size_t columns = columns_of(options);
    return wrapped_lines(heading(estimate, from), columns, 2) + '\n' +
           (fits ? beside(board, words)
                 : board.text() + '\n' + wrapped_lines(joined(words, "\n"), columns, 2)) +
           '\n' + wrapped_lines(remarks(estimate, from), columns, 2) +
           (options.last_moves ? wrapped_lines(played_out_lines(estimate.last_moves), columns, 2) : "");
}

}  // namespace goterr
