/// What `estimate` draws can be pasted back: the same stones, turn, rules, komi, handicap and captures.
#include <sstream>

#include "goterr/board/rules_words.hpp"
#include "goterr/record/game.hpp"
#include "goterr/render/text.hpp"
#include "support/catch.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

std::vector<RenderOptions> all_looks() {
    std::vector<RenderOptions> looks;
    for (const Charset charset : {Charset::unicode, Charset::ascii})
        for (const ColorDepth color : {ColorDepth::none, ColorDepth::ansi16, ColorDepth::truecolor})
            for (const int width : {0, 30, 40, 80, 200})
                looks.push_back({.charset = charset, .color = color, .width = width});
    return looks;
}

void check_read_back(const Estimate& drawn, const Provenance& from, const RenderOptions& look) {
    const std::string text = render_text(drawn, from, look);
    INFO(text);
    const Game game = read_game(text);
    const Position read = replay(game).position;
    CHECK(read.board == drawn.position.board);
    CHECK(read.to_move == drawn.position.to_move);
    CHECK(read.prisoners == drawn.position.prisoners);
    CHECK(game.info.rules.value_or(chinese_rules).name == drawn.options.rules.name);
    CHECK(game.info.komi == drawn.options.komi);
    CHECK(game.info.handicap == drawn.options.handicap);
    for (const Diagnostic& warning : game.warnings) FAIL_CHECK(warning.message);
}

}  // namespace

TEST_CASE("every board that estimate draws is read back as the position it is") {
    for_random_cases(8, [](Random& random) {
        const BoardSize size{4 + below(random, 10), 4 + below(random, 10)};
        const Position position = random_position(size, random);
        EstimateOptions options{.effort = Effort::quick};
        options.rules = below(random, 2) == 0 ? japanese_rules : chinese_rules;
        options.komi = below(random, 2) == 0 ? 0 : 6.5;
        const Estimate estimated = estimate(position, options);
        Provenance from{.file = "-"};
        for (const Point p : points_of(size))
            if (below(random, 20) == 0 && position.board[p] == opponent(position.to_move)) from.last_move = p;
        for (const RenderOptions& look : all_looks()) check_read_back(estimated, from, look);
    });
}

TEST_CASE("komi is read back without the compensation for a handicap, which stands in its row") {
    EstimateOptions options{.effort = Effort::quick};
    options.komi = 0.5;
    options.handicap = 4;
    for (const Ruleset& rules : {chinese_rules, *ruleset_called("aga"), japanese_rules}) {
        options.rules = rules;
        const Estimate drawn = estimate(Position(BoardSize{7, 7}), options);
        for (const RenderOptions& look : all_looks())
            check_read_back(drawn, {.file = "games/9x9-handicap-3.sgf"}, look);
    }
}

TEST_CASE("seki, unsettled and dead stones are read back as stones") {
    const Position position(BoardSize{5, 3});
    Estimate drawn = estimate(position, {.effort = Effort::quick});
    Dragon dragon;
    dragon.side = Color::black;
    dragon.stones = PointSet(position.board.size());
    dragon.status = Status::critical;
    for (const Point p : {Point{0, 0}, Point{1, 0}, Point{4, 2}}) {
        drawn.position.board[p] = Color::black;
        dragon.stones.insert(p);
    }
    drawn.position.board[{2, 1}] = Color::white;
    drawn.dead.insert({2, 1});
    drawn.position.board[{3, 0}] = Color::white;
    drawn.seki.insert({3, 0});
    drawn.dragons = {dragon};
    for (const RenderOptions& look : all_looks()) check_read_back(drawn, {.file = "-"}, look);
}

TEST_CASE("colored stones are told apart by their signs too") {
    Estimate drawn = estimate(Position(BoardSize{5, 5}), {.effort = Effort::quick});
    drawn.position.board[{1, 1}] = Color::black;
    drawn.position.board[{3, 3}] = Color::white;
    const std::string text =
        render_text(drawn, {.file = "-"}, {.charset = Charset::unicode, .color = ColorDepth::truecolor});
    CHECK(text.find("●") != std::string::npos);
    CHECK(text.find("◉") != std::string::npos);
}
