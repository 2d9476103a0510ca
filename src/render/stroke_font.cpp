#include "goterr/render/stroke_font.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "goterr/core/utf8.hpp"

namespace goterr {
namespace {

/// A character as pen moves on a grid 20 high from the baseline to the top of the capitals, y upwards:
/// M x y lifts the pen, L x y draws a line, Q cx cy x y a curve that leaves and arrives along the way to its
/// corner, Z closes.
struct Drawn {
    char32_t character;
    int width;
    std::string_view moves;
};

constexpr Drawn alphabet[] = {
    {U' ', 4, ""},
    {U'!', 0, "M0 20 L0 6 M0 1 L0 0"},
    {U'"', 4, "M0 20 L0 15 M4 20 L4 15"},
    {U'#', 12, "M3 0 L5 20 M8 0 L10 20 M0 13 L12 13 M0 7 L12 7"},
    {U'$', 12, "M12 17 Q10 20 6 20 Q0 20 0 15 Q0 11 6 10 Q12 9 12 5 Q12 0 6 0 Q1 0 0 4 M6 23 L6 -3"},
    {U'%', 18,
     "M0 16 Q0 20 4 20 Q8 20 8 16 Q8 11 4 11 Q0 11 0 16 M10 4 Q10 9 14 9 Q18 9 18 4 Q18 0 14 0 Q10 0 10 4 "
     "M15 20 L3 0"},
    {U'&', 14, "M14 0 L3 14 Q1 20 6 20 Q11 20 9 14 L3 9 Q-1 5 1 2 Q3 0 6 0 Q11 0 13 8"},
    {U'\'', 0, "M0 20 L0 15"},
    {U'(', 4, "M4 23 Q0 18 0 9 Q0 0 4 -5"},
    {U')', 4, "M0 23 Q4 18 4 9 Q4 0 0 -5"},
    {U'*', 8, "M4 20 L4 12 M0 18 L8 14 M0 14 L8 18"},
    {U'+', 12, "M6 15 L6 3 M0 9 L12 9"},
    {U',', 2, "M2 1 L0 -4"},
    {U'-', 6, "M0 9 L6 9"},
    {U'.', 0, "M0 1 L0 0"},
    {U'/', 8, "M0 -3 L8 21"},
    {U'0', 12, "M0 6 Q0 0 6 0 Q12 0 12 6 L12 14 Q12 20 6 20 Q0 20 0 14 Z"},
    {U'1', 12, "M2 16 L7 20 L7 0"},
    {U'2', 12, "M0 15 Q0 20 6 20 Q12 20 12 15 Q12 12 9 9 L0 0 L12 0"},
    {U'3', 12, "M0 17 Q2 20 6 20 Q11 20 11 15 Q11 11 6 11 L4 11 M6 11 Q12 11 12 6 Q12 0 6 0 Q1 0 0 4"},
    {U'4', 12, "M9 0 L9 20 L0 6 L12 6"},
    {U'5', 12, "M11 20 L2 20 L1 11 Q3 13 6 13 Q12 13 12 7 Q12 0 6 0 Q1 0 0 4"},
    {U'6', 12, "M11 17 Q9 20 6 20 Q0 20 0 10 L0 6 Q0 0 6 0 Q12 0 12 6 Q12 12 6 12 Q0 12 0 6"},
    {U'7', 12, "M0 20 L12 20 L4 0"},
    {U'8', 12,
     "M6 11 Q1 11 1 15 Q1 20 6 20 Q11 20 11 15 Q11 11 6 11 Q0 11 0 5 Q0 0 6 0 Q12 0 12 5 Q12 11 6 11"},
    {U'9', 12, "M1 3 Q3 0 6 0 Q12 0 12 10 L12 14 Q12 20 6 20 Q0 20 0 14 Q0 8 6 8 Q12 8 12 14"},
    {U':', 0, "M0 1 L0 0 M0 13 L0 12"},
    {U';', 2, "M2 1 L0 -4 M2 13 L2 12"},
    {U'<', 11, "M11 15 L0 9 L11 3"},
    {U'=', 12, "M0 12 L12 12 M0 6 L12 6"},
    {U'>', 11, "M0 15 L11 9 L0 3"},
    {U'?', 10, "M0 16 Q1 20 5 20 Q10 20 10 15 Q10 12 7 10 Q5 9 5 6 M5 1 L5 0"},
    {U'@', 18,
     "M13 8 Q13 14 9 14 Q5 14 5 9 Q5 4 9 4 Q13 4 13 9 M13 13 L13 7 Q13 4 16 4 Q18 5 18 10 Q18 20 9 20 Q0 20 "
     "0 "
     "9 Q0 -2 9 -2 Q13 -2 15 0"},
    {U'A', 14, "M0 0 L7 20 L14 0 M2 6 L12 6"},
    {U'B', 12, "M6 11 Q11 11 11 15 Q11 20 6 20 L0 20 L0 0 L6 0 Q12 0 12 5 Q12 11 6 11 L0 11"},
    {U'C', 13, "M13 4 Q11 0 7 0 Q0 0 0 10 Q0 20 7 20 Q11 20 13 16"},
    {U'D', 13, "M0 0 L0 20 L5 20 Q13 20 13 10 Q13 0 5 0 Z"},
    {U'E', 11, "M11 0 L0 0 L0 20 L11 20 M0 11 L9 11"},
    {U'F', 10, "M0 0 L0 20 L10 20 M0 11 L9 11"},
    {U'G', 14, "M13 16 Q11 20 7 20 Q0 20 0 10 Q0 0 7 0 Q14 0 14 6 L14 9 L8 9"},
    {U'H', 13, "M0 0 L0 20 M13 0 L13 20 M0 11 L13 11"},
    {U'I', 0, "M0 0 L0 20"},
    {U'J', 9, "M9 20 L9 6 Q9 0 4 0 Q1 0 0 4"},
    {U'K', 12, "M0 0 L0 20 M12 20 L0 8 M4 12 L12 0"},
    {U'L', 10, "M0 20 L0 0 L10 0"},
    {U'M', 16, "M0 0 L0 20 L8 5 L16 20 L16 0"},
    {U'N', 13, "M0 0 L0 20 L13 0 L13 20"},
    {U'O', 16, "M0 10 Q0 0 8 0 Q16 0 16 10 Q16 20 8 20 Q0 20 0 10 Z"},
    {U'P', 12, "M0 0 L0 20 L6 20 Q12 20 12 14 Q12 9 6 9 L0 9"},
    {U'Q', 16, "M0 10 Q0 0 8 0 Q16 0 16 10 Q16 20 8 20 Q0 20 0 10 Z M10 5 L16 -1"},
    {U'R', 12, "M0 0 L0 20 L6 20 Q12 20 12 14 Q12 9 6 9 L0 9 M6 9 L12 0"},
    {U'S', 12, "M12 17 Q10 20 6 20 Q0 20 0 15 Q0 11 6 10 Q12 9 12 5 Q12 0 6 0 Q1 0 0 4"},
    {U'T', 14, "M0 20 L14 20 M7 20 L7 0"},
    {U'U', 12, "M0 20 L0 6 Q0 0 6 0 Q12 0 12 6 L12 20"},
    {U'V', 14, "M0 20 L7 0 L14 20"},
    {U'W', 20, "M0 20 L5 0 L10 17 L15 0 L20 20"},
    {U'X', 13, "M0 0 L13 20 M0 20 L13 0"},
    {U'Y', 14, "M0 20 L7 10 L14 20 M7 10 L7 0"},
    {U'Z', 13, "M0 20 L13 20 L0 0 L13 0"},
    {U'[', 4, "M4 23 L0 23 L0 -5 L4 -5"},
    {U'\\', 8, "M0 21 L8 -3"},
    {U']', 4, "M0 23 L4 23 L4 -5 L0 -5"},
    {U'^', 8, "M0 14 L4 20 L8 14"},
    {U'_', 12, "M0 -4 L12 -4"},
    {U'`', 3, "M0 20 L3 17"},
    {U'a', 10, "M10 14 L10 0 M10 7 Q10 14 5 14 Q0 14 0 7 Q0 0 5 0 Q10 0 10 7"},
    {U'b', 10, "M0 20 L0 0 M0 7 Q0 14 5 14 Q10 14 10 7 Q10 0 5 0 Q0 0 0 7"},
    {U'c', 9, "M9 12 Q8 14 5 14 Q0 14 0 7 Q0 0 5 0 Q8 0 9 2"},
    {U'd', 10, "M10 20 L10 0 M10 7 Q10 14 5 14 Q0 14 0 7 Q0 0 5 0 Q10 0 10 7"},
    {U'e', 10, "M0 7 L10 7 Q10 14 5 14 Q0 14 0 7 Q0 0 5 0 Q9 0 10 3"},
    {U'f', 6, "M2 0 L2 15 Q2 20 7 20 M0 14 L6 14"},
    {U'g', 10, "M10 14 L10 0 Q10 -6 5 -6 Q1 -6 0 -3 M10 7 Q10 14 5 14 Q0 14 0 7 Q0 0 5 0 Q10 0 10 7"},
    {U'h', 10, "M0 20 L0 0 M0 8 Q0 14 5 14 Q10 14 10 8 L10 0"},
    {U'i', 0, "M0 14 L0 0 M0 19 L0 20"},
    {U'j', 3, "M3 14 L3 -2 Q3 -6 0 -6 M3 19 L3 20"},
    {U'k', 9, "M0 20 L0 0 M9 14 L0 5 M3 8 L9 0"},
    {U'l', 2, "M0 20 L0 3 Q0 0 2 0"},
    {U'm', 16, "M0 14 L0 0 M0 9 Q0 14 4 14 Q8 14 8 9 L8 0 M8 9 Q8 14 12 14 Q16 14 16 9 L16 0"},
    {U'n', 10, "M0 14 L0 0 M0 8 Q0 14 5 14 Q10 14 10 8 L10 0"},
    {U'o', 10, "M0 7 Q0 14 5 14 Q10 14 10 7 Q10 0 5 0 Q0 0 0 7 Z"},
    {U'p', 10, "M0 14 L0 -6 M0 7 Q0 14 5 14 Q10 14 10 7 Q10 0 5 0 Q0 0 0 7"},
    {U'q', 10, "M10 14 L10 -6 M10 7 Q10 14 5 14 Q0 14 0 7 Q0 0 5 0 Q10 0 10 7"},
    {U'r', 6, "M0 14 L0 0 M0 8 Q0 14 6 14"},
    {U's', 10, "M9 12 Q8 14 5 14 Q0 14 0 11 Q0 8 5 7 Q10 6 10 3 Q10 0 5 0 Q1 0 0 2"},
    {U't', 6, "M2 19 L2 3 Q2 0 6 0 M0 14 L6 14"},
    {U'u', 10, "M0 14 L0 6 Q0 0 5 0 Q10 0 10 6 M10 14 L10 0"},
    {U'v', 10, "M0 14 L5 0 L10 14"},
    {U'w', 16, "M0 14 L4 0 L8 12 L12 0 L16 14"},
    {U'x', 10, "M0 14 L10 0 M0 0 L10 14"},
    {U'y', 10, "M0 14 L5 0 M10 14 L5 0 Q3 -6 0 -6"},
    {U'z', 9, "M0 14 L9 14 L0 0 L9 0"},
    {U'{', 5, "M5 23 Q2 23 2 18 L2 13 Q2 9 0 9 Q2 9 2 5 L2 0 Q2 -5 5 -5"},
    {U'|', 0, "M0 23 L0 -5"},
    {U'}', 5, "M0 23 Q3 23 3 18 L3 13 Q3 9 5 9 Q3 9 3 5 L3 0 Q3 -5 0 -5"},
    {U'~', 12, "M0 8 Q1 11 4 11 Q6 10 8 8 Q11 8 12 11"},
};
constexpr Drawn unknown_character{0, 10, "M0 0 L10 0 L10 20 L0 20 Z"};

constexpr double unit = 0.7 / 20;  // font sizes
constexpr double gap = 5;          // grid units between two characters
constexpr int curve_steps = 6;

const Drawn& drawn_of(char32_t character) {
    const auto found = std::lower_bound(std::begin(alphabet), std::end(alphabet), character,
                                        [](const Drawn& d, char32_t c) { return d.character < c; });
    return found != std::end(alphabet) && found->character == character ? *found : unknown_character;
}

constexpr bool is_sorted_by_character() {
    for (std::size_t i = 1; i < std::size(alphabet); ++i)
        if (alphabet[i - 1].character >= alphabet[i].character) return false;
    return true;
}
static_assert(std::size(alphabet) == 95 && is_sorted_by_character(), "all of printable ASCII, in order");

/// Apart from the drawings, which a program that only measures texts does not have to carry.
constexpr auto widths = [] {
    std::array<int, std::size(alphabet)> found{};
    for (std::size_t i = 0; i < found.size(); ++i) found[i] = alphabet[i].width;
    return found;
}();

int width_of(char32_t character) {
    const std::size_t place = character - alphabet[0].character;
    return place < widths.size() ? widths[place] : unknown_character.width;
}

double next_number(std::string_view& moves) {
    moves.remove_prefix(std::min(moves.find_first_not_of(' '), moves.size()));
    int value = 0;
    const auto end = std::from_chars(moves.data(), moves.data() + moves.size(), value).ptr;
    moves.remove_prefix(static_cast<std::size_t>(end - moves.data()));
    return value;
}

Spot next_spot(std::string_view& moves) {
    const double x = next_number(moves), y = next_number(moves);
    return {gap / 2 + x, -y};
}

void add_curve(std::vector<Spot>& stroke, Spot corner, Spot end) {
    const Spot start = stroke.back();
    for (int step = 1; step <= curve_steps; ++step) {
        const double t = static_cast<double>(step) / curve_steps, s = 1 - t;
        stroke.push_back({s * s * start.x + 2 * s * t * corner.x + t * t * end.x,
                          s * s * start.y + 2 * s * t * corner.y + t * t * end.y});
    }
}

std::vector<std::vector<Spot>> traced(std::string_view moves) {
    std::vector<std::vector<Spot>> strokes;
    while (!moves.empty()) {
        const char move = moves[0];
        moves.remove_prefix(1);
        if (move == 'M') strokes.push_back({next_spot(moves)});
        if (move == 'L') strokes.back().push_back(next_spot(moves));
        if (move == 'Z') strokes.back().push_back(strokes.back().front());
        if (move == 'Q') {
            const Spot corner = next_spot(moves);
            add_curve(strokes.back(), corner, next_spot(moves));
        }
    }
    return strokes;
}

/// A minus sign and an en dash are drawn as a hyphen.
std::vector<char32_t> characters_of(std::string_view text) {
    std::vector<char32_t> characters;
    for (; !text.empty(); text.remove_prefix(std::max<std::size_t>(utf8_length(text), 1))) {
        const char32_t character = utf8_character(text);
        characters.push_back(character == U'\u2212' || character == U'\u2013' ? U'-' : character);
    }
    return characters;
}

double start_of(const Label& label) {
    const double width = text_width(label.text) * label.size;
    if (label.anchor == Anchor::start) return label.base.x;
    return label.base.x - (label.anchor == Anchor::middle ? width / 2 : width);
}

}  // namespace

Glyph glyph_of(char32_t character) {
    const Drawn& drawn = drawn_of(character);
    Glyph glyph{traced(drawn.moves), (drawn.width + gap) * unit};
    for (auto& stroke : glyph.strokes)
        for (Spot& spot : stroke) spot = {spot.x * unit, spot.y * unit};
    return glyph;
}

double text_width(std::string_view text) {
    double width = 0;
    for (const char32_t c : characters_of(text)) width += (width_of(c) + gap) * unit;
    return width;
}

bool is_drawable(std::string_view text) {
    const auto characters = characters_of(text);
    return std::none_of(characters.begin(), characters.end(),
                        [](char32_t c) { return &drawn_of(c) == &unknown_character; });
}

double pen_width(const Label& label) { return (label.bold ? 0.115 : 0.085) * label.size; }

std::vector<std::vector<Spot>> strokes_of(const Label& label) {
    std::vector<std::vector<Spot>> strokes;
    double x = start_of(label);
    for (const char32_t c : characters_of(label.text)) {
        Glyph glyph = glyph_of(c);
        for (auto& stroke : glyph.strokes) {
            for (Spot& spot : stroke) spot = {x + spot.x * label.size, label.base.y + spot.y * label.size};
            strokes.push_back(std::move(stroke));
        }
        x += glyph.advance * label.size;
    }
    return strokes;
}

}  // namespace goterr
