/// One judgment: every view tells of a position the same dragons, with the same stones, fates, moves and
/// reasons.
#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "goterr/core/error.hpp"
#include "goterr/estimate/why.hpp"
#include "goterr/layers/layers.hpp"
#include "goterr/layers/reason.hpp"
#include "goterr/protocol/gtp_session.hpp"
#include "goterr/record/game.hpp"
#include "goterr/render/point_marks.hpp"
#include "goterr/render/words.hpp"
#include "support/catch.hpp"
#include "support/game_file.hpp"
#include "support/random.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// How often each kind of statement was not what the list of dragons says.
using Disagreements = std::map<std::string, int>;

/// Every 20th position of the sample games, and the last ones; the drawn positions.
std::vector<Position> sample_positions() {
    std::vector<Position> positions;
    for (const char* const folder : {"/data/games", "/data/positions"})
        for (const auto& entry :
             std::filesystem::directory_iterator(std::string(GOTERR_SOURCE_DIR) + folder)) {
            if (entry.path().extension() == ".md") continue;
            const Game game = game_in(entry.path());
            for (int move = game.move_count(); move >= 0; move -= 20)
                positions.push_back(replay(game, move).position);
        }
    return positions;
}

const LayerValue& field_of(const LayerRow& row, std::string_view name) {
    for (const auto& [field, value] : row)
        if (field == name) return value;
    throw Error("no such field");
}

std::string text_of(const LayerRow& row, std::string_view name) {
    return std::get<std::string>(field_of(row, name));
}

PointSet stones_of(const LayerRow& row, BoardSize size) {
    PointSet stones(size);
    for (const Point p : std::get<std::vector<Point>>(field_of(row, "stones"))) stones.insert(p);
    return stones;
}

Layer map_of_dragons(const Study& study) {
    for (const LayerKind& kind : layer_kinds())
        if (kind.name == "dragons") return kind.make(study, {});
    throw Error("no such layer");
}

PointSet stones_with(const std::vector<Dragon>& dragons, BoardSize size, bool (*is_meant)(const Dragon&)) {
    PointSet stones(size);
    for (const Dragon& dragon : dragons)
        if (is_meant(dragon)) stones |= dragon.stones;
    return stones;
}

PointSet in_doubt(const Estimate& estimate) {
    return stones_with(estimate.dragons, estimate.position.board.size(), is_unsettled);
}

PointSet points_in(const std::string& answer, BoardSize size) {
    PointSet points(size);
    std::istringstream words(answer.substr(1));
    for (std::string word; words >> word;) points.insert(point_from_name(word).value());
    return points;
}

void compare_map(const Study& study, Disagreements& found) {
    const Layer layer = map_of_dragons(study);
    const std::vector<Dragon>& dragons = study.estimate().dragons;
    if (layer.table->value.size() != dragons.size()) {
        ++found["map: number of dragons"];
        return;
    }
    for (std::size_t i = 0; i < dragons.size(); ++i) {
        const LayerRow& row = layer.table->value[i];
        const Dragon& dragon = dragons[i];
        found["map: stones"] += stones_of(row, study.board().size()) != dragon.stones;
        found["map: status"] += text_of(row, "status") != name_of(dragon.status);
        found["map: saving moves"] +=
            std::get<std::vector<Point>>(field_of(row, "saved_by")) != dragon.saved_by;
        found["map: killing moves"] +=
            std::get<std::vector<Point>>(field_of(row, "killed_by")) != dragon.killed_by;
    }
}

void compare_explanations(const Study& study, Disagreements& found) {
    const std::vector<Dragon>& shown = study.dragons();
    for (const Dragon& dragon : study.estimate().dragons) {
        const auto same = std::find_if(shown.begin(), shown.end(),
                                       [&](const Dragon& d) { return d.stones == dragon.stones; });
        if (same == shown.end()) {
            ++found["explain: stones"];
            continue;
        }
        found["explain: status"] += same->status != dragon.status;
        found["explain: cause"] += same->reason.cause != dragon.reason.cause;
    }
}

