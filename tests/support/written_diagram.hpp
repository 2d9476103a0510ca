/// A position written as programs show theirs: with coordinates, prisoners and side to move, in a form that
/// `read_diagram` reads back.
#pragma once

#include <string>

#include "goterr/board/position.hpp"

namespace goterr::test {

inline std::string diagram_of(const Position& position) {
    const BoardSize size = position.board.size();
    std::string text = "  ";
    for (int column = 0; column < size.width; ++column) {
        std::string name = name_of(Point{column, 0});
        name.pop_back();
        text.append(1, ' ').append(name);
    }
    text += '\n';
    for (int row = size.height - 1; row >= 0; --row) {
        text.append(row < 9 ? 1 : 0, ' ').append(std::to_string(row + 1));
        for (int column = 0; column < size.width; ++column) {
            const Color color = position.board[Point{column, row}];
            text += color == Color::black ? " X" : color == Color::white ? " O" : " .";
        }
        text += '\n';
    }
    text += "Black has captured " + std::to_string(position.prisoners.black) + " stones\n";
    text += "White has captured " + std::to_string(position.prisoners.white) + " stones\n";
    return text + (position.to_move == Color::white ? "White" : "Black") + " to move\n";
}

}  // namespace goterr::test
