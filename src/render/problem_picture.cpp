#include <fmt/format.h>

#include "board_style.hpp"
#include "goterr/render/problem.hpp"
#include "numbered_moves.hpp"
#include "picture_text.hpp"

namespace goterr {
namespace {

/// The moves that are drawn: those of the side to move, or else of the other.
const ProblemAnswer& shown_answer(const ProblemReport& report) {
    const Color mover = report.position.to_move;
    const ProblemAnswer& now = answer_for(report.problem, mover);
    return now.lines.empty() ? answer_for(report.problem, opponent(mover)) : now;
}

std::vector<LastMove> shown_moves(const ProblemReport& report) {
    std::vector<LastMove> moves;
    for (const Variation& move : main_line(shown_answer(report))) moves.push_back({move.side, move.move});
    return moves;
}

Shapes stones_of(const ProblemReport& report, const BoardPlace& place, const BoardStyle& style) {
    Shapes shapes;
    const Board& board = report.position.board;
    for (const Point p : points_of(board.size())) {
        if (!is_stone(board[p])) continue;
        const Spot center = spot_of(p, board.size(), place.origin);
        append(shapes, stone(center, board[p], style));
        if (report.problem.dragon.stones.contains(p)) append(shapes, seki_mark(center, board[p]));
    }
    return shapes;
}

/// What is around the stones and the moves; the rest of the board is empty.
BoardWindow window_of(const ProblemReport& report) {
    const Board& board = report.position.board;
    PointSet shown(board.size());
    for (const Point p : points_of(board.size()))
        if (is_stone(board[p])) shown.insert(p);
    for (const LastMove& move : shown_moves(report))
        if (move.point) shown.insert(*move.point);
    return window_around(shown, board.size());
}

std::vector<std::string> remarks_of(const ProblemReport& report, const std::string& again) {
    const Problem& problem = report.problem;
    std::vector<std::string> lines;
    for (const ProblemAnswer* answer : {&problem.owner_first, &problem.attacker_first})
        lines.push_back(fmt::format(
            "{} first: {} is {} ({})", title_of(answer->first), name_of(problem.dragon.side),
            answer->outcome == Outcome::ko ? "in a ko" : name_of(answer->outcome), name_of(answer->known)));
    if (!again.empty()) lines.push_back(again);
    if (problem.boards > 0) lines.push_back(boards_in_words(problem));
    return lines;
}

}  // namespace

Drawing problem_picture(const ProblemReport& report, const PictureOptions& options) {
    const BoardStyle& style = style_of(options.style);
    const BoardPlace place = place_of(report.position.board.size(), window_of(report), options);
    Drawing drawing{place.width, place.height, problem_sentence(report), {}, {}};
    drawing.shapes.emplace_back(Rectangle{{0, 0}, 0, 0, style.paper});
    append(drawing.shapes, empty_board(report.position.board.size(), place, style));
    append(drawing.shapes, stones_of(report, place, style));
    const std::string again =
        add_numbered_moves(drawing.shapes, report.position.board, shown_moves(report), place, style);
    if (options.caption) {
        double base = drawing.height + cell * 0.35 + title_font_size;
        const auto write = [&](const std::string& text, double size, Paint paint) {
            for (std::string& line : wrapped(text, drawing.width - 2 * picture_edge, size)) {
                drawing.shapes.push_back(
                    Label{{picture_edge, base}, size, std::move(line), paint, Anchor::start});
                base += size * 1.6;
            }
        };
        write(drawing.title, title_font_size, style.text);
        for (const std::string& remark : remarks_of(report, again))
            write(remark, remark_font_size, style.faint_text);
        drawing.height = base;
    }
    auto& paper = std::get<Rectangle>(drawing.shapes.front());
    paper.width = drawing.width, paper.height = drawing.height;
    return drawing;
}

}  // namespace goterr
