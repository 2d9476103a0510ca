#include "diagram_rows.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "goterr/core/ascii.hpp"

namespace goterr::diagram {
namespace {

constexpr std::u32string_view edges = U"|│┃║¦";
constexpr std::u32string_view dashes = U"-─━═=";
constexpr std::u32string_view frame_signs = U"+-=|─━═│┃║┌┐└┘├┤╔╗╚╝╭╮╰╯┏┓┗┛ ";
constexpr std::u32string_view gap_signs = U" ()<>[]{}─━═";  // marks around the last move, and drawn lines

/// Reads one line from left to right.
class Scanner {
public:
    explicit Scanner(const TextLine& line, bool table) : line_(line), table_(table) {}

    char32_t code(std::size_t ahead = 0) const {
        if (at_ + ahead >= line_.characters.size()) return 0;
        const char32_t c = line_.characters[at_ + ahead].code;
        return table_ && is_in(edges, c) ? U' ' : c;
    }
    bool at_end() const { return at_ >= line_.characters.size(); }
    std::size_t at() const { return at_; }
    void advance(std::size_t count = 1) { at_ += count; }
    Sign sign() const { return {code(), line_.place(at_)}; }

    int skip(std::u32string_view set) {
        int count = 0;
        for (; !at_end() && is_in(set, code()); ++count) advance();
        return count;
    }
    /// The length of the number here; 3 stands for all longer ones.
    std::size_t digits() const {
        std::size_t count = 0;
        while (count < 3 && is_digit_sign(code(count))) ++count;
        return count;
    }
    int number(std::size_t digits) const {
        int value = 0;
        for (std::size_t i = 0; i < digits; ++i) value = value * 10 + static_cast<int>(code(i) - U'0');
        return value;
    }
    bool blank_from(std::size_t ahead) const {
        for (; at_ + ahead < line_.characters.size(); ++ahead)
            if (code(ahead) != U' ') return false;
        return true;
    }

private:
    const TextLine& line_;
    bool table_;
    std::size_t at_ = 0;
};

/// `| X | O | . |`: bars between all points, as in tables, and not a frame.
bool is_table(const TextLine& line) {
    int bars = 0, between = 0;
    for (const Character c : line.characters) {
        if (is_in(edges, c.code)) {
            if (bars > 0 && between != 1) return false;
            ++bars;
            between = 0;
        } else if (c.code != U' ' && bars > 0) {
            ++between;
        }
    }
    return bars >= 3;
}

/// The number behind the row: equal to the one in front, or `gap` blanks away and with nothing behind it.
bool is_right_label(const Scanner& at, std::optional<int> left, int gap) {
    const std::size_t digits = at.digits();
    if (digits < 1 || digits > 2) return false;
    const int number = at.number(digits);
    if (left) return number == *left;
    return gap > 0 && number >= 1 && at.blank_from(digits);
}

/// KataGo puts 1, 2 and 3 behind the last three stones, where the blank would be.
bool is_move_mark(const Scanner& at, int gap, const Row& row) {
    const bool single = at.digits() == 1 && at.code() >= U'1' && at.code() <= U'3';
    return single && gap == 0 && !row.signs.empty() && is_stone_letter(row.signs.back().code);
}

/// goterr puts ? behind stones that are unsettled and s behind those in seki.
bool is_status_mark(const Scanner& at, int gap, const Row& row) {
    const bool spaced = row.gap == 1 || (row.gap < 0 && row.signs.size() == 1);
    return (at.code() == U'?' || at.code() == U's') && gap == 0 && spaced && row.label &&
           is_stone_sign(row.signs.back().code);
}

void read_start(Scanner& at, Row& row) {
    row.indent = at.skip(U" ");
    if (const std::size_t digits = at.digits(); digits >= 1 && digits <= 2) {
        row.label = at.number(digits);
        at.advance(digits);
        at.skip(U" ");
    }
    if (is_in(edges, at.code())) {
        row.left_edge = true;
        at.advance();
    }
}

void add_sign(Scanner& at, Row& row, int gap, bool marked) {
    if (!row.signs.empty()) {
        row.even = row.even && (row.gap < 0 || row.gap == gap) && !(marked && gap == 0);
        row.gap = gap;
    }
    row.signs.push_back(at.sign());
    at.advance();
}

void read_points(Scanner& at, Row& row) {
    bool marked = false;
    row.indent += at.skip(gap_signs);
    for (int gap = 0; !at.at_end();) {
        if (is_in(gap_signs, at.code())) {
            if (at.code() == U')' && gap == 0 && !row.signs.empty()) row.last_move = row.signs.size() - 1;
            marked = marked || at.code() != U' ';
            ++gap;
            at.advance();
        } else if (is_in(edges, at.code())) {
            row.right_edge = true;
            at.advance();
            return;
        } else if (is_move_mark(at, gap, row) || is_status_mark(at, gap, row)) {
            marked = true;
            ++gap;
            at.advance();
        } else if (is_digit_sign(at.code()) && !row.signs.empty() && is_right_label(at, row.label, gap)) {
            return;
        } else {
            add_sign(at, row, gap, marked);
            gap = 0;
        }
    }
}

/// Few enough strange characters for a typing mistake rather than prose.
bool is_plausible(const Row& row) {
    // goterr's rows have labels; elsewhere quotes and equals signs are no points
    const auto bad = std::count_if(row.signs.begin(), row.signs.end(), [&](const Sign& sign) {
        return !is_sign(sign.code) || (!row.label && is_in(U"='`", sign.code));
    });
    const auto all = static_cast<std::ptrdiff_t>(row.signs.size());
    return bad < all && bad <= std::max<std::ptrdiff_t>(1, all / 4);
}

void read_end(Scanner& at, Row& row) {
    at.skip(U" ");
    if (!is_right_label(at, row.label, 1)) {
        row.tail = at.at();
        return;
    }
    const std::size_t digits = at.digits();
    row.label = at.number(digits);
    at.advance(digits);
    row.tail = at.at();
}

/// One column heading: a letter, a doubled letter, or a number.
std::optional<int> heading(const std::string& text) {
    if (const auto point = point_from_name(text + "1")) return point->column;
    return std::nullopt;
}

std::vector<std::string> headings_in(const TextLine& line) {
    std::vector<std::string> headings = words_in(line);
    const bool joined = headings.size() == 1 && headings.front().size() > 2;
    if (!joined) return headings;
    const std::string all = headings.front();
    headings.clear();
    for (const char c : all) headings.emplace_back(1, c);
    return headings;
}

/// Beyond Z the second letters may stand alone, as the first ones may be in a line above.
bool is_consecutive(const std::vector<std::string>& headings) {
    constexpr auto letters = static_cast<int>(detail::column_letters.size());
    const auto first = heading(headings.front());
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const auto column = heading(headings[i]);
        const int expected = first.value_or(0) + static_cast<int>(i);
        const bool second_letter = first == 0 && headings[i].size() == 1;
        if (!column || *column != (second_letter ? expected % letters : expected)) return false;
    }
    return headings.size() >= 2 || headings.front() == "a";
}

/// 1 2 3 ... as column headings; a row of a number matrix never goes beyond 2.
bool counts_up(const std::vector<std::string>& headings) {
    if (headings.size() < 3) return false;
    for (std::size_t i = 0; i < headings.size(); ++i)
        if (headings[i] != std::to_string(i + 1) && headings[i] != std::to_string((i + 1) % 10)) return false;
    return true;
}

}  // namespace

