/// Number matrices, as score estimators and neural networks write boards, and JSON lists of rows.
#include <algorithm>
#include <string>

#include "diagram_board.hpp"
#include "goterr/core/ascii.hpp"

namespace goterr::diagram {
namespace {

struct Number {
    int value = 0;
    TextPlace where;
};

/// The numbers of a line, each of one digit with or without a sign; nothing if there is anything else.
std::optional<std::vector<Number>> numbers_in(const TextLine& line) {
    std::vector<Number> numbers;
    const auto& text = line.characters;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (is_in(U" ,;[]()|{}", text[at].code)) continue;
        const TextPlace where = line.place(at);
        const bool negative = text[at].code == U'-' || text[at].code == U'−';
        if (negative || text[at].code == U'+') ++at;
        if (at >= text.size() || !is_digit_sign(text[at].code)) return std::nullopt;
        const int digit = static_cast<int>(text[at].code - U'0');
        numbers.push_back({negative ? -digit : digit, where});
    }
    return numbers;
}

using Matrix = std::vector<std::vector<Number>>;

/// All rows of a text of nothing but numbers between -1 and 2.
std::optional<Matrix> matrix_in(const std::vector<TextLine>& lines) {
    Matrix rows;
    for (const TextLine& line : lines) {
        auto numbers = numbers_in(line);
        if (!numbers) return std::nullopt;
        for (const Number& number : *numbers)
            if (number.value < -1 || number.value > 2) return std::nullopt;
        if (!numbers->empty()) rows.push_back(std::move(*numbers));
    }
    if (rows.size() < 2) return std::nullopt;
    return rows;
}

void check(const Matrix& rows) {
    bool two = false, negative = false;
    for (const auto& row : rows) {
        if (row.size() != rows.front().size())
            throw ParseError(row.back().where, "this row has " + std::to_string(row.size()) +
                                                   " numbers, the first " +
                                                   std::to_string(rows.front().size()));
        for (const Number& number : row) {
            two = two || number.value == 2;
            negative = negative || number.value == -1;
            if (two && negative)
                throw ParseError(number.where, "white is 2 in some matrices and -1 in others, but not both");
        }
    }
    if (!is_board_size(static_cast<int>(std::min<std::size_t>(rows.front().size(), 1000)),
                       static_cast<int>(std::min<std::size_t>(rows.size(), 1000))))
        throw ParseError(rows.front().front().where, "a board has up to 52 lines each way");
}

/// `-` is a point that has no number.
bool is_number(const std::string& word) {
    return word == "-" || (word.find_first_not_of("-.0123456789") == std::string::npos &&
                           word.find_first_of("0123456789") != std::string::npos);
}

/// The rows of a list in brackets, of numbers or of quoted text, taken apart.
class RowsOfList {
public:
    /// False where the text is no list.
    bool add(Character c, int line) {
        if (!begun_ && c.code == U' ') return true;
        if (!begun_ && c.code != U'[') return false;
        begun_ = true;
        if (rows_.back().characters.empty()) rows_.back().number = line;
        if (c.code == U'"' || c.code == U'\'')
            quoted_ = !quoted_;
        else if (quoted_ || !is_sign(c.code))
            rows_.back().characters.push_back(c);
        return true;
    }

    std::vector<TextLine> done() {
        std::erase_if(rows_, [](const TextLine& row) { return is_blank(row); });
        return std::move(rows_);
    }

private:
    /// Brackets and commas between rows end one: between rows of text as between rows of numbers.
    bool is_sign(char32_t code) {
        if (code == U'[') ++depth_;
        if (code == U']') --depth_;
        if (code == U']' || (code == U',' && depth_ <= 1)) rows_.emplace_back();
        return code == U'[' || code == U']' || code == U',';
    }

    std::vector<TextLine> rows_ = std::vector<TextLine>(1);
    int depth_ = 0;
    bool begun_ = false;
    bool quoted_ = false;
};

}  // namespace

bool is_number_matrix(const std::vector<TextLine>& lines) { return matrix_in(lines).has_value(); }

std::optional<Board> number_matrix(const std::vector<TextLine>& lines) {
    const auto rows = matrix_in(lines);
    if (!rows) return std::nullopt;
    check(*rows);
    std::vector<Color> colors;
    for (const auto& row : *rows)
        for (const Number& number : row)
            colors.push_back(number.value == 0   ? Color::empty
                             : number.value == 1 ? Color::black
                                                 : Color::white);
    return Board(BoardSize{static_cast<int>(rows->front().size()), static_cast<int>(rows->size())},
                 std::move(colors));
}

bool is_map_of_numbers(const std::vector<TextLine>& lines) {
    if (is_number_matrix(lines)) return false;
    bool has_numbers = false;
    for (const TextLine& line : lines) {
        const std::vector<std::string> words = words_in(line);
        if (words.size() < 4 || words.front() != words.back() || !is_number(words.front())) continue;
        if (!std::all_of(words.begin(), words.end(), is_number)) return has_numbers;
        has_numbers = has_numbers || std::any_of(words.begin() + 1, words.end() - 1,
                                                 [](const std::string& word) { return word != "-"; });
    }
    return has_numbers;
}

std::vector<TextLine> json_rows(std::vector<TextLine> lines) {
    RowsOfList rows;
    for (const TextLine& line : lines)
        for (const Character c : line.characters)
            if (!rows.add(c, line.number)) return lines;
    return rows.done();
}

}  // namespace goterr::diagram
