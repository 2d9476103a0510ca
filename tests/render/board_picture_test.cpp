#include "goterr/render/board_picture.hpp"

#include <algorithm>
#include <cmath>
#include <regex>

#include "goterr/render/raster.hpp"
#include "goterr/render/svg.hpp"
#include "support/catch.hpp"
#include "support/sketch.hpp"

using namespace goterr;
using namespace goterr::literals;

namespace {

constexpr int pixels_a_cell = 32;
constexpr int margin = 45;  // to the first line: 1.4 cells

/// A drawing at one pixel a unit.
Image pictured(const std::string& drawing, const PictureOptions& options) {
    const Drawing picture = board_picture(test::sketch(drawing), {}, options);
    return rasterize(picture, static_cast<int>(picture.width));
}

/// How bright the middle of an intersection is, 0..255.
double brightness_at(const Image& image, int column, int row_from_top) {
    const int left = image.width / 2 - 4 * pixels_a_cell;  // nine columns in the middle of the picture
    const Rgb rgb = image.at(left + column * pixels_a_cell, margin + row_from_top * pixels_a_cell);
    return 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue;
}

constexpr const char* one_of_each = R"(
    X O x o + - p m .
    X O x o + - p m .
    X O x o + - p m .)";

}  // namespace

TEST_CASE("in gray too, black's points are dark and white's are light", "[render]") {
    for (const PictureStyle style : {PictureStyle::wood, PictureStyle::plain}) {
        const Image image = pictured(one_of_each, {.style = style});
        for (const int black_one : {0, 3, 4}) CHECK(brightness_at(image, black_one, 1) < 80);
        for (const int white_one : {1, 2, 5}) CHECK(brightness_at(image, white_one, 1) > 220);
        CHECK(brightness_at(image, 6, 1) < 130);
        CHECK(brightness_at(image, 7, 1) > 200);
    }
}

TEST_CASE("the squares can be left out, all or in part", "[render]") {
    const auto board_alone =
        pictured("X . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .", {.marks = ShownMarks::none});
    const auto at = [](const Image& image, int column) { return brightness_at(image, column, 2); };
    const Image territory = pictured(one_of_each, {.marks = ShownMarks::territory});
    CHECK(at(territory, 4) < 80);
    CHECK(at(territory, 6) == at(board_alone, 6));
    const Image ownership = pictured(one_of_each, {.marks = ShownMarks::ownership});
    CHECK(at(ownership, 6) < 130);
    CHECK(at(pictured(one_of_each, {.marks = ShownMarks::none}), 4) == at(board_alone, 4));
}

TEST_CASE("the caption says the score, its interval and what the board shows", "[render]") {
    const Provenance from{.move = 57, .recorded_result = "B+R"};
    const Drawing picture = board_picture(test::sketch("S s U . x", -12.5), from);
    std::string words;
    for (const Shape& shape : picture.shapes)
        if (const auto* label = std::get_if<Label>(&shape)) words += label->text + '|';
    for (const char* phrase : {"W+12.5|", "80 %: W+14.5 to W+10.5|",
                               "after move 57, japanese rules, komi 6.5, recorded result B+R", "|dead|",
                               "|seki|", "|unsettled|"}) {
        INFO(words);
        CHECK(words.find(phrase) != std::string::npos);
    }
    CHECK(words.find("leans") == std::string::npos);
}

TEST_CASE("a board of any size has room for its caption", "[render]") {
    for (const BoardSize size : {BoardSize{1, 1}, {52, 2}, {2, 52}, {5, 9}}) {
        Estimate estimate = test::sketch(".");
        estimate.position = Position(size);
        estimate.owner = Grid<Color>(size);
        estimate.ownership = Grid<float>(size);
        estimate.dead = estimate.seki = PointSet(size);
        const Drawing picture =
            board_picture(estimate, {.recorded_result = "Black wins by a lot of points after a long game"});
        for (const Shape& shape : picture.shapes) {
            const auto* label = std::get_if<Label>(&shape);
            if (label == nullptr) continue;
            CHECK(label->base.x > 0);
            CHECK(label->base.y < picture.height);
        }
    }
}

