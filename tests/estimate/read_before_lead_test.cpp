#include <string>

#include "../../src/estimate/thresholds.hpp"
#include "goterr/estimate/estimate.hpp"
#include "support/catch.hpp"
#include "support/game_file.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// How many points of the dragon's large chains are expected to end as reading says, and how many are not.
struct Agreement {
    int agreed = 0, others = 0;

    void add(const Dragon& dragon, const Estimate& estimate) {
        const int side = (dragon.status == Status::dead ? -1 : 1) * sign(dragon.side);
        const Chains chains = find_chains(estimate.position.board);
        for (const Point p : dragon.stones)
            if (chains.at(p).stones.count() >= large_chain)
                ++(static_cast<float>(side) * estimate.ownership[p] >= read_out ? agreed : others);
    }
};

}  // namespace

TEST_CASE("what is read of the fights of a large board the lead knows, too") {
    Agreement all;
    for (const std::string name : {"19x19-aga", "19x19-chinese", "19x19-japanese"}) {
        const Game game = game_in(GOTERR_SOURCE_DIR "/data/games/" + name + ".sgf");
        for (int move = 60; move <= game.move_count(); move += 4) {
            const Position position = replay(game, move).position;
            const Analysis before = analyze(position, analysis_options({}, position.board.size()));
            if (before.stage != Stage::open) continue;
            for (const Dragon& dragon : before.dragons())
                if (dragon.reason.by == Witness::fight && !is_unsettled(dragon))
                    all.add(dragon, estimate_without_dragons(position, {}));
        }
    }
    CHECK(all.others == 0);
    CHECK(all.agreed > 0);
}
