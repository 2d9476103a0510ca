#include "goterr/estimate/estimate.hpp"
#include "support/catch.hpp"
#include "support/middle_game.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

AnalysisOptions quick_options(BoardSize size) {
    EstimateOptions options;
    options.effort = Effort::quick;
    return analysis_options(options, size);
}

/// Dragons that got games of their own.
int sampled_alone(const Analysis& analysis) {
    int dragons = 0;
    for (const Dragon& dragon : analysis.dragons()) dragons += dragon.reason.cause == Cause::siege ? 1 : 0;
    return dragons;
}

}  // namespace

TEST_CASE("quick effort gives no dragon games of its own where much is open and a net judges it") {
    Position position;
    position.board = middle_game();
    AnalysisOptions options = quick_options(position.board.size());
    CHECK(sampled_alone(analyze(position, options)) == 0);
    options.open = options.settled;
    CHECK(sampled_alone(analyze(position, options)) > 0);
}

TEST_CASE("games around dragons decide small open boards, and none of large ones that a net judges") {
    for (const Effort effort : {Effort::normal, Effort::deep}) {
        EstimateOptions options;
        options.effort = effort;
        CHECK(analysis_options(options, {19, 19}).open.games.total == 0);
        CHECK(analysis_options(options, {9, 9}).open.games.total > 0);
        CHECK(analysis_options(options, {21, 21}).open.games.total > 0);
    }
}

TEST_CASE("the lead of a middle game is the same before its dragons are looked at longer") {
    Position position;
    position.board = middle_game();
    const Estimate quickly = estimate_without_dragons(position, {}), whole = estimate(position, {});
    CHECK(whole.lead() == quickly.lead());
    for (const Point p : points_of(position.board.size()))
        CHECK((whole.owner[p] == quickly.owner[p] || whole.dead.contains(p)));
    CHECK(whole.dragons != quickly.dragons);
}

TEST_CASE("quick effort plays few games where a net judges, more where none does") {
    CHECK(quick_options({19, 19}).playouts.most == quick_playouts.first);
    CHECK(quick_options({9, 9}).playouts.most == quick_playouts.most);
    CHECK(quick_options({21, 21}).playouts.most == quick_playouts.most);
    CHECK(quick_options({21, 21}).open.games.total > 0);
}