Row scan_row(const TextLine& line) {
    Row row;
    row.line = line.number;
    const bool table = is_table(line);
    Scanner at(line, table);
    read_start(at, row);
    read_points(at, row);
    read_end(at, row);
    if (table) row.left_edge = row.right_edge = true;
    return row;
}

std::optional<Row> row_in(const TextLine& line) {
    Row row = scan_row(line);
    if (!is_plausible(row)) return std::nullopt;
    return row;
}

std::optional<Letters> letters_in(const TextLine& line) {
    const auto headings = headings_in(line);
    if (headings.empty() || headings.size() > static_cast<std::size_t>(longest_side)) return std::nullopt;
    const int count = static_cast<int>(headings.size());
    if (counts_up(headings)) return Letters{line.number, 0, count};
    if (!is_consecutive(headings)) return std::nullopt;
    return Letters{line.number, *heading(headings.front()), count};
}

bool is_frame(const TextLine& line) {
    int longest = 0, length = 0;
    for (const Character c : line.characters) {
        if (!is_in(frame_signs, c.code)) return false;
        length = is_in(dashes, c.code) ? length + 1 : 0;
        longest = std::max(longest, length);
    }
    return longest >= 3;
}

/// Without a stream, which would bring all of the library's locales into the WebAssembly module.
std::vector<std::string> words_in(const TextLine& line) {
    const std::string text = words_of(line);
    const auto words = split(text, " ");
    return {words.begin(), words.end()};
}

bool is_blank(const TextLine& line) {
    return std::all_of(line.characters.begin(), line.characters.end(),
                       [](Character c) { return c.code == U' ' || is_in(edges, c.code); });
}

}  // namespace goterr::diagram
