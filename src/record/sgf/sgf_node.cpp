#include "sgf_node.hpp"

#include <algorithm>

#include "goterr/core/ascii.hpp"

namespace goterr {
namespace {

[[noreturn]] void fail_point(const SgfLexer& lexer, std::string_view value, BoardSize size) {
    throw SgfFailure{lexer.value_offset(), quoted(value) + " is no point of a " + std::to_string(size.width) +
                                               "x" + std::to_string(size.height) + " board"};
}

/// A pass makes no sense here, but only a bare one is no stone lost: `jj` is off a 9x9 board.
SgfPoint read_setup_point(SgfLexer& lexer, std::string_view value, BoardSize size) {
    const SgfPoint point = read_point(lexer, value, size);
    if (point.pass && value.size() == 2 && value != "tt") fail_point(lexer, value, size);
    return point;
}

}  // namespace

std::string quoted(std::string_view value) {
    std::string text = "'";
    for (const char c : value.substr(0, 20)) text += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    return text + (value.size() > 20 ? "...'" : "'");
}

SgfPoint read_point(SgfLexer& lexer, std::string_view value, BoardSize size) {
    const Reading<SgfPoint> point = read_sgf_point(value, size);
    if (!point.value) fail_point(lexer, value, size);
    if (point.odd) lexer.report(*point.odd, lexer.value_offset());
    return *point.value;
}

bool SgfNode::read(SgfLexer& lexer) {
    switch (lexer.name()) {
        case sgf_name("B"): read_move(lexer, Color::black); return true;
        case sgf_name("W"): read_move(lexer, Color::white); return true;
        case sgf_name("AB"): read_setup(lexer, Color::black); return true;
        case sgf_name("AW"): read_setup(lexer, Color::white); return true;
        case sgf_name("AE"): read_setup(lexer, Color::empty); return true;
        case sgf_name("PL"): read_to_move(lexer); return true;
        case sgf_name("KO"): return true;
        default: return false;
    }
}

void SgfNode::clear() {
    for (const Point p : touched_) placed_[p].reset();
    touched_.clear();
    moves_.clear();
    to_move_.reset();
    seen_.clear();
}

/// Reports a property of a name that the node has had already; whether it is one.
bool SgfNode::note_repetition(SgfLexer& lexer) {
    const bool repeated = std::find(seen_.begin(), seen_.end(), lexer.name()) != seen_.end();
    if (repeated)
        lexer.report(Odd::repeated_property, lexer.offset(), lexer.written_name());
    else
        seen_.push_back(lexer.name());
    return repeated;
}

void SgfNode::read_setup(SgfLexer& lexer, Color color) {
    note_repetition(lexer);
    while (lexer.next_value()) {
        const std::string_view value = lexer.value();
        if (const auto colon = value.find(':'); colon != std::string_view::npos) {
            read_rectangle(lexer, colon, color);
            continue;
        }
        const SgfPoint point =
            trimmed(value).empty() ? SgfPoint{true, {}} : read_setup_point(lexer, value, placed_.size());
        if (point.pass) {
            lexer.report(Odd::empty_point, lexer.value_offset());
        } else {
            place(point.point, color, lexer);
        }
    }
}

/// `aa:cc`: all points of a rectangle, whichever corners are named.
void SgfNode::read_rectangle(SgfLexer& lexer, std::size_t colon, Color color) {
    const std::string_view value = lexer.value();
    const SgfPoint a = read_setup_point(lexer, value.substr(0, colon), placed_.size());
    const SgfPoint b = read_setup_point(lexer, value.substr(colon + 1), placed_.size());
    if (a.pass || b.pass)
        throw SgfFailure{lexer.value_offset(), quoted(value) + " is no rectangle of points"};
    if (a.point.column > b.point.column || a.point.row < b.point.row)
        lexer.report(Odd::reversed_corners, lexer.value_offset());
    const auto [left, right] = std::minmax(a.point.column, b.point.column);
    const auto [low, high] = std::minmax(a.point.row, b.point.row);
    for (int row = high; row >= low; --row)
        for (int column = left; column <= right; ++column) place({column, row}, color, lexer);
}

/// Twice on one point: a stone counts for more than AE, the first of two stones counts.
void SgfNode::place(Point p, Color color, SgfLexer& lexer) {
    std::optional<Color>& placed = placed_[p];
    if (placed == color) return;
    if (!placed) {
        if (touched_.empty()) setup_offset_ = lexer.value_offset();
        touched_.push_back(p);
    } else {
        lexer.report(Odd::setup_conflict, lexer.value_offset());
        if (placed != Color::empty) return;
    }
    placed = color;
}

void SgfNode::read_move(SgfLexer& lexer, Color color) {
    if (note_repetition(lexer) || !lexer.next_value()) return;
    const SgfPoint target = read_point(lexer, lexer.value(), placed_.size());
    moves_.push_back({color, target, lexer.value_offset(), lexer.offset()});
    if (lexer.next_value()) lexer.report(Odd::repeated_value, lexer.value_offset());
}

void SgfNode::read_to_move(SgfLexer& lexer) {
    const std::size_t property = lexer.offset();
    if (!lexer.next_value()) {
        lexer.report(Odd::to_move_unknown, property);
        return;
    }
    const std::string_view written = trimmed(lexer.value());
    const char first = written.empty() ? ' ' : written[0];
    const bool word = written.size() == 5;
    if (first == 'B' || first == 'b' || first == '1') to_move_ = Color::black;
    if (first == 'W' || first == 'w' || first == '2') to_move_ = Color::white;
    if (written.size() != 1 && !word) to_move_.reset();
    if (!to_move_) {
        lexer.report(Odd::to_move_unknown, lexer.value_offset(), quoted(lexer.value()));
    } else if (lexer.value() != "B" && lexer.value() != "W") {
        lexer.report(Odd::to_move_format, lexer.value_offset(), quoted(lexer.value()));
    }
}

}  // namespace goterr
