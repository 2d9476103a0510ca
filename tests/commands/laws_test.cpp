/// Laws over the ways a position gets into the program: whichever it takes, the estimate is the same.
#include <sstream>

#include "goterr/commands/batch_command.hpp"
#include "goterr/commands/estimate_command.hpp"
#include "goterr/record/diagrams/diagram.hpp"
#include "goterr/record/sgf/sgf_writer.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_record.hpp"
#include "support/written_diagram.hpp"
#include "workspace.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

PositionRequest quick_request(Random& random) {
    PositionRequest request;
    request.options.effort = Effort::quick;
    request.rules = rulesets[static_cast<std::size_t>(below(random, static_cast<int>(rulesets.size())))];
    return request;
}

Estimate estimate_of(const std::string& record, const PositionRequest& request) {
    const Prepared prepared = prepare(record, request, "-");
    return estimate(prepared.position, prepared.options);
}

void check_equal(const Estimate& one, const Estimate& other) {
    REQUIRE(one.owner == other.owner);
    REQUIRE(one.ownership == other.ownership);
    REQUIRE(one.dead == other.dead);
    REQUIRE(one.score == other.score);
    REQUIRE(one.low == other.low);
}

/// A game at random, without a ko or two passes at its end: drawings and setup tell neither who may not
/// retake nor that it is over.
RandomGame game_without_ko(Random& random) {
    for (;;) {
        const BoardSize size = random_size(random, 13);
        RandomGame game = random_game(size, below(random, size.area() + 1), random);
        if (!game.end.ko && !game.end.is_over()) return game;
    }
}

/// The record of `estimate -f json` without the time it took.
std::string record_of(const std::string& file) {
    EstimateCommand command;
    command.input = file;
    command.format = format_named("json");
    command.request.options.effort = Effort::quick;
    std::istringstream in;
    std::ostringstream out, err;
    run(command, in, out, err);
    const std::string record = out.str();
    return record.substr(0, record.find("\"seconds\""));
}

}  // namespace

TEST_CASE("a position that was played, set up or drawn has one estimate", "[laws]") {
    for_random_cases(300, [](Random& random) {
        const RandomGame played = game_without_ko(random);
        PositionRequest request = quick_request(random);
        const Estimate replayed = estimate_of(write_sgf(game_of(played)), request);
        INFO(drawn(played.end.board));
        REQUIRE(replayed.position == played.end);
        if (replayed.options.recorded->first != Color::black)
            return;  // a drawing takes the komi's word for that
        request.komi = replayed.options.komi;
        check_equal(estimate_of(diagram_of(played.end), request), replayed);
        const auto [black, white] = request.captures.emplace(played.end.prisoners);
        const std::string setup = write_sgf(game_of(played.end));
        // prisoners that are asked for say nothing of who began: where one side took more, only the record
        // shows it
        if (black == white && read_game(setup).info.handicap == 0)
            check_equal(estimate_of(setup, request), replayed);
    });
}

TEST_CASE("a batch is many estimates", "[laws]") {
    const Workspace folder;
    Random random(1);
    BatchCommand batch;
    std::string expected;
    for (int number = 0; number < 40; ++number) {
        const BoardSize size = random_size(random, 9);
        const std::string sgf = write_sgf(game_of(random_game(size, below(random, size.area() + 1), random)));
        batch.paths.push_back(folder.write(std::to_string(number) + ".sgf", sgf));
        expected += record_of(batch.paths.back()) + "\"seconds\":0}\n";
    }
    batch.format = batch_format_named("ndjson");
    batch.request.options.effort = Effort::quick;
    batch.workers = 3;
    batch.summary = false;
    batch.progress = Wish::never;
    std::istringstream in;
    std::ostringstream out, err;
    CHECK(run(batch, in, out, err) == 0);
    CHECK(out.str() == expected);
}
