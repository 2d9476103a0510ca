/// Diagrams under attack: any bytes are read or refused, and what is read is a position that can be written
/// and read again.
#include <algorithm>
#include <string_view>

#include "../support/written_diagram.hpp"
#include "goterr/record/diagrams/diagram.hpp"
#include "require.hpp"

using namespace goterr;

namespace {

/// The stones, without the captures of numbered moves.
Board stones_of(const Game& game) {
    Board board(game.info.size);
    for (const Step& step : game.steps) {
        const bool places = step.kind == Step::Kind::setup || step.kind == Step::Kind::move;
        if (!places) continue;
        require(board.contains(step.point) && is_stone(step.color), "stones lie on the board");
        board[step.point] = step.color;
    }
    return board;
}

void check(const Game& game) {
    require(is_board_size(game.info.size.width, game.info.size.height), "boards have 1 to 52 lines");
    require(game.info.prisoners.black >= 0 && game.info.prisoners.white >= 0, "prisoners are not negative");
    Position position(game.info.size);
    position.board = stones_of(game);
    position.prisoners = game.info.prisoners;
    const Game again = read_diagram(test::diagram_of(position));
    require(stones_of(again) == position.board, "a written board reads back");
    require(again.info.prisoners == position.prisoners, "prisoners read back");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    looks_like_diagram(text);
    try {
        check(read_diagram(text));
    } catch (const ParseError& error) {
        require(error.where().line >= 1 && error.where().column >= 1, "a refusal names a place");
    }
    return 0;
}
