/// What is shown of a position in several places is the same in all of them.
#include <algorithm>
#include <sstream>
#include <string>

#include "goterr/core/error.hpp"
#include "goterr/estimate/why.hpp"
#include "goterr/layers/layers.hpp"
#include "goterr/layers/reason.hpp"
#include "goterr/protocol/gtp_session.hpp"
#include "support/catch.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

constexpr int positions = 100;

EstimateOptions quick() {
    EstimateOptions options;
    options.effort = Effort::quick;
    return options;
}

Layer layer_of(const Study& study, std::string_view name, LayerOptions options = {}) {
    for (const LayerKind& kind : layer_kinds())
        if (kind.name == name) return kind.make(study, options);
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

const LayerValue& field_of(const LayerRow& row, std::string_view name) {
    for (const auto& [field, value] : row)
        if (field == name) return value;
    throw Error("no such field");
}

/// A session about a position.
GtpSession session_about(const Position& position) {
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
    gtp.answer(position.to_move == Color::black ? "gogui-setup_player b" : "gogui-setup_player w");
    return gtp;
}

/// What an answer says on every point, row by row from the top.
Grid<std::string> grid_in(const std::string& answer, BoardSize size) {
    std::istringstream words(answer.substr(1));
    Grid<std::string> grid(size);
    for (int row = size.height - 1; row >= 0; --row)
        for (int column = 0; column < size.width; ++column) words >> grid[Point{column, row}];
    return grid;
}

Position some_position(Random& random) {
    return random_position({4 + below(random, 6), 4 + below(random, 6)}, random);
}

}  // namespace

TEST_CASE("the map of dragons and the map of escape tell one escape of a dragon") {
    for_random_cases(positions, [](Random& random) {
        const Study study{some_position(random), quick()};
        const Layer dragons = layer_of(study, "dragons");
        for (const LayerRow& row : dragons.table->value) {
            const Layer escape = layer_of(study, "escape", {.of = first_stone_in(row)});
            CHECK(number_in(row, "escape") == std::get<double>(escape.values.front().value));
        }
    });
}

TEST_CASE("the explanation of a point tells what the map of territory shows there") {
    for_random_cases(positions / 10, [](Random& random) {
        const Study study{some_position(random), quick()};
        const Layer territory = layer_of(study, "territory");
        const BoardSize size = study.board().size();
        const Point p = size.point_at(below(random, size.area()));
        CHECK(rounded(why(study, p).territory, 2) == territory.grids.front().value[p]);
    });
}

TEST_CASE("the explanation of a stone tells of the dragon that the map of dragons shows there") {
    for_random_cases(positions / 20, [](Random& random) {
        const Study study{some_position(random), quick()};
        const Layer dragons = layer_of(study, "dragons");
        const auto& rows = dragons.table->value;
        for (std::size_t i = 0; i < std::min<std::size_t>(rows.size(), 2); ++i) {
            const LayerRow& row = rows[i];
            const Dragon dragon = why(study, first_stone_in(row)).dragon.value();
            CHECK(name_of(dragon.status) == std::get<std::string>(field_of(row, "status")));
            CHECK(name_of(dragon.eyes).digits == std::get<std::string>(field_of(row, "eyes")));
            CHECK(reason_in_words(dragon) == std::get<std::string>(field_of(row, "reason")));
        }
    });
}

TEST_CASE("the explanation of a point tells what the map of Bouzy's algorithm shows there") {
    for_random_cases(positions / 10, [](Random& random) {
        const Study study{some_position(random), quick()};
        const Layer bouzy = layer_of(study, "bouzy", {.close_bubbles = true});
        const Point p = study.board().size().point_at(below(random, study.board().size().area()));
        CHECK(why(study, p).bouzy == bouzy.grids.front().value[p]);
    });
}

TEST_CASE("a session shows the maps of Bouzy, of influence and of what is secure as they are") {
    for_random_cases(positions, [](Random& random) {
        const Study study{some_position(random), quick()};
        GtpSession gtp = session_about(study.position());
        const BoardSize size = study.board().size();
        const auto bouzy = grid_in(gtp.answer("gogui-bouzy"), size);
        const auto values = grid_in(gtp.answer("gogui-valuation"), size);
        const auto secure = grid_in(gtp.answer("gogui-secure"), size);
        const Layer bouzy_map = layer_of(study, "bouzy"), territory_map = layer_of(study, "territory"),
                    secure_map = layer_of(study, "secure");
        for (const Point p : points_of(size)) {
            const double weight = bouzy_map.grids.front().value[p].value();
            CHECK(bouzy[p] == (weight == 0 ? "\"\"" : std::to_string(static_cast<int>(weight))));
            const double value = std::clamp(territory_map.grids.front().value[p].value(), -1.0, 1.0);
            CHECK(std::stod(values[p]) == Approx(value).margin(0.0051));
            const double owner = secure_map.grids.front().value[p].value();
            CHECK(secure[p] == (owner > 0 ? "b" : owner < 0 ? "w" : "\"\""));
        }
    });
}

TEST_CASE("a session answers about a dragon what the map of dragons shows") {
    for_random_cases(positions, [](Random& random) {
        const Study study{some_position(random), quick()};
        GtpSession gtp = session_about(study.position());
        const Layer dragons = layer_of(study, "dragons");
        for (const LayerRow& row : dragons.table->value) {
            const std::string answer = gtp.answer("dragon_status " + name_of(first_stone_in(row)));
            CHECK(answer.rfind("= " + std::get<std::string>(field_of(row, "status")), 0) == 0);
        }
    });
}

TEST_CASE("a session answers about an eye what the map of eyes shows") {
    for_random_cases(positions, [](Random& random) {
        const Study study{some_position(random), quick()};
        GtpSession gtp = session_about(study.position());
        PointSet told(study.board().size());  // both sides may reach a point: the answer is about the first
        for (const EyeSpace& space : study.eye_spaces()) {
            const PointSet untold = space.points - told;
            told |= space.points;
            if (untold.empty()) continue;
            const EyeValue& eye = space.value;
            const std::string value =
                std::to_string(eye.attacker_first) + ' ' + std::to_string(eye.defender_first);
            CHECK(gtp.answer("eval_eye " + name_of(untold.first())).rfind("= " + value, 0) == 0);
        }
    });
}
