#include "diagram_board.hpp"

#include <algorithm>

#include "diagram_blocks.hpp"
#include "diagram_part.hpp"

namespace goterr::diagram {
namespace {

/// The number of points in a row that most rows have.
std::size_t usual_width(const Block& block) {
    std::vector<std::size_t> rows_of_width(1);
    for (const Row& row : block.rows) {
        if (rows_of_width.size() <= row.signs.size()) rows_of_width.resize(row.signs.size() + 1);
        ++rows_of_width[row.signs.size()];
    }
    return static_cast<std::size_t>(std::max_element(rows_of_width.begin(), rows_of_width.end()) -
                                    rows_of_width.begin());
}

TextPlace end_of(const Row& row) { return {row.line, row.signs.back().where.column + 1}; }

void check_signs(const Block& block) {
    for (const Row& row : block.rows)
        for (const Sign& sign : row.signs)
            if (!is_sign(sign.code)) refuse_sign(sign);
}

void check_widths(const Block& block) {
    const std::size_t width = usual_width(block);
    for (const Row& row : block.rows) {
        if (row.signs.size() == width) continue;
        throw ParseError(end_of(row), "this row has " + std::to_string(row.signs.size()) +
                                          " points, the others " + std::to_string(width) +
                                          "; write . for an empty point");
    }
    const std::size_t height = block.rows.size();
    if (width > static_cast<std::size_t>(longest_side) || height > static_cast<std::size_t>(longest_side))
        throw ParseError({block.rows.front().line, 1},
                         "a board of " + std::to_string(width) + "x" + std::to_string(height) +
                             " is too large; boards have up to " + std::to_string(longest_side) + " lines");
}

/// Empty points left blank shift everything behind them, so the points must stand at even distances.
void check_spacing(const Block& block) {
    int gap = -1, indent = block.rows.front().indent;
    bool blank_points = true, shifted = false;
    for (const Row& row : block.rows) {
        if (!row.even || (gap >= 0 && row.gap >= 0 && row.gap != gap))
            throw ParseError({row.line, row.signs.front().where.column},
                             "the points of this row are not evenly spaced; write . for an empty point");
        gap = std::max(gap, row.gap);
        shifted = shifted || (!row.label && !row.left_edge && row.indent != indent);
        for (const Sign& sign : row.signs) blank_points = blank_points && is_stone_letter(sign.code);
    }
    if (blank_points && shifted)
        throw ParseError({block.rows.front().line, 1}, "blanks are no points; write . for an empty point");
}

/// `#` begins comments as well; stones it is where it stands in other columns too.
void check_comments(const Block& block) {
    const auto is_mark = [](const Sign& sign) { return sign.code == U'#'; };
    const bool marked = std::all_of(block.rows.begin(), block.rows.end(), [&](const Row& row) {
        const auto& signs = row.signs;
        return is_mark(signs.front()) && std::count_if(signs.begin(), signs.end(), is_mark) == 1 &&
               !row.label && !row.left_edge;
    });
    if (!marked || block.rows.size() < 3) return;
    throw ParseError(
        block.rows.front().signs.front().where,
        "every row begins with '#', which may be a comment mark; leave it out, or write X for black");
}

/// Row numbers go up or down by one and end at 1; upwards the board stands on its head.
bool is_upside_down(const Block& block) {
    const auto& rows = block.rows;
    const int last = static_cast<int>(rows.size()) - 1;
    for (const Row& row : rows)
        if (!row.label)
            throw ParseError({row.line, 1}, "this row has no number, others have; number all rows or none");
    const int step = last > 0 && *rows[1].label > *rows[0].label ? 1 : -1;
    for (int i = 1; i <= last; ++i) {
        const Row& row = rows[static_cast<std::size_t>(i)];
        const int expected = *rows.front().label + step * i;
        if (*row.label != expected)
            throw ParseError({row.line, 1}, "this row has the number " + std::to_string(*row.label) +
                                                ", but " + std::to_string(expected) + " comes next");
    }
    const Row& lowest = step > 0 ? rows.front() : rows.back();
    if (*lowest.label > 1)
        throw ParseError({lowest.line, 1}, "the rows end at " + std::to_string(*lowest.label) +
                                               ", so a part of the board is missing; add the rows down to 1");
    return step > 0;
}

void check_letters(const Block& block) {
    if (!block.letters) return;
    const int width = static_cast<int>(block.width());
    if (block.letters->first > 0)
        throw ParseError({block.letters->line, 1},
                         "the letters do not begin with A, so a part of the board is "
                         "missing; add the columns from A on");
    if (block.letters->count != width)
        throw ParseError({block.letters->line, 1}, "there are " + std::to_string(block.letters->count) +
                                                       " letters for " + std::to_string(width) +
                                                       " columns; write . for an empty point");
}

/// Without numbers and letters a frame says where the board ends; one that is open shows a part of the board.
std::optional<Edges> open_frame(const Block& block) {
    const auto& rows = block.rows;
    if (block.labeled() || block.letters) return std::nullopt;
    const auto left = std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.left_edge; });
    const auto right = std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.right_edge; });
    const auto height = std::ssize(rows);
    if ((left == height) == (right == height) && block.top == block.bottom) return std::nullopt;
    if (left < height && right < height) return std::nullopt;  // a rule above or below the rows is no frame
    if ((left > 0 && left < height) || (right > 0 && right < height))
        throw ParseError({rows.front().line, 1},
                         "the frame is open, so a part of the board may be missing; draw "
                         "all four edges or none");
    return Edges{block.top, block.bottom, left > 0, right > 0};
}

