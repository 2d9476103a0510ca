#include "goterr/record/diagrams/diagram.hpp"

#include <algorithm>

#include "diagram_board.hpp"
#include "goterr/board/chains.hpp"
#include "goterr/record/text.hpp"
#include "step.hpp"

namespace goterr {
namespace {

bool mentions(const std::vector<TextLine>& lines, std::string_view word) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const TextLine& line) { return words_of(line).find(word) != std::string::npos; });
}

Game game_of(const Board& board) {
    Game game;
    game.info.size = board.size();
    game.steps = setup_of(board);
    return game;
}

/// The place is a drawing's sign; elsewhere the whole is meant.
void warn_of_breathless(Game& game, const diagram::Drawing* drawing) {
    FastBoard board(game.info.size);
    for (const Step& step : game.steps)
        if (step.kind == Step::Kind::setup) take(step, board);
    const PointSet stones = breathless_stones(board.position().board);
    if (stones.empty()) return;
    const TextPlace where = drawing ? drawing->signs[stones.first()].where : TextPlace{1, 1};
    game.warnings.push_back({where, breathless_warning});
}

/// Letters of a map look like stones. Where no point is empty no game can have come.
void refuse_maps(const std::vector<TextLine>& lines, const Board& board, const diagram::Drawing& drawing) {
    if (mentions(lines, "moyo, area"))
        throw ParseError({1, 1}, "this is a map of territory without stones; the JSON of a map has them");
    bool has_room = false;
    for (const Point p : points_of(board.size())) has_room |= !is_stone(board[p]);
    if (!has_room)
        throw ParseError(drawing.signs[{0, board.size().height - 1}].where,
                         "every point of this board holds a stone; write . for an empty one");
}

Game row_game(const std::vector<TextLine>& lines) {
    std::vector<Diagnostic> warnings;
    diagram::Drawing drawing = diagram::drawing_in(lines, warnings);
    drawing.katago = mentions(lines, "hash:");
    drawing.goterr = mentions(lines, "points that count") || mentions(lines, "only leaning") ||
                     mentions(lines, "  dead stones");
    const Board board = diagram::stones_of(drawing, warnings);
    refuse_maps(lines, board, drawing);
    Game game = game_of(board);
    game.warnings = std::move(warnings);
    game.part = drawing.part;
    warn_of_breathless(game, &drawing);
    // whoever did not move last is to move, where the words do not say it
    if (drawing.last_move && is_stone(board[*drawing.last_move]))
        game.steps.push_back({Step::Kind::to_move, opponent(board[*drawing.last_move]), {}});
    return game;
}

std::vector<TextLine> diagram_lines(std::string_view text) {
    return diagram::json_rows(diagram::without_prefixes(lines_of(to_utf8(text))));
}

}  // namespace

Game read_diagram(std::string_view text) {
    if (text.size() > longest_diagram)
        throw ParseError({1, 1}, "this text is too long for a board diagram; give the board alone");
    const std::vector<TextLine> lines = diagram_lines(text);
    if (std::all_of(lines.begin(), lines.end(), diagram::is_blank))
        throw ParseError({1, 1}, "the input is empty; give an SGF record or a board diagram");
    if (diagram::is_map_of_numbers(lines))
        throw ParseError({1, 1}, "this is a map of numbers without stones; the JSON of a map has them");
    Game game;
    if (diagram::is_sensei(lines)) {
        game = diagram::sensei_game(lines);
        warn_of_breathless(game, nullptr);
    } else if (const auto board = diagram::number_matrix(lines)) {
        game = game_of(*board);
        warn_of_breathless(game, nullptr);
    } else {
        game = row_game(lines);
    }
    diagram::add_facts(lines, game);
    return game;
}

bool looks_like_diagram(std::string_view text) {
    if (text.size() > longest_diagram) return false;
    const std::vector<TextLine> lines = diagram_lines(text);
    return diagram::is_sensei(lines) || diagram::is_number_matrix(lines) ||
           diagram::is_map_of_numbers(lines) || diagram::has_rows(lines);
}

}  // namespace goterr
