#include "diagram_signs.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "goterr/board/handicap.hpp"
#include "goterr/record/text.hpp"

namespace goterr::diagram {
namespace {

enum class Meaning { none, black, white, empty, unsure };

struct Alphabet {
    Meaning meaning;
    std::u32string_view signs;
};

constexpr std::array<Alphabet, 4> alphabets{{
    {Meaning::black, U"XxBb●⚫⬤◆◍🖤◼⏺黑黒Хх✖"},
    {Meaning::white, U"OoWw○⚪◯◎◇◌◻⭘白Оо✕"},
    {Meaning::empty,
     U".,+_"
     U"·‧∙⋅・･┼╋╬┌┬┐├┤└┴┘┏┳┓┣┫┗┻┛╔╦╗╠╣╚╩╝╭╮╰╯┯┷┠┨╂十➕"
     U"🟫"
     U"🟨"
     U"🟧"},
    {Meaning::unsure, U"*@#0-•◉■□▪▫◦=\'`"},
}};

constexpr Meaning meaning_of(char32_t code) {
    for (const Alphabet& alphabet : alphabets)
        if (is_in(alphabet.signs, code)) return alphabet.meaning;
    return Meaning::none;
}

static_assert(meaning_of(U'X') == Meaning::black && meaning_of(U'○') == Meaning::white);
static_assert(meaning_of(U'┼') == Meaning::empty && meaning_of(U'Q') == Meaning::none);

std::string quoted(const Sign& sign) {
    return std::string(1, '\'').append(to_utf8(sign.code)).append(1, '\'');
}

/// Which signs a drawing uses: all that the doubtful ones are decided by.
class Usage {
public:
    explicit Usage(const Drawing& drawing) : drawing_(drawing) {}

