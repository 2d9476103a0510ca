/// The `$$` notation of Sensei's Library ("How Diagrams Work", senseis.xmp.net), which forums share.
///
/// The first line may say who is first, that there are coordinates, the size, the number of the first move
/// and a title: `$$Wc9m31 title`. Then come rows, every character a point, between edges drawn with `|`, `-`
/// and `+`. Digits are moves: 1 is the first player's, 0 stands for 10. A side without an edge is not the end
/// of the board: such a diagram is a part of one of the size that is stated, else of 19x19.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "diagram_board.hpp"
#include "diagram_part.hpp"

namespace goterr::diagram {
namespace {

struct ColorAlphabet {
    Color color;
    std::u32string_view signs;
};

constexpr std::array<ColorAlphabet, 3> color_alphabets{{
    {Color::black, U"X#BYZ"},
    {Color::white, U"O@WQP"},
    {Color::empty, U".,+CSTMabcdefghijklmnopqrstuvwxyz"},
}};

struct Header {
    Color first = Color::black;
    std::optional<int> size;
};

struct Picture {
    Header header;
    std::vector<std::vector<Sign>> rows;
    Edges edges{.left = true, .right = true};
};

/// The part of a line behind its `$$`, or nothing.
std::optional<TextLine> behind_dollars(const TextLine& line) {
    const auto& text = line.characters;
    for (std::size_t at = 0; at + 1 < text.size(); ++at) {
        if (text[at].code == U'$' && text[at + 1].code == U'$')
            return TextLine{line.number, {text.begin() + static_cast<std::ptrdiff_t>(at) + 2, text.end()}};
        if (text[at].code != U' ') return std::nullopt;
    }
    return std::nullopt;
}

/// `Wc9m31 title`: nothing if the line is a row or an edge.
std::optional<Header> header_in(const TextLine& line) {
    const std::string words = words_of(line) + ' ';
    Header header;
    std::size_t at = 0;
    if (words[at] == 'w' || words[at] == 'b') header.first = words[at++] == 'w' ? Color::white : Color::black;
    if (words[at] == 'c') ++at;
    const std::size_t digits = std::min(words.find_first_not_of("0123456789", at), words.size()) - at;
    if (digits > 2) throw ParseError(line.place(at), "a board has up to 52 lines");
    if (digits > 0) header.size = std::stoi(words.substr(at, digits));
    at += digits;
    if (words[at] == 'm') at = words.find_first_not_of("0123456789", at + 1);
    if (words[at] != ' ') return std::nullopt;
    return header;
}

bool is_edge(const TextLine& line) {
    int dashes = 0;
    for (const Character c : line.characters) {
        if (c.code != U'-' && c.code != U'+' && c.code != U' ' && c.code != U'|') return false;
        dashes += c.code == U'-';
    }
    return dashes >= 2;
}

/// Links and arrows behind the diagram: `{AR A1 B2}`, `[a|Page]`.
bool is_note(const TextLine& line) {
    const std::string words = words_of(line);
    const std::size_t start = words.find_first_not_of(' ');
    return start != std::string::npos && (words[start] == '{' || words[start] == '[');
}

/// The points of a row; its missing edges are noted in `picture`.
std::vector<Sign> points_in(const TextLine& line, Picture& picture) {
    std::vector<Sign> points;
    bool left = false, right = false;
    for (std::size_t i = 0; i < line.characters.size(); ++i) {
        const char32_t code = line.characters[i].code;
        if (code == U' ') continue;
        if (code == U'|') {
            (points.empty() ? left : right) = true;
        } else {
            if (right) break;
            points.push_back({code, line.place(i)});
        }
    }
    picture.edges.left &= left;
    picture.edges.right &= right;
    return points;
}

/// A row of a diagram: bars, or points and few blanks; a title reads differently.
bool is_row(const TextLine& line) {
    const std::string words = words_of(line);
    const std::size_t start = words.find_first_not_of(' ');
    if (start == std::string::npos) return false;
    if (words[start] == '|' || is_edge(line)) return true;
    if (start == 0 && header_in(line)) return false;
    const auto row = row_in(line);
    return row && row->even && !row->label;
}

Picture picture_in(const std::vector<TextLine>& lines) {
    Picture picture;
    bool begun = false;
    for (const TextLine& whole : lines) {
        const auto line = behind_dollars(whole);
        if (!line) {
            if (!picture.rows.empty()) break;
            continue;
        }
        if (!begun && !is_row(*line)) {
            if (const auto header = header_in(*line)) picture.header = *header;
        } else if (is_edge(*line)) {
            (picture.rows.empty() ? picture.edges.top : picture.edges.bottom) = true;
        } else if (picture.edges.bottom || is_note(*line) || is_blank(*line)) {
            if (!picture.rows.empty()) break;
        } else {
            picture.rows.push_back(points_in(*line, picture));
        }
        begun = true;
    }
    return picture;
}

BoardSize drawn_size(const Picture& picture) {
    return {static_cast<int>(picture.rows.front().size()), static_cast<int>(picture.rows.size())};
}

/// How many lines a square board has that this is a part of, as far as it says so.
std::optional<int> stated_side(const Picture& picture) {
    if (picture.header.size) return picture.header.size;
    return side_between(picture.edges, drawn_size(picture));
}

/// Of the board that the picture is, or is a part of.
BoardSize board_size(const Picture& picture) {
    const Edges edges = picture.edges;
    if (edges.top && edges.bottom && edges.left && edges.right) return drawn_size(picture);
    const int side = stated_side(picture).value_or(usual_side);
    return {side, side};
}

void check(const Picture& picture, TextPlace where) {
    if (picture.rows.empty()) throw ParseError(where, "this diagram has no rows");
    const std::size_t width = picture.rows.front().size(), height = picture.rows.size();
    const auto limit = static_cast<std::size_t>(longest_side);
    for (const auto& row : picture.rows) {
        if (row.empty() || row.size() != width)
            throw ParseError(row.empty() ? where : row.front().where,
                             "this row has " + std::to_string(row.size()) + " points, the first " +
                                 std::to_string(width) + "; write . for an empty point");
    }
    const BoardSize board = board_size(picture);
    const auto most_columns = std::min(limit, static_cast<std::size_t>(board.width)),
               most_rows = std::min(limit, static_cast<std::size_t>(board.height));
    if (width > limit || height > limit || !is_board_size(board.width, board.height))
        throw ParseError(where, "a board has up to 52 lines");
    if (width > most_columns || height > most_rows)
        throw ParseError(where, "this diagram is larger than the board that it is a part of");
}

std::optional<Color> color_of(char32_t code) {
    for (const ColorAlphabet& alphabet : color_alphabets)
        if (is_in(alphabet.signs, code)) return alphabet.color;
    return std::nullopt;
}

/// The number of the move that a digit stands for, 0 for other signs.
int move_number(char32_t code) {
    if (code < U'0' || code > U'9') return 0;
    return code == U'0' ? 10 : static_cast<int>(code - U'0');
}

/// The numbered points in order.
std::map<int, Point> moves_in(const Grid<Sign>& signs) {
    std::map<int, Point> moves;
    for (const Point p : points_of(signs.size())) {
        const int number = move_number(signs[p].code);
        if (number == 0) continue;
        if (!moves.emplace(number, p).second)
            throw ParseError(signs[p].where, "move " + std::to_string(number) + " is on the board twice");
    }
    return moves;
}

Board board_of(const Grid<Sign>& signs) {
    Board board(signs.size());
    for (const Point p : points_of(signs.size())) {
        const Sign& sign = signs[p];
        if (move_number(sign.code) > 0) continue;
        const auto color = color_of(sign.code);
        if (!color) throw ParseError(sign.where, "'" + to_utf8(sign.code) + "' is no sign of a $$ diagram");
        board[p] = *color;
    }
    return board;
}

Grid<Sign> signs_of(const Picture& picture) {
    std::vector<Sign> signs;
    for (const auto& row : picture.rows) signs.insert(signs.end(), row.begin(), row.end());
    return placed({drawn_size(picture), std::move(signs)}, picture.edges, board_size(picture));
}

}  // namespace

bool is_sensei(const std::vector<TextLine>& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [](const TextLine& line) { return behind_dollars(line).has_value(); });
}

Game sensei_game(const std::vector<TextLine>& lines) {
    const auto start = std::find_if(lines.begin(), lines.end(),
                                    [](const TextLine& line) { return behind_dollars(line).has_value(); });
    const Picture picture = picture_in(lines);
    const TextPlace where{start->number, 1};
    check(picture, where);
    const Grid<Sign> signs = signs_of(picture);
    Game game;
    if (!stated_side(picture) && drawn_size(picture) != signs.size()) game.part = where;
    game.info.size = signs.size();
    game.steps = setup_of(board_of(signs));
    const Color first = picture.header.first;
    game.steps.push_back({Step::Kind::to_move, first, {}});
    const auto moves = moves_in(signs);
    for (const auto& [number, point] : moves)
        game.steps.push_back({Step::Kind::move, number % 2 == 1 ? first : opponent(first), point});
    if (!moves.empty() && moves.rbegin()->first != static_cast<int>(moves.size()))
        game.warnings.push_back({where, "the moves on this diagram are not numbered without gaps"});
    return game;
}

}  // namespace goterr::diagram
