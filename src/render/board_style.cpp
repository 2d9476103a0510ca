#include "board_style.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>
#include <utility>

#include "goterr/board/handicap.hpp"

namespace goterr {
namespace {

constexpr Rgb black_rgb{20, 20, 22};
constexpr Rgb white_rgb{252, 252, 250};
constexpr double stone_radius = 0.475 * cell;

const BoardStyle wood{.paper = {{246, 240, 228}},
                      .board = {{224, 180, 104}},
                      .line = {{74, 50, 22}},
                      .text = {{40, 30, 18}},
                      .faint_text = {{110, 78, 38}},
                      .even_ground = {{224, 180, 104}},
                      .black_ground = {{72, 44, 16}},
                      .white_ground = {{255, 252, 244}},
                      .amount = {{58, 108, 160}},
                      .shaded = true};
const BoardStyle plain{.paper = {{255, 255, 255}},
                       .board = {{255, 255, 255}},
                       .line = {{60, 60, 60}},
                       .text = {{0, 0, 0}},
                       .faint_text = {{90, 90, 90}},
                       .even_ground = {{205, 205, 205}},
                       .black_ground = {{60, 60, 60}},
                       .white_ground = {{255, 255, 255}},
                       .amount = {{110, 110, 110}},
                       .shaded = false};

/// Lit from the upper left.
constexpr Shading black_shine{
    {-0.35, -0.4},
    {{{0, {{112, 112, 118}}}, {0.35, {{58, 58, 62}}}, {1.1, {{14, 14, 16}}}, {1.5, {{4, 4, 6}}}}}};
constexpr Shading white_shine{{-0.3, -0.35},
                              {{{0, {{255, 255, 255}}},
                                {0.6, {{246, 246, 243}}},
                                {1.15, {{216, 214, 208}}},
                                {1.5, {{176, 172, 164}}}}}};
constexpr Rgb shadow_rgb{40, 22, 0};
constexpr Shading soft_shadow{
    {0, 0},
    {{{0, {shadow_rgb, 0.45}}, {0.78, {shadow_rgb, 0.42}}, {0.9, {shadow_rgb, 0.16}}, {1, {shadow_rgb, 0}}}}};

Rgb rgb_of(Color color) { return color == Color::black ? black_rgb : white_rgb; }

/// Grain as long waves that differ from one to the next; the same for every board of a size.
Shapes grain(Spot corner, double width, double height) {
    Shapes lines;
    const int count = static_cast<int>(height / 7);
    for (int i = 0; i < count; ++i) {
        Line line{{}, 1.2 + 1.4 * (i % 3), {{150, 98, 36}, 0.05 + 0.03 * (i % 4)}};
        const double base = corner.y + height * (i + 0.5) / count, swing = 1.6 + (i * 7 % 5) * 0.5;
        for (int step = 0; step <= 24; ++step) {
            const double x = width * step / 24;
            line.points.push_back(
                {corner.x + x, base + swing * std::sin(x / (90.0 + 13 * (i % 6)) + i * 1.9)});
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

Shapes surface(const BoardPlace& place, const BoardStyle& style) {
    const auto [x, y] = place.corner;
    Shapes shapes{Rectangle{place.corner, place.width, place.height, style.board}};
    if (style.shaded) append(shapes, grain({x + 3, y + 3}, place.width - 6, place.height - 6));
    return shapes;
}

/// Where the lines of a window end: at the board's edge, or half a line beyond where it goes on.
struct LineEnds {
    double left, right, top, bottom;
};

LineEnds line_ends(BoardSize size, const BoardPlace& place) {
    const BoardWindow& window = place.window;
    const Spot first = spot_of({window.left, window.top}, size, place.origin),
               last = spot_of({window.right, window.bottom}, size, place.origin);
    const auto beyond = [](bool goes_on) { return goes_on ? cell / 2 : 0; };
    return {first.x - beyond(window.left > 0), last.x + beyond(window.right < size.width - 1),
            first.y - beyond(window.top < size.height - 1), last.y + beyond(window.bottom > 0)};
}

Shapes grid_lines(BoardSize size, const BoardPlace& place, const BoardStyle& style) {
    Shapes lines;
    const BoardWindow& window = place.window;
    const LineEnds ends = line_ends(size, place);
    const auto width_of = [](int i, int count) { return i == 0 || i == count - 1 ? 1.7 : 1.0; };
    for (int row = window.top; row >= window.bottom; --row) {
        const double y = spot_of({0, row}, size, place.origin).y;
        lines.push_back(Line{{{ends.left, y}, {ends.right, y}}, width_of(row, size.height), style.line});
    }
    for (int column = window.left; column <= window.right; ++column) {
        const double x = spot_of({column, 0}, size, place.origin).x;
        lines.push_back(Line{{{x, ends.top}, {x, ends.bottom}}, width_of(column, size.width), style.line});
    }
    for (const Point p : star_points(size))
        if (window.shows(p)) lines.push_back(Disc{spot_of(p, size, place.origin), 3.4, style.line});
    return lines;
}

Shapes coordinate_labels(BoardSize size, const BoardPlace& place, const BoardStyle& style) {
    constexpr double size_of_text = 13, away = 0.98 * cell;
    Shapes labels;
    const BoardWindow& window = place.window;
    const Spot first = spot_of({window.left, window.top}, size, place.origin),
               last = spot_of({window.right, window.bottom}, size, place.origin);
    for (int column = window.left; column <= window.right; ++column) {
        const double x = spot_of({column, 0}, size, place.origin).x;
        for (const double y : {first.y - away, last.y + away})
            labels.push_back(centered_label({x, y}, size_of_text, column_name(column), style.faint_text));
    }
    for (int row = window.bottom; row <= window.top; ++row) {
        const double y = spot_of({0, row}, size, place.origin).y;
        for (const double x : {first.x - away, last.x + away})
            labels.push_back(centered_label({x, y}, size_of_text, std::to_string(row + 1), style.faint_text));
    }
    return labels;
}

/// Of one direction: from `low` to `high` with room, and up to an edge that is one line further.
std::pair<int, int> with_room(int low, int high, int length) {
    constexpr int room = 2;
    const int first = low - room, last = high + room;
    return {first <= 1 ? 0 : first, last >= length - 2 ? length - 1 : last};
}

Rectangle square(Spot center, double side, Paint fill) {
    return {{center.x - side / 2, center.y - side / 2}, side, side, fill};
}

}  // namespace

const BoardStyle& style_of(PictureStyle style) { return style == PictureStyle::plain ? plain : wood; }

void append(Shapes& shapes, Shapes more) {
    shapes.insert(shapes.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

BoardWindow whole_board(BoardSize size) { return {0, size.width - 1, 0, size.height - 1}; }

BoardWindow window_around(const PointSet& points, BoardSize size) {
    if (points.empty()) return whole_board(size);
    BoardWindow window{size.width, -1, size.height, -1};
    for (const Point p : points) {
        window.left = std::min<int>(window.left, p.column),
        window.right = std::max<int>(window.right, p.column);
        window.bottom = std::min<int>(window.bottom, p.row), window.top = std::max<int>(window.top, p.row);
    }
    std::tie(window.left, window.right) = with_room(window.left, window.right, size.width);
    std::tie(window.bottom, window.top) = with_room(window.bottom, window.top, size.height);
    return window;
}

BoardPlace place_of(BoardSize size, const PictureOptions& options, Spot corner) {
    return place_of(size, whole_board(size), options, corner);
}

BoardPlace place_of(BoardSize size, const BoardWindow& window, const PictureOptions& options, Spot corner) {
    const double margin = (options.coordinates ? 1.4 : 0.8) * cell;
    const double board_width = (window.width() - 1) * cell + 2 * margin;
    const double width = options.caption ? std::max(board_width, 12.5 * cell) : board_width;
    const Spot first{corner.x + (width - board_width) / 2 + margin, corner.y + margin};
    return {width,
            (window.height() - 1) * cell + 2 * margin,
            {first.x - window.left * cell, first.y - (size.height - 1 - window.top) * cell},
            options.coordinates,
            corner,
            window};
}

Spot spot_of(Point point, BoardSize size, Spot origin) {
    return {origin.x + point.column * cell, origin.y + (size.height - 1 - point.row) * cell};
}

Shapes empty_board(BoardSize size, const BoardPlace& place, const BoardStyle& style) {
    Shapes shapes = surface(place, style);
    append(shapes, grid_lines(size, place, style));
    if (place.coordinates) append(shapes, coordinate_labels(size, place, style));
    return shapes;
}

Shapes stone(Spot center, Color color, const BoardStyle& style) {
    if (style.shaded) {
        const Spot below{center.x + 1.6, center.y + 2.4};
        return {Disc{below, stone_radius * 1.14, soft_shadow},
                Disc{center, stone_radius, color == Color::black ? black_shine : white_shine}};
    }
    if (color == Color::black) return {Disc{center, stone_radius, Paint{black_rgb}}};
    return {Disc{center, stone_radius, Paint{white_rgb}}, Ring{center, stone_radius - 0.6, 1.3, {black_rgb}}};
}

Shapes faded_stone(Spot center, Color color, const BoardStyle& style) {
    const double radius = stone_radius * 0.94;
    const Paint edge{black_rgb, style.shaded ? 0.35 : 0.6};
    const Paint fill =
        color == Color::black ? Paint{black_rgb, style.shaded ? 0.5 : 0.4} : Paint{white_rgb, 0.55};
    return {Disc{center, radius, fill}, Ring{center, radius - 0.5, 1, edge}};
}

Shapes owner_square(Spot center, Color owner, double sure, bool counted) {
    const double side = cell * (0.12 + 0.32 * std::clamp(sure, 0.0, 1.0));
    const Paint fill{rgb_of(owner), counted ? 1.0 : 0.62};
    const Paint frame = owner == Color::black ? Paint{white_rgb, 0.75} : Paint{black_rgb, 0.85};
    if (!counted) {
        if (owner == Color::black) return {square(center, side, fill)};
        return {square(center, side + 1.4, {black_rgb, 0.45}), square(center, side, {white_rgb, 0.9})};
    }
    return {square(center, side + 2.4, frame), square(center, side, fill)};
}

Shapes tile(Spot center, double lean, bool by_side, const BoardStyle& style) {
    const Paint full = !by_side ? style.amount : lean > 0 ? style.black_ground : style.white_ground;
    return {square(center, cell, blend(style.even_ground, full, std::min(1.0, std::abs(lean))))};
}

Shapes glow(Spot center, double lean) {
    constexpr double most = 0.62;
    const double opacity = most * std::round(10 * std::min(1.0, std::abs(lean))) / 10;
    if (opacity == 0) return {};
    const Rgb color = lean > 0 ? black_rgb : white_rgb;
    const auto stop = [&](double at, double part) { return Shading::Stop{at, {color, opacity * part}}; };
    return {Disc{center, cell, Shading{{0, 0}, {stop(0, 1), stop(0.35, 0.8), stop(0.7, 0.3), stop(1, 0)}}}};
}

Rgb contrast_to(Color color) { return rgb_of(opponent(color)); }

Shapes last_move_mark(Spot center, Color color, bool around) {
    return {Ring{center, cell * (around ? 0.39 : 0.25), 2.2, {contrast_to(color)}}};
}

Shapes seki_mark(Spot center, Color color) {
    const double r = cell * 0.3;
    return {Line{{{center.x, center.y - r},
                  {center.x + r * 0.87, center.y + r / 2},
                  {center.x - r * 0.87, center.y + r / 2}},
                 2,
                 {contrast_to(color)},
                 true}};
}

Shapes unsettled_mark(Spot center, Color color) {
    Label label = centered_label(center, cell * 0.62, "?", {contrast_to(color)});
    label.bold = true;
    return {label};
}

}  // namespace goterr