    const Sign* first_of(std::u32string_view codes) const {
        const auto found = std::find_if(signs_.begin(), signs_.end(),
                                        [&](const Sign& sign) { return is_in(codes, sign.code); });
        return found == signs_.end() ? nullptr : &*found;
    }
    bool has(std::u32string_view codes) const { return first_of(codes) != nullptr; }
    bool has(Meaning meaning) const {
        return std::any_of(signs_.begin(), signs_.end(),
                           [&](const Sign& sign) { return meaning_of(sign.code) == meaning; });
    }
    std::ptrdiff_t count(char32_t code) const {
        return std::count_if(signs_.begin(), signs_.end(),
                             [&](const Sign& sign) { return sign.code == code; });
    }
    /// Every `code` lies on a star point, as a mark of the star points would.
    bool on_stars_only(char32_t code) const {
        const auto stars = star_points(drawing_.signs.size());
        const auto all = points_of(drawing_.signs.size());
        for (const Point p : all)
            if (drawing_.signs[p].code == code && std::find(stars.begin(), stars.end(), p) == stars.end())
                return false;
        return true;
    }
    bool katago() const { return drawing_.katago; }
    bool goterr() const { return drawing_.goterr; }

private:
    const Drawing& drawing_;
    const std::vector<Sign>& signs_ = drawing_.signs.values();
};

/// Elsewhere a black stone that is marked as the last; in goterr's boards in color the white ones, beside
/// which there are no other signs of White's but for dead stones and sekis.
Color fisheye_here(const Usage& usage) {
    if (usage.has(U"OoWw○⚪◯◎◌◻⭘白Оо")) return Color::black;
    const bool one_is_marked = usage.count(U'◉') == 1 && !usage.has(U"✖✕◆◇");
    return usage.goterr() || (usage.has(U"●◆✖■□▪▫") && !one_is_marked) ? Color::white : Color::black;
}

/// Squares are stones where nothing else is, and territory beside round stones; a board with round stones of
/// one side and squares of the other may be either.
std::optional<Color> square_here(char32_t code, const Usage& usage) {
    const bool black = usage.has(U"●◉✖◆"), white = usage.has(U"○◎✕◇◉");
    if (usage.goterr() || (black && white) || usage.has(U"▪▫◦")) return Color::empty;
    if (!black && !white) return code == U'■' ? Color::black : Color::white;
    const bool two_alphabets =
        black ? usage.has(U"□") && !usage.has(U"■") : usage.has(U"■") && !usage.has(U"□");
    return two_alphabets ? std::nullopt : std::optional(Color::empty);
}

/// Marks that goterr puts on empty points.
std::optional<Color> mark_here(const Usage& usage) {
    const bool marked = usage.goterr() || (usage.has(U"XO") && usage.has(U"="));
    return marked ? std::optional(Color::empty) : std::nullopt;
}

/// What '*', '@', '#', '0', '-', a bullet, a fisheye or a square stands for on this board; nothing where the
/// board does not tell.
std::optional<Color> meaning_here(char32_t code, const Usage& usage) {
    switch (code) {
        case U'-':
        case U'▪':
        case U'▫':
        case U'◦': return Color::empty;
        case U'■':
        case U'□': return square_here(code, usage);
        case U'=':
        case U'\'':
        case U'`': return mark_here(usage);
        case U'*':
        case U'•':
            if (usage.goterr()) return Color::empty;
            if (usage.has(Meaning::black) || usage.has(U"#@")) return Color::empty;
            if (usage.on_stars_only(code)) return std::nullopt;
            return Color::black;
        case U'◉': return fisheye_here(usage);
        case U'@':
            if (usage.katago()) return Color::empty;
            if (usage.has(Meaning::black) || usage.has(U"#")) return std::nullopt;
            return Color::black;
        case U'#':
            if (usage.has(Meaning::black)) return mark_here(usage);
            return Color::black;
        case U'0':
            if (usage.has(Meaning::white)) return std::nullopt;
            return Color::white;
        default: return std::nullopt;
    }
}

std::string advice_for(char32_t code) {
    switch (code) {
        case U'@': return "is a marked empty point in one program's boards and a stone in another's";
        case U'#': return "is a black stone in some alphabets, but here X or B is black too";
        case U'0': return "may be a zero or the letter O";
        case U'■':
        case U'□': return "may be a stone or a mark of territory";
        case U'=':
        case U'\'':
        case U'`': return "is no stone";
        default: return "may be a black stone or a star point";
    }
}

/// Lower-case b and w are labels beside X and O, never stones.
bool is_label(char32_t code, const Usage& usage) {
    return (code == U'b' || code == U'w') && usage.has(U"XxOo#●○");
}

Color color_of(const Sign& sign, const Usage& usage) {
    const Meaning meaning = meaning_of(sign.code);
    if (meaning == Meaning::none || is_label(sign.code, usage)) refuse_sign(sign);
    if (meaning == Meaning::black) return Color::black;
    if (meaning == Meaning::white) return Color::white;
    if (meaning == Meaning::empty) return Color::empty;
    if (const auto color = meaning_here(sign.code, usage)) return *color;
    throw ParseError(sign.where, quoted(sign) + " " + advice_for(sign.code) + "; write X, O or .");
}

}  // namespace

bool is_sign(char32_t code) { return meaning_of(code) != Meaning::none; }

bool is_stone_letter(char32_t code) { return is_in(U"XxOoBbWw#", code); }

bool is_stone_sign(char32_t code) {
    return meaning_of(code) == Meaning::black || meaning_of(code) == Meaning::white || code == U'◉';
}

void refuse_sign(const Sign& sign) {
    throw ParseError(sign.where, quoted(sign) + " is no stone; use X, O or .");
}

Board stones_of(const Drawing& drawing, std::vector<Diagnostic>& warnings) {
    const Usage usage(drawing);
    Board board(drawing.signs.size());
    for (const Point p : points_of(board.size())) board[p] = color_of(drawing.signs[p], usage);
    if (const Sign* zero = usage.first_of(U"0"))
        warnings.push_back({zero->where, "zeros are read as the letter O: white stones"});
    if (!usage.goterr() && usage.has(U"XO") && usage.has(U"xo"))
        warnings.push_back(
            {usage.first_of(U"xo")->where, "lower-case stones are read as stones like the others"});
    return board;
}

}  // namespace goterr::diagram