/// The board that a drawing with an open frame is a part of.
Drawing whole_board(Drawing drawn, const Edges& edges, const Block& block) {
    const BoardSize part = drawn.signs.size();
    const std::optional<int> stated = side_between(edges, part);
    const int side = stated.value_or(usual_side);
    const TextPlace where{block.rows.front().line, 1};
    if (part.width > side || part.height > side)
        throw ParseError(where, "this diagram is larger than the board that it is a part of");
    const Point corner = corner_of_part(part, edges, {side, side});
    drawn.signs = placed(drawn.signs, edges, {side, side});
    if (auto& last = drawn.last_move) last = {last->column + corner.column, last->row + corner.row};
    if (!stated) drawn.part = where;
    return drawn;
}

/// Whether a line that is no row would fit into the block as one: a row with more than one mistake.
bool fits(const TextLine& line, const Block& block) {
    const Row row = scan_row(line);
    const Row& other = block.rows.front();
    const auto signs = std::count_if(row.signs.begin(), row.signs.end(),
                                     [](const Sign& sign) { return is_sign(sign.code); });
    if (row.signs.size() != block.width() || signs * 3 < static_cast<std::ptrdiff_t>(block.width()))
        return false;
    return row.even && row.gap == other.gap && row.label.has_value() == block.labeled();
}

void refuse_line(const TextLine& line) {
    for (const Sign& sign : scan_row(line).signs)
        if (!is_sign(sign.code)) refuse_sign(sign);
}

/// A board must not lose a row because too much in it is mistyped, nor fall in two.
void check_neighbors(const Block& block, const std::vector<Block>& blocks) {
    for (const auto& line : {block.before, block.after})
        if (line && fits(*line, block)) refuse_line(*line);
    for (const Block& other : blocks) {
        const bool split = (block.after && other.before && block.after->number == other.before->number) ||
                           (block.before && other.after && block.before->number == other.after->number);
        if (split && !block.labeled() && other.width() == block.width())
            throw ParseError({(block.after ? block.after : block.before)->number, 1},
                             "this line is no row of the board, but stands between its rows");
    }
}

/// Bare rows do not say where the board ends; most boards are square.
void warn_of_shape(const Block& block, std::vector<Diagnostic>& warnings) {
    const Row& first = block.rows.front();
    if (block.labeled() || block.letters || first.left_edge || block.width() == block.rows.size()) return;
    warnings.push_back({{first.line, 1},
                        "these rows are read as a whole board of " + std::to_string(block.width()) + "x" +
                            std::to_string(block.rows.size()) + " lines"});
}

