#include "goterr/estimate/study.hpp"

#include <algorithm>
#include <filesystem>

#include "goterr/record/game.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/game_file.hpp"
#include "support/random.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

bool lives_beside(const std::vector<Dragon>& dragons, const Dragon& dragon) {
    PointSet beside(dragon.stones.size());
    for (const Point p : dragon.stones)
        for (const Point q : neighbors_of(p, dragon.stones.size())) beside.insert(q);
    return std::any_of(dragons.begin(), dragons.end(), [&](const Dragon& other) {
        return other.side != dragon.side && other.status == Status::alive && !(other.stones & beside).empty();
    });
}

}  // namespace

TEST_CASE("what the estimate counts as dead beside the living is not on the quiet board, whatever its fate") {
    int doubtful = 0;
    for_random_cases(4000, [&](Random& random) {
        const Position position = random_position({3 + below(random, 5), 3 + below(random, 5)}, random);
        const Study study{position, {.effort = Effort::quick}};
        for (const Dragon& dragon : study.estimate().dragons) {
            if (!is_unsettled(dragon) || !study.estimate().dead.includes(dragon.stones)) continue;
            if (dragon.side != position.to_move || !lives_beside(study.counted_dragons(), dragon)) continue;
            ++doubtful;
            CHECK(study.quiet_board()[dragon.stones.first()] == Color::empty);
        }
    });
    CHECK(doubtful > 0);
}

TEST_CASE("four in a row live where their owner answers, and not by themselves") {
    const Game game = game_in(GOTERR_SOURCE_DIR "/data/problems/four-in-a-row.sgf");
    const Study study{replay(game, 0).position, {}};
    const SecureMap alone = study.secure().owner, answered = study.secure_if_answered().owner;
    for (const char* point : {"C1", "D1", "E1", "F1", "G1", "H1", "C2", "H2"}) {
        INFO(point);
        CHECK(alone[*point_from_name(point)] == 0);
        CHECK(answered[*point_from_name(point)] == -1);
    }
}

TEST_CASE("three in a row are not secure however they are answered: the turn decides") {
    const Game game = game_in(GOTERR_SOURCE_DIR "/data/problems/three-in-a-row.sgf");
    const Study study{replay(game, 0).position, {}};
    CHECK(study.secure_if_answered().owner["C1"_pt] == 0);
}

TEST_CASE("what is secure is secure if its owner answers") {
    for (const auto& entry : std::filesystem::directory_iterator(GOTERR_SOURCE_DIR "/data/games")) {
        const Game game = game_in(entry.path());
        const Study study{replay(game, game.move_count()).position, {}};
        const SecureMap alone = study.secure().owner, answered = study.secure_if_answered().owner;
        INFO(entry.path().filename().string());
        for (const Point p : points_of(alone.size()))
            if (alone[p] != 0) CHECK(answered[p] == alone[p]);
    }
}

TEST_CASE("no dragon whose turn decides stands more often where it is attacked first") {
    const std::vector<std::pair<std::string, int>> places{
        {"19x19-aga", 42}, {"19x19-chinese", 60}, {"19x19-chinese", 112}, {"19x19-japanese", 128}};
    int told = 0;
    for (const auto& [game, moves] : places) {
        const Study study(replay(game_in(GOTERR_SOURCE_DIR "/data/games/" + game + ".sgf"), moves).position);
        for (const Dragon& dragon : study.estimate().dragons) {
            if (dragon.reason.by != Witness::net || dragon.status != Status::critical) continue;
            ++told;
            INFO(game << ", move " << moves << ": " << name_of(dragon.stones.first()));
            CHECK(dragon.attacker_first.kept <= dragon.owner_first.kept);
        }
    }
    CHECK(told > 5);
}

TEST_CASE("two dragons have one weak link, however many of their chains lie at gaps") {
    const Game game = game_in(GOTERR_SOURCE_DIR "/data/games/19x19-aga.sgf");
    const Study study(replay(game, 125).position);
    std::vector<std::pair<int, int>> pairs;
    for (const WeakLink& link : study.weak_links()) pairs.emplace_back(link.first, link.second);
    CHECK_FALSE(pairs.empty());
    CHECK(std::adjacent_find(pairs.begin(), pairs.end()) == pairs.end());
}

// In each of these positions games around a dragon began with a move in another part of the board by chance.
TEST_CASE("games name no move that lies far from the dragon it is to save or kill") {
    const std::vector<std::pair<std::string, int>> places{
        {"19x19-aga", 54}, {"19x19-chinese", 66}, {"19x19-japanese", 106}};
    int named = 0;
    for (const auto& [game, moves] : places) {
        const Study study(replay(game_in(GOTERR_SOURCE_DIR "/data/games/" + game + ".sgf"), moves).position);
        for (const Dragon& dragon : study.dragons()) {
            if (dragon.reason.by != Witness::net || dragon.status != Status::critical) continue;
            for (const auto& points : {dragon.saved_by, dragon.killed_by})
                for (const Point p : points) {
                    ++named;
                    const std::vector<Point> stones = points_in(dragon.stones);
                    INFO(game << ", move " << moves << ": " << name_of(p));
                    CHECK(std::any_of(stones.begin(), stones.end(), [&](Point stone) {
                        return std::abs(p.column - stone.column) <= 3 && std::abs(p.row - stone.row) <= 3;
                    }));
                }
        }
    }
    CHECK(named > 5);
}
