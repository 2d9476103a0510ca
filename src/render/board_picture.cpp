#include "goterr/render/board_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "board_style.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/png.hpp"
#include "goterr/render/point_marks.hpp"
#include "goterr/render/stroke_font.hpp"
#include "goterr/render/svg.hpp"
#include "goterr/render/words.hpp"
#include "numbered_moves.hpp"
#include "picture_text.hpp"

namespace goterr {
namespace {

bool shows(ShownMarks shown, bool counted) {
    return shown == ShownMarks::both || shown == (counted ? ShownMarks::territory : ShownMarks::ownership);
}

Shapes owner_marks(const PointMark& mark, Spot center, ShownMarks shown) {
    const Color leaning = mark.lean > 0 ? Color::black : Color::white;
    if (mark.counted != Color::empty && shows(shown, true))
        return owner_square(center, mark.counted, std::abs(mark.lean), true);
    if (std::abs(mark.lean) >= leaning_from && shows(shown, false))
        return owner_square(center, leaning, std::abs(mark.lean), false);
    return {};
}

Shapes stone_with_marks(const PointMark& mark, Spot center, const BoardStyle& style) {
    Shapes shapes = mark.dead ? faded_stone(center, mark.stone, style) : stone(center, mark.stone, style);
    if (mark.seki && !mark.dead) append(shapes, seki_mark(center, mark.stone));
    return shapes;
}

Shapes at_point(const PointMark& mark, Spot center, const PictureOptions& options) {
    Shapes shapes;
    if (mark.stone != Color::empty) append(shapes, stone_with_marks(mark, center, style_of(options.style)));
    const bool squares = mark.open() && !mark.unsettled && options.style != PictureStyle::heat;
    if (squares) append(shapes, owner_marks(mark, center, options.marks));
    if (mark.unsettled) append(shapes, unsettled_mark(center, mark.stone));
    if (mark.last_move && mark.stone != Color::empty)
        append(shapes, last_move_mark(center, mark.stone, mark.unsettled || mark.seki));
    return shapes;
}

/// A sign and its word.
struct LegendSign {
    Shapes (*sign)(Spot, const BoardStyle&);
    std::string_view word;
    bool (*occurs)(const PointMark&);
};

Shapes with(Shapes under, Shapes over) {
    append(under, std::move(over));
    return under;
}

const LegendSign legend_signs[] = {
    {[](Spot s, const BoardStyle&) { return owner_square(s, Color::black, 1, true); }, "black's point",
     [](const PointMark& m) { return m.open() && m.counted == Color::black; }},
    {[](Spot s, const BoardStyle&) { return owner_square(s, Color::white, 1, true); }, "white's point",
     [](const PointMark& m) { return m.open() && m.counted == Color::white; }},
    {[](Spot s, const BoardStyle&) { return owner_square(s, Color::black, 0.6, false); }, "leans to black",
     [](const PointMark& m) { return m.open() && m.counted == Color::empty && m.lean >= leaning_from; }},
    {[](Spot s, const BoardStyle&) { return owner_square(s, Color::white, 0.6, false); }, "leans to white",
     [](const PointMark& m) { return m.open() && m.counted == Color::empty && m.lean <= -leaning_from; }},
    {[](Spot s, const BoardStyle& style) {
         return with(faded_stone(s, Color::black, style), owner_square(s, Color::white, 1, true));
     },
     "dead", [](const PointMark& m) { return m.dead && m.counted != Color::empty; }},
    {[](Spot s, const BoardStyle& style) { return faded_stone(s, Color::black, style); }, "dead",
     [](const PointMark& m) { return m.dead && m.counted == Color::empty; }},
    {[](Spot s, const BoardStyle& style) {
         return with(stone(s, Color::black, style), seki_mark(s, Color::black));
     },
     "seki", [](const PointMark& m) { return m.seki; }},
    {[](Spot s, const BoardStyle& style) {
         return with(stone(s, Color::black, style), unsettled_mark(s, Color::black));
     },
     "unsettled", [](const PointMark& m) { return m.unsettled; }},
};

/// The legend in as many lines as the width asks for.
struct Legend {
    Shapes shapes;
    double height = 0;
};

Legend legend(const Grid<PointMark>& marks, Spot at, double right, const BoardStyle& style) {
    Legend drawn;
    Spot next = at;
    for (const LegendSign& entry : legend_signs) {
        if (std::none_of(marks.values().begin(), marks.values().end(), entry.occurs)) continue;
        const double width = cell * 1.25 + text_width(entry.word) * remark_font_size + 14;
        if (next.x + width > right && next.x > at.x) next = {at.x, next.y + cell * 1.15};
        append(drawn.shapes, entry.sign({next.x + cell * 0.5, next.y}, style));
        Label word = centered_label({next.x + cell * 1.2, next.y}, remark_font_size, std::string(entry.word),
                                    style.text);
        word.anchor = Anchor::start;
        drawn.shapes.push_back(std::move(word));
        next.x += width;
        drawn.height = next.y - at.y + cell * 0.6;
    }
    return drawn;
}

/// For pictures that shade the points: the legend needs no squares.
Grid<PointMark> without_squares(Grid<PointMark> marks) {
    for (const Point p : points_of(marks.size())) {
        marks[p].counted = Color::empty;
        marks[p].lean = 0;
    }
    return marks;
}

std::string interval_words(const Estimate& estimate) {
    if (estimate.low == estimate.high) return "no doubt left";
    return "80 %: " + range_in_words(estimate.low, estimate.lead(), estimate.high);
}

/// The score and what it depends on, left aligned from `top` down; `bottom` is the last baseline.
struct Caption {
    Shapes shapes;
    double bottom = 0;
};

void add_faint_lines(Caption& drawn, const std::string& text, Spot top, double width,
                     const BoardStyle& style) {
    for (std::string& line : wrapped(text, width, remark_font_size)) {
        drawn.bottom += remark_font_size * 1.6;
        drawn.shapes.push_back(
            Label{{top.x, drawn.bottom}, remark_font_size, std::move(line), style.faint_text, Anchor::start});
    }
}

Caption score_caption(const Estimate& estimate, const std::string& below, Spot top, double width,
                      const BoardStyle& style) {
    Caption drawn{{}, top.y + title_font_size};
    const std::string result = result_text(estimate.lead());
    drawn.shapes.push_back(
        Label{{top.x, drawn.bottom}, title_font_size * 1.15, result, style.text, Anchor::start, true});
    const double beside = top.x + text_width(result) * title_font_size * 1.15 + 16;
    drawn.shapes.push_back(Label{
        {beside, drawn.bottom}, title_font_size * 0.9, interval_words(estimate), style.text, Anchor::start});
    add_faint_lines(drawn, below, top, width, style);
    return drawn;
}

Caption problem_caption(const Estimate& estimate, Spot top, double width, const BoardStyle& style) {
    Caption drawn{{}, top.y};
    for (std::string& line : wrapped(question_in_words(estimate), width, title_font_size)) {
        drawn.bottom += title_font_size * (drawn.shapes.empty() ? 1 : 1.4);
        drawn.shapes.push_back(
            Label{{top.x, drawn.bottom}, title_font_size, std::move(line), style.text, Anchor::start, true});
    }
    add_faint_lines(drawn, whole_board_in_words(estimate), top, width, style);
    return drawn;
}

/// `below`: what is said under the score.
Caption caption(const Estimate& estimate, const Provenance& provenance, const std::string& below, Spot top,
                double width, const BoardStyle& style) {
    return shows_problem(estimate, provenance) ? problem_caption(estimate, top, width, style)
                                               : score_caption(estimate, below, top, width, style);
}

Drawing picture_of(const Estimate& estimate, const Provenance& provenance, const RenderOptions& options) {
    return board_picture(estimate, provenance, options.picture,
                         options.last_moves ? ShownMoves{estimate.last_moves} : ShownMoves{});
}

}  // namespace

Drawing board_picture(const Estimate& estimate, const Provenance& provenance, const PictureOptions& options,
                      const ShownMoves& shown) {
    const BoardSize size = estimate.position.board.size();
    const BoardPlace place = place_of(size, options);
    const BoardStyle& style = style_of(options.style);
    const auto marks = point_marks(estimate, provenance);

    Shapes shapes{Rectangle{{0, 0}, place.width, 0, style.paper}};
    append(shapes, empty_board(size, place, style));
    if (options.style == PictureStyle::heat)
        for (const Point p : points_of(size))
            append(shapes, glow(spot_of(p, size, place.origin), marks[p].lean));
    for (const Point p : points_of(size))
        append(shapes, at_point(marks[p], spot_of(p, size, place.origin), options));
    const std::string again = add_numbered_moves(shapes, estimate.position.board, shown.moves, place, style);
    double height = place.height;
    if (options.caption) {
        const double indent = cell * 0.5, width = place.width - 2 * indent;
        const std::string words_below = (shown.outcome.empty() ? "" : shown.outcome + "; ") +
                                        circumstances(estimate, provenance) +
                                        (again.empty() ? "" : "; " + again);
        Caption words =
            caption(estimate, provenance, words_below, {indent, height + cell * 0.4}, width, style);
        Legend signs = legend(options.style == PictureStyle::heat ? without_squares(marks) : marks,
                              {indent, words.bottom + cell * 0.85}, place.width - indent, style);
        height = words.bottom + (signs.shapes.empty() ? cell * 0.5 : cell * 1.1 + signs.height);
        append(shapes, std::move(words.shapes));
        append(shapes, std::move(signs.shapes));
    }
    std::get<Rectangle>(shapes.front()).height = height;
    return {place.width, height, "Estimate: " + result_text(estimate.lead()),
            fmt::format("{}; {}; {}.", lead_sentence(estimate.lead()), interval_words(estimate),
                        circumstances(estimate, provenance)),
            std::move(shapes)};
}

std::string render_svg(const Estimate& estimate, const Provenance& provenance, const RenderOptions& options) {
    return svg(picture_of(estimate, provenance, options), options.picture.pixels);
}

std::string render_png(const Estimate& estimate, const Provenance& provenance, const RenderOptions& options) {
    return png(rasterize(picture_of(estimate, provenance, options), options.picture.pixels));
}

}  // namespace goterr