void compare_marks(const Estimate& estimate, Disagreements& found) {
    const Grid<PointMark> marks = point_marks(estimate, {});
    const PointSet doubted = in_doubt(estimate);
    for (const Point p : points_of(marks.size())) {
        found["picture: ?"] += marks[p].unsettled != doubted.contains(p);
        found["picture: dead"] += marks[p].dead != estimate.dead.contains(p);
    }
    PointSet named(marks.size());
    for (const auto& fight : unsettled_fights(estimate))
        for (const Point p : fight) named.insert(p);
    found["JSON: unsettled"] += !doubted.includes(named);
    for (const Dragon& dragon : estimate.dragons)
        found["JSON: unsettled"] += is_unsettled(dragon) != named.intersects(dragon.stones);
}

/// Dead is dead; what is in doubt is counted by the fate of the side to move, where the board is counted.
void compare_count(const Estimate& estimate, Disagreements& found) {
    const bool counted = !estimate.expected_lead;
    for (const Dragon& dragon : estimate.dragons) {
        const bool dead = estimate.dead.includes(dragon.stones),
                   some = estimate.dead.intersects(dragon.stones);
        const std::string where = counted ? " on a counted board" : " on an open board";
        found["count: a dead dragon stands" + where] += dragon.status == Status::dead && !dead;
        found["count: a living dragon is dead" + where] += dragon.status == Status::alive && some;
        found["count: a dragon in seki is not"] +=
            dragon.status == Status::seki && !estimate.seki.includes(dragon.stones);
        if (counted && dragon.status == Status::critical)
            found["count: critical, not by the turn"] +=
                dead != counts_as_dead(dragon, estimate.position.to_move);
    }
}

GtpSession session_about(const Study& study) {
    GtpOptions options;
    options.estimate = study.options();
    GtpSession gtp(options);
    const BoardSize size = study.board().size();
    gtp.answer("rectangular_boardsize " + std::to_string(size.width) + ' ' + std::to_string(size.height));
    std::string stones;
    for (const Point p : points_of(size))
        if (is_stone(study.board()[p]))
            stones += (study.board()[p] == Color::black ? " b " : " w ") + name_of(p);
    gtp.answer("gogui-setup" + stones);
    gtp.answer(study.position().to_move == Color::black ? "gogui-setup_player b" : "gogui-setup_player w");
    return gtp;
}

void compare_session(const Study& study, Disagreements& found) {
    GtpSession gtp = session_about(study);
    const Estimate& estimate = study.estimate();
    const BoardSize size = study.board().size();
    found["gogui-unsettled_stones"] +=
        points_in(gtp.answer("gogui-unsettled_stones"), size) != in_doubt(estimate);
    found["final_status_list dead"] += points_in(gtp.answer("final_status_list dead"), size) != estimate.dead;
    for (const Dragon& dragon : estimate.dragons) {
        const std::string said = gtp.answer("dragon_status " + name_of(dragon.stones.first()));
        found["dragon_status"] += said.rfind("= " + std::string(name_of(dragon.status)), 0) != 0;
    }
}

int compared(Effort effort, int each, Disagreements& found) {
    int dragons = 0, number = 0;
    for (const Position& position : sample_positions()) {
        if (++number % (each * one_in()) != 0) continue;
        EstimateOptions options;
        options.effort = effort;
        const Study study(position, options);
        dragons += static_cast<int>(study.estimate().dragons.size());
        compare_map(study, found);
        compare_explanations(study, found);
        compare_marks(study.estimate(), found);
        compare_count(study.estimate(), found);
        if (!position.ko && !position.is_over() && position.prisoners == Prisoners{})
            compare_session(study, found);
    }
    return dragons;
}

/// What is left of each kind may only fall.
void check(const Disagreements& found, const Disagreements& known_kinds) {
    for (const auto& [kind, count] : found) {
        const auto known = known_kinds.find(kind);
        INFO(kind << ": " << count);
        CHECK(count <= (known == known_kinds.end() ? 0 : known->second));
    }
}

/// The nets, which count open boards, see more than the judgment.
const Disagreements counted_otherwise = {
    {"count: a dead dragon stands on an open board", 10},
    {"count: a living dragon is dead on an open board", 1},
    {"explain: cause", 2},
    {"final_status_list dead", 3},
};

}  // namespace

TEST_CASE("every view tells of the same dragons") {
    Disagreements quick, normal, deep;
    CHECK(compared(Effort::quick, 1, quick) * one_in() > 700);
    CHECK(compared(Effort::normal, 4, normal) * one_in() > 150);
    CHECK((compared(Effort::deep, 10, deep) > 30 || one_in() > 1));
    check(quick, counted_otherwise);
    check(normal, counted_otherwise);
    check(deep, counted_otherwise);
}
