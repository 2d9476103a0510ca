/// Boards as drawings, going in and coming out: X black, O white, . empty, one line a row from the top.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "goterr/board/position.hpp"

namespace goterr::test {

/// The drawing with leading and trailing blanks of every line, and empty lines, dropped.
inline std::string diagram(const std::string& drawing) {
    std::istringstream lines(drawing);
    std::string tidy;
    for (std::string line; std::getline(lines, line);) {
        const auto first = line.find_first_not_of(" \t");
        if (first == std::string::npos) continue;
        const auto last = line.find_last_not_of(" \t");
        tidy += line.substr(first, last - first + 1) + '\n';
    }
    return tidy;
}

/// The cells of a drawing, blanks ignored, row by row from the top.
inline Grid<char> cells(const std::string& drawing) {
    std::istringstream lines(diagram(drawing));
    std::vector<char> values;
    int width = 0, height = 0;
    for (std::string line; std::getline(lines, line); ++height) {
        const auto before = values.size();
        for (const char c : line)
            if (c != ' ') values.push_back(c);
        const int cells_here = static_cast<int>(values.size() - before);
        if (height > 0 && cells_here != width) throw std::invalid_argument("rows differ in length: " + line);
        width = cells_here;
    }
    return {BoardSize{width, height}, std::move(values)};
}

inline Board board_from_diagram(const std::string& drawing) {
    const Grid<char> drawn_cells = cells(drawing);
    Board board(drawn_cells.size());
    for (const Point p : points_of(board.size())) {
        const char c = drawn_cells[p];
        board[p] = c == 'X' ? Color::black : c == 'O' ? Color::white : Color::empty;
    }
    return board;
}

/// The drawn board with black to move and nothing taken.
inline Position position_from(const std::string& drawing) {
    Position position;
    position.board = board_from_diagram(drawing);
    return position;
}

/// The points of a drawing that show `mark`.
inline PointSet marked(const std::string& drawing, char mark) {
    const Grid<char> drawn_cells = cells(drawing);
    PointSet points(drawn_cells.size());
    for (const Point p : points_of(points.size()))
        if (drawn_cells[p] == mark) points.insert(p);
    return points;
}

/// Draws a grid, one character a point as `draw(value)` gives it, blanks between, in the form `diagram`
/// makes.
template <typename T, typename Draw>
std::string drawn(const Grid<T>& grid, Draw draw) {
    std::string text;
    for (const Point p : points_of(grid.size())) {
        text += draw(grid[p]);
        text += p.column + 1 == grid.size().width ? '\n' : ' ';
    }
    return text;
}

inline char stone(Color color) { return color == Color::black ? 'X' : color == Color::white ? 'O' : '.'; }

inline std::string drawn(const Board& board) { return drawn(board, stone); }

}  // namespace goterr::test
