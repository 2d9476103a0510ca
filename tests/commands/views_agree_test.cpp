/// What is shown of a position in several places is the same in all of them.
#include <string>

#include "goterr/core/error.hpp"
#include "goterr/estimate/why.hpp"
#include "goterr/eyes/eye_space.hpp"
#include "goterr/layers/layers.hpp"
#include "goterr/protocol/gtp_session.hpp"
#include "support/catch.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

constexpr int positions = 100;

Layer layer_of(const LayerSource& source, std::string_view name, LayerOptions options = {}) {
    for (const LayerKind& kind : layer_kinds())
        if (kind.name == name) return kind.make(source, options);
    throw Error("no such layer");
}

double number_in(const LayerRow& row, std::string_view name) {
    for (const auto& [field, value] : row)
        if (field == name) return std::get<double>(value);
    throw Error("no such field");
}

Point first_stone_in(const LayerRow& row) {
    for (const auto& [field, value] : row)
        if (field == "stones") return std::get<std::vector<Point>>(value).front();
    throw Error("no stones");
}

Position some_position(Random& random) {
    return random_position({4 + below(random, 6), 4 + below(random, 6)}, random);
}

EstimateOptions quick() {
    EstimateOptions options;
    options.effort = Effort::quick;
    return options;
}

}  // namespace

TEST_CASE("the map of dragons and the map of escape tell one escape of a dragon") {
    for_random_cases(positions, [](Random& random) {
        const LayerSource source{some_position(random), quick()};
        const Layer dragons = layer_of(source, "dragons");
        for (const LayerRow& row : dragons.table->value) {
            const Layer escape = layer_of(source, "escape", {.of = first_stone_in(row)});
            CHECK(number_in(row, "escape") == std::get<double>(escape.values.front().value));
        }
    });
}

TEST_CASE("the explanation of a point tells what the map of territory shows there") {
    for_random_cases(positions / 10, [](Random& random) {
        const LayerSource source{some_position(random), quick()};
        const Layer territory = layer_of(source, "territory");
        const BoardSize size = source.position.board.size();
        const Point p = size.point_at(below(random, size.area()));
        CHECK(rounded(why(source.position, p, source.options).territory, 2) ==
              territory.grids.front().value[p]);
    });
}

TEST_CASE("a session answers about an eye what the map of eyes shows") {
    for_random_cases(positions, [](Random& random) {
        const Position position = some_position(random);
        GtpOptions options;
        options.estimate = quick();
        GtpSession gtp(options);
        const BoardSize size = position.board.size();
        gtp.answer("rectangular_boardsize " + std::to_string(size.width) + ' ' + std::to_string(size.height));
        std::string stones;
        for (const Point p : points_of(size))
            if (is_stone(position.board[p]))
                stones += (position.board[p] == Color::black ? " b " : " w ") + name_of(p);
        gtp.answer("gogui-setup" + stones);
        const Chains chains = find_chains(position.board);
        for (const EyeSpace& space :
             find_eye_spaces(position.board, chains, read_captures(position, chains))) {
            const std::string answer = gtp.answer("eval_eye " + name_of(space.points.first()));
            CHECK(answer.rfind("= -1", 0) != 0);
        }
    });
}
