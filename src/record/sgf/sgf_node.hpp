/// What one SGF node does to the board: its setup stones, its moves, whose turn it makes it.
#pragma once

#include <vector>

#include "goterr/core/color.hpp"
#include "goterr/core/grid.hpp"
#include "sgf_lexer.hpp"
#include "sgf_values.hpp"

namespace goterr {

struct SgfMove {
    Color color = Color::empty;
    SgfPoint target;
    std::size_t value_offset = 0;
    std::size_t property_offset = 0;
};

/// Gathers a node property by property. Throws `SgfFailure` for a value that is no point of the board.
class SgfNode {
public:
    explicit SgfNode(BoardSize size) : placed_(size) {}

    /// B, W, AB, AW, AE, PL or KO; false for any other name.
    bool read(SgfLexer& lexer);
    /// Ready for the next node.
    void clear();

    bool has_setup() const { return !touched_.empty(); }
    /// Points set up, in the order of the text.
    const std::vector<Point>& touched() const { return touched_; }
    Color color_at(Point p) const { return *placed_[p]; }
    /// The first setup value.
    std::size_t setup_offset() const { return setup_offset_; }
    const std::vector<SgfMove>& moves() const { return moves_; }
    std::optional<Color> to_move() const { return to_move_; }

private:
    void read_setup(SgfLexer& lexer, Color color);
    void read_rectangle(SgfLexer& lexer, std::size_t colon, Color color);
    void place(Point p, Color color, SgfLexer& lexer);
    void read_move(SgfLexer& lexer, Color color);
    void read_to_move(SgfLexer& lexer);
    bool note_repetition(SgfLexer& lexer);

    Grid<std::optional<Color>> placed_;
    std::vector<Point> touched_;
    std::vector<SgfMove> moves_;
    std::optional<Color> to_move_;
    std::size_t setup_offset_ = 0;
    std::vector<SgfName> seen_;
};

/// The point of a value; what is odd about it is reported. Throws `SgfFailure` for what is no point.
SgfPoint read_point(SgfLexer& lexer, std::string_view value, BoardSize size);

/// What makes a game unreadable, by byte offset; `SgfFile` gives it a line and a column.
struct SgfFailure {
    std::size_t offset;
    std::string sentence;
};

/// Bytes of a file made fit for a message: short, and without control characters.
std::string quoted(std::string_view value);

}  // namespace goterr
