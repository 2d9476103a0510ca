/// The layers of the five classical systems, as `goterr map` prints them.
#include <sstream>

#include "goterr/commands/map_command.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::literals;

namespace {

const char* const third_line_gap = R"(
. . . . . . . . . .
. . . X . . X . . .
. . . . . . . . . .
. X . . X X . . X .
X O O O . . O O O X
X O . . . . . . O X
X O . . . . . . O X
)";

struct Printed {
    int status = 0;
    std::string out, err;
};

Printed map_of(const char* name, const std::string& input, LayerOptions options,
               PositionRequest request = {}) {
    MapCommand command;
    for (const LayerKind& kind : layer_kinds())
        if (kind.name == name) command.kind = &kind;
    REQUIRE(command.kind);
    command.layer = options;
    command.request = request;
    command.format = &layer_formats()[1];
    std::istringstream in(input);
    std::ostringstream out, err;
    const int status = run(command, in, out, err);
    return {status, out.str(), err.str()};
}

/// The number after `"name":`.
double number(const std::string& json, const std::string& name) {
    return std::stod(json.substr(json.find('"' + name + "\":") + name.size() + 3));
}

double lead_with(Color to_move) {
    PositionRequest request;
    request.to_move = to_move;
    request.komi = 0;
    return number(map_of("territory", third_line_gap, {.as_is = true}, request).out, "lead");
}

}  // namespace

TEST_CASE("map bouzy gives the numbers of the operators, dead stones lifted unless told otherwise") {
    const std::string board = ". . . . .\n. . . . .\n. . X . .\n. . . . .\n. . . . .\n";
    PositionRequest request;
    request.options.dilations = 1;
    request.options.erosions = 0;
    CHECK(map_of("bouzy", board, {.as_is = true}, request).out ==
          "{\"schema\":1,\"layer\":\"bouzy\",\"width\":5,\"height\":5,\"board\":\"............X............"
          "\",\"values\":"
          "[0,0,0,0,0,0,0,1,0,0,0,1,128,1,0,0,0,1,0,0,0,0,0,0,0]}\n");
    const std::string closed = map_of("bouzy", board, {.as_is = true, .close_bubbles = true}, request).out;
    CHECK(closed.find("[1,1,1,1,1,1,1,1,1,1,1,1,128,") != std::string::npos);

    const std::string doomed = ". . . X .\nX O X X X\n. X . X .\nX X X X X\n. X . X .\n";
    CHECK(map_of("bouzy", doomed, {.as_is = true}).out.find("-") != std::string::npos);
    CHECK(map_of("bouzy", doomed, {}).out.find("-") == std::string::npos);
}

TEST_CASE("map influence shows one side or the difference, with the constants asked for") {
    const std::string board = ". . . . .\nX . . . O\n. . . . .\n";
    LayerOptions options{.as_is = true, .side = Color::black};
    options.attenuation = 10;
    CHECK(map_of("influence", board, options).out.find(",100,10,1,") != std::string::npos);
    options.strength = 50;
    CHECK(map_of("influence", board, options).out.find(",50,5,0.5,") != std::string::npos);
    options.side.reset();
    CHECK(map_of("influence", board, options).out.find(",50,4.95,0,-4.95,-50,") != std::string::npos);
}

TEST_CASE("map order numbers the visits from the source") {
    CHECK(map_of("order", ". . .\n. . .\n. . .\n", {.of = "B2"_pt}).out.find("[6,3,7,2,0,4,5,1,8]") !=
          std::string::npos);
    CHECK(map_of("order", ". . .\n. . .\n. . .\n", {.of = "B4"_pt}).status == 1);
}

TEST_CASE("map territory before and after a move shows what the move is worth") {
    CHECK(lead_with(Color::black) - lead_with(Color::white) > 8);
    PositionRequest request;
    request.komi = 0;
    const auto neutral = map_of("territory", third_line_gap, {.as_is = true, .neutral = true}, request);
    CHECK(number(neutral.out, "lead") < lead_with(Color::black));
    CHECK(number(neutral.out, "lead") > lead_with(Color::white));
    const Printed outcome = map_of("territory", third_line_gap, {.as_is = true});
    CHECK(outcome.out.find("\"regions\":\"") != std::string::npos);
}

TEST_CASE("map escape counts four steps from the dragon") {
    const std::string board =
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . X . . . .\n"
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n";
    const Printed outcome = map_of("escape", board, {.of = "E4"_pt});
    CHECK(outcome.status == 0);
    CHECK(number(outcome.out, "sum") > 5);
    CHECK(outcome.out.find("\"of\":\"E4\"") != std::string::npos);
    CHECK(outcome.out.find("\"distance\":[null,") != std::string::npos);
    const Printed nobody = map_of("escape", board, {.of = "A1"_pt});
    CHECK(nobody.status == 1);
    CHECK(nobody.err.find("error: there is no stone on A1\n") != std::string::npos);
    CHECK(map_of("escape", board, {.of = "K1"_pt}).err.find("error: K1 is not on this board\n") !=
          std::string::npos);
    CHECK(map_of("order", board, {.of = "K1"_pt}).err.find("error: K1 is not on this board\n") !=
          std::string::npos);
}