TEST_CASE("hostile words in a record stay words in the SVG", "[render]") {
    const Provenance from{.recorded_result = "\"><script>alert(1)</script>\xFF"};
    const std::string document = svg(board_picture(test::sketch("X O"), from), 300);
    CHECK(document.find("<script") == std::string::npos);
    CHECK(document.find("&lt;script&gt;") != std::string::npos);
}

TEST_CASE("the same estimate gives the same bytes, at any width the same picture", "[render]") {
    const Drawing picture = board_picture(test::sketch(one_of_each), {});
    CHECK(svg(picture, 300) == svg(board_picture(test::sketch(one_of_each), {}), 300));
    const std::string narrow = svg(picture, 300), wide = svg(picture, 3000);
    CHECK(narrow.substr(narrow.find("viewBox")) == wide.substr(wide.find("viewBox")));
    CHECK(wide.find("width=\"3000\"") != std::string::npos);
}

TEST_CASE("the moves of the end are numbered stones, and a point played again is named below", "[render]") {
    const std::vector<LastMove> moves{{Color::black, "D1"_pt, LastReason::takes_ko},
                                      {Color::white, std::nullopt},
                                      {Color::black, "E1"_pt, LastReason::neutral_point},
                                      {Color::white, "D1"_pt, LastReason::takes_ko}};
    const Drawing picture = board_picture(test::sketch("X O . . ."), {}, {}, {moves, "Black first: B+1"});
    std::string words;
    for (const Shape& shape : picture.shapes)
        if (const auto* label = std::get_if<Label>(&shape)) words += '|' + label->text + '|';
    INFO(words);
    for (const char* number : {"|1|", "|3|"}) CHECK(words.find(number) != std::string::npos);
    const std::string below = std::regex_replace(words, std::regex("\\|+"), " ");
    CHECK(below.find("4 at 1 ") != std::string::npos);
    CHECK(below.find(" Black first: B+1; ") != std::string::npos);
    CHECK(words.find("|2|") == std::string::npos);
    CHECK(words.find("|4|") == std::string::npos);
}

namespace {

/// A white corner dragon that the turn decides about; the count takes it for dead.
Estimate corner_problem() {
    Estimate problem = test::sketch(R"(
        . . . . .
        . . . X .
        X X X . .
        u u X . .
        . u X . .)");
    for (const Dragon& dragon : problem.dragons)
        if (dragon.status == Status::critical) problem.dead |= dragon.stones;
    for (const Point p : points_of(problem.owner.size())) problem.owner[p] = Color::black;
    return problem;
}

int squares_in(const Drawing& picture) {
    int squares = 0;
    for (const Shape& shape : picture.shapes)
        if (const auto* box = std::get_if<Rectangle>(&shape)) squares += box->width < 20 ? 1 : 0;
    return squares;
}

std::string words_in(const Drawing& picture) {
    std::string words;
    for (const Shape& shape : picture.shapes)
        if (const auto* label = std::get_if<Label>(&shape)) words += label->text + '|';
    return words;
}

}  // namespace

TEST_CASE("on a stone in doubt stands its sign and no square, counted dead or not", "[render]") {
    const Estimate problem = corner_problem();
    const Drawing picture = board_picture(problem, {});
    const auto is_sign = [](const Shape& shape) {
        const auto* label = std::get_if<Label>(&shape);
        return label != nullptr && label->text == "?";
    };
    CHECK(std::count_if(picture.shapes.begin(), picture.shapes.end(), is_sign) == 4);  // one in the legend
    const int open_points = 25 - 6 - 3;
    CHECK(squares_in(picture) == 2 * open_points + 4);  // framed, and two in the legend
}

TEST_CASE("a problem that was set up is drawn without points and stones taken off", "[render]") {
    const Estimate problem = corner_problem();
    const Drawing picture = board_picture(problem, {.set_up = true});
    CHECK(squares_in(picture) == 0);
    const std::string words = words_in(picture);
    CHECK(words.find("White at B1: who moves first decides|") != std::string::npos);
    CHECK(words.find("B+3.5.|") != std::string::npos);
    CHECK(words.find("dead|") == std::string::npos);
    CHECK(squares_in(board_picture(problem, {.move = 12})) > 0);
}