bool is_named_row(const Block& block) { return block.rows.size() == 1 && block.labeled() && block.letters; }

/// One row alone may be anything, unless letters or a frame say that it is a board; the result below a board
/// with letters, B+0.5, looks like a row.
bool is_tall_enough(const Block& block, const std::vector<Block>& blocks) {
    if (block.rows.size() > 1) return true;
    const bool framed = block.top && block.bottom && block.rows.front().left_edge;
    if (blocks.size() == 1 && framed) return true;
    return is_named_row(block) && std::count_if(blocks.begin(), blocks.end(), is_named_row) == 1;
}

void check_height(const Block& block, const std::vector<Block>& blocks) {
    if (is_tall_enough(block, blocks)) return;
    throw ParseError({block.rows.front().line, 1},
                     "one row is not enough to know that it is a board; add column letters and row numbers");
}

/// The sign in brackets, if it is the only one.
std::optional<Point> last_move_in(const std::vector<Row>& rows) {
    std::optional<Point> found;
    int row = static_cast<int>(rows.size());
    for (const Row& drawn : rows) {
        --row;
        if (!drawn.last_move) continue;
        if (found) return std::nullopt;
        found = Point{static_cast<int>(*drawn.last_move), row};
    }
    return found;
}

/// Of rows from the top.
Drawing drawing_of(const std::vector<Row>& rows) {
    const BoardSize size{static_cast<int>(rows.front().signs.size()), static_cast<int>(rows.size())};
    std::vector<Sign> signs;
    for (const Row& row : rows) signs.insert(signs.end(), row.signs.begin(), row.signs.end());
    Drawing drawing{Grid<Sign>(size, std::move(signs))};
    drawing.last_move = last_move_in(rows);
    return drawing;
}

const Block& largest(const std::vector<Block>& blocks) {
    const auto extent = [](const Block& block) {
        return block.rows.size() * 2 + (is_named_row(block) ? 1 : 0);
    };
    return *std::max_element(blocks.begin(), blocks.end(),
                             [&](const Block& a, const Block& b) { return extent(a) < extent(b); });
}

void warn_of_others(const std::vector<Block>& blocks, const Block& chosen,
                    std::vector<Diagnostic>& warnings) {
    for (const Block& block : blocks) {
        if (&block == &chosen || block.rows.size() < 3 || block.rows.size() * 2 < chosen.rows.size())
            continue;
        warnings.push_back({{block.rows.front().line, 1},
                            "another board begins here; the one in line " +
                                std::to_string(chosen.rows.front().line) + " is read"});
        return;
    }
}

}  // namespace

bool has_rows(const std::vector<TextLine>& lines) {
    const auto blocks = blocks_in(lines);
    if (blocks.empty()) return false;
    const Block& block = largest(blocks);
    return is_tall_enough(block, blocks) || block.width() >= 3;
}

Drawing drawing_in(const std::vector<TextLine>& lines, std::vector<Diagnostic>& warnings) {
    const auto blocks = blocks_in(lines);
    if (blocks.empty())
        throw ParseError({1, 1},
                         "there is no board here; draw one line a row with X, O and . for the points");
    const Block& block = largest(blocks);
    check_signs(block);
    check_height(block, blocks);
    check_widths(block);
    check_spacing(block);
    check_comments(block);
    check_letters(block);
    const std::optional<Edges> open = open_frame(block);
    check_neighbors(block, blocks);
    const bool labeled = std::any_of(block.rows.begin(), block.rows.end(),
                                     [](const Row& row) { return row.label.has_value(); });
    const bool upside_down = labeled && is_upside_down(block);
    if (upside_down)
        warnings.push_back({{block.rows.front().line, 1},
                            "the rows are numbered from the top: line 1 is read as the lowest"});
    warn_of_shape(block, warnings);
    warn_of_others(blocks, block, warnings);
    std::vector<Row> rows = block.rows;
    if (upside_down) std::reverse(rows.begin(), rows.end());
    Drawing drawing = drawing_of(rows);
    return open ? whole_board(std::move(drawing), *open, block) : drawing;
}

}  // namespace goterr::diagram
