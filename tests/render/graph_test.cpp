#include "goterr/render/graph.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "goterr/render/png.hpp"
#include "goterr/render/stroke_font.hpp"
#include "goterr/render/svg.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::literals;

namespace {

/// White is ahead until move 40, then black.
GameGraph sample_graph() {
    GameGraph graph;
    graph.from.file = "a.sgf";
    graph.from.recorded_result = "B+12.5";
    graph.margin = 12.5;
    graph.black = "Kita";
    graph.white = "Minami";
    for (int move = 0; move <= 100; ++move) {
        const double lead = move < 40 ? -6.5 : 12.5;
        graph.curve.push_back(
            {move, "D4"_pt, move % 2 == 1 ? Color::black : Color::white, lead, lead - 3, lead + 3});
    }
    graph.curve.front().played.reset();
    graph.curve.front().player = Color::empty;
    graph.turns = turning_points(graph.curve);
    return graph;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// The rows (from the top) of a chart on which a column shows the curve.
std::vector<int> curve_rows(const std::vector<std::string>& chart, std::size_t column) {
    std::vector<int> rows;
    for (std::size_t i = 0; i < chart.size(); ++i)
        if (column < chart[i].size() && chart[i][column] == '*') rows.push_back(static_cast<int>(i));
    return rows;
}

}  // namespace

TEST_CASE("black's lead goes up, white's down, and the line between them has no holes", "[graph]") {
    const auto chart = lines_of(render_graph_text(sample_graph(), {.width = 80}));
    const auto early = curve_rows(chart, 12), late = curve_rows(chart, 60);
    REQUIRE(early.size() == 1);
    REQUIRE(late.size() == 1);
    CHECK(late[0] < early[0]);
    std::vector<int> seen;
    for (std::size_t column = 7; column < 72; ++column)
        for (const int row : curve_rows(chart, column)) seen.push_back(row);
    for (int row = late[0]; row <= early[0]; ++row) CHECK(std::count(seen.begin(), seen.end(), row) > 0);
}

TEST_CASE("the chart names the turning points and marks the recorded result", "[graph]") {
    const std::string text = render_graph_text(sample_graph(), {.width = 80});
    CHECK(text.find("move 40 (D4): 19 points for Black\n") != std::string::npos);
    CHECK(text.find("< B+12.5\n") != std::string::npos);
    CHECK(text.find("Recorded result: B+12.5\n") != std::string::npos);
    CHECK(text.find("Kita (Black) and Minami (White)\n") == 0);
    CHECK(text.find("After move 100: B+12.5  four times in five: B+9.5 to B+15.5") != std::string::npos);
    GameGraph graph = sample_graph();
    graph.curve[40].played.reset();
    CHECK(turn_sentence(graph, graph.turns.front()) == "move 40 (pass): 19 points for Black");
}

TEST_CASE("losses are said that last, and are larger than estimates differ by", "[graph]") {
    GameGraph graph = sample_graph();
    const std::string moves = "Moves that lost more than 4 points\n";
    CHECK(render_graph_text(graph, {.width = 80}).find(moves + "  White: 1, of 19 points\n") !=
          std::string::npos);
    for (std::size_t i = 20; i < 41; ++i)
        graph.curve[i].lead = -6.5 + (i % 2 == 0 ? 9 : 0);  // swings with the turn
    for (std::size_t i = 40; i < graph.curve.size(); ++i) graph.curve[i].lead = -6.5;
    graph.curve[70].lead = 30;  // and one wild estimate
    CHECK(render_graph_text(graph, {.width = 80}).find(moves) == std::string::npos);
}

TEST_CASE("in Unicode the curve is drawn in braille", "[graph]") {
    const std::string text = render_graph_text(sample_graph(), {.charset = Charset::unicode, .width = 80});
    CHECK(text.find("\xE2\xA0") != std::string::npos);
    CHECK(text.find('*') == std::string::npos);
}

TEST_CASE("every line of the chart fits the terminal", "[graph]") {
    for (const int width : {40, 80, 200})
        for (const std::string& line : lines_of(render_graph_text(sample_graph(), {.width = width}))) {
            if (line == "Turning points") break;
            CHECK(line.size() <= static_cast<std::size_t>(width));
        }
}

TEST_CASE("CSV has a row a position", "[graph]") {
    const auto lines = lines_of(render_graph_csv(sample_graph(), {}));
    REQUIRE(lines.size() == 102);
    CHECK(lines[0] == "move,played,player,score_lead,score_low,score_high,result,points_lost");
    CHECK(lines[1] == "0,,,-6.5,-9.5,-3.5,W+6.5,");
    CHECK(lines[101] == "100,D4,white,12.5,9.5,15.5,B+12.5,0");
}

TEST_CASE("JSON holds the same numbers and the turning points", "[graph]") {
    const auto json = nlohmann::json::parse(render_graph_json(sample_graph(), {}));
    CHECK(json["points"].size() == 101);
    CHECK(json["points"][0]["played"].is_null());
    CHECK(json["points"][100]["score_lead"] == 12.5);
    CHECK(json["points"][100]["score_low"] == 9.5);
    CHECK(json["points"][100]["score_high"] == 15.5);
    CHECK(json["turning_points"].size() == 1);
    CHECK(json["turning_points"][0]["move"] == 40);
    CHECK(json["turning_points"][0]["change"] == 19.0);
    CHECK(json["recorded_result"] == "B+12.5");
}

TEST_CASE("the picture of a game holds its curve, its interval and its turning points", "[graph]") {
    const Drawing picture = graph_picture(sample_graph());
    const auto is_long_line = [](const Shape& shape) {
        const auto* line = std::get_if<Line>(&shape);
        return line != nullptr && line->points.size() == 101;
    };
    CHECK(std::count_if(picture.shapes.begin(), picture.shapes.end(), is_long_line) == 1);
    CHECK(svg(picture, 900).find("aria-label=\"40: 19 to black\"") != std::string::npos);
    CHECK(picture.description == "move 40 (D4): 19 points for Black. ");
}

TEST_CASE("a game without moves and one with wild estimates can be drawn", "[graph]") {
    GameGraph graph;
    CHECK_FALSE(render_graph_text(graph, {}).empty());
    CHECK_FALSE(as_png<graph_picture>(graph, {}).empty());
    graph = sample_graph();
    graph.curve[50].lead = 361;
    const std::string text = render_graph_text(graph, {.width = 80});
    CHECK(text.find("B+300") == std::string::npos);
}

TEST_CASE("the picture says where the curve goes further than is drawn", "[graph]") {
    GameGraph graph = sample_graph();
    const auto arrows = [](const Drawing& picture) {
        return std::count_if(picture.shapes.begin(), picture.shapes.end(), [](const Shape& shape) {
            const auto* area = std::get_if<Area>(&shape);
            return area != nullptr && area->points.size() == 3;
        });
    };
    const auto before = arrows(graph_picture(graph));
    CHECK(as_svg<graph_picture>(graph, {}).find("further than is drawn") == std::string::npos);
    graph.curve[50].lead = graph.curve[51].lead = 361;  // one stretch
    graph.curve[70].lead = -361;
    CHECK(arrows(graph_picture(graph)) == before + 2);
    CHECK(as_svg<graph_picture>(graph, {}).find("further than is drawn") != std::string::npos);
}

TEST_CASE("moves are numbered in whole numbers, however few there are", "[graph]") {
    GameGraph graph;
    graph.curve = {{0, {}, Color::empty, 3, 1, 5}};
    for (const Shape& shape : graph_picture(graph).shapes)
        if (const auto* label = std::get_if<Label>(&shape)) CHECK(label->text.find('.') == std::string::npos);
}

TEST_CASE("names of turning points stand beside each other however close the points are", "[graph]") {
    GameGraph graph = sample_graph();
    graph.turns = {{92, 8.0}, {94, -9.0}, {96, 10.0}, {98, -11.0}, {100, 14.0}};
    const Drawing picture = graph_picture(graph, {});
    double end = 0;
    int labels = 0;
    for (const Shape& shape : picture.shapes) {
        const auto* label = std::get_if<Label>(&shape);
        if (label == nullptr || label->text.find(" to ") == std::string::npos) continue;
        const double half = text_width(label->text) * label->size / 2;
        CHECK(label->base.x - half > end);
        end = label->base.x + half;
        ++labels;
    }
    CHECK(labels == 5);
    CHECK(end < picture.width);
}

TEST_CASE("the title says who is black", "[graph]") {
    GameGraph graph = sample_graph();
    CHECK(graph_picture(graph, {}).title == "Score lead: Kita (Black) - Minami (White)");
    graph.black.clear();
    CHECK(graph_picture(graph, {}).title == "Score lead: Black - Minami (White)");
}
