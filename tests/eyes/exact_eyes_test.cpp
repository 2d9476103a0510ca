/// Eye spaces held against exact readings of the stones around them.
#include <algorithm>
#include <string>

#include "goterr/eyes/eye_space.hpp"
#include "support/catch.hpp"
#include "support/random_eye.hpp"
#include "support/tally.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

EyeValue eyes_of(const Board& board, Point stone) {
    Position position(board.size());
    position.board = board;
    const Chains chains = find_chains(board);
    std::vector<EyeValue> values;
    for (const EyeSpace& space : find_eye_spaces(board, chains, read_captures(position, chains)))
        if (std::count(space.chains.begin(), space.chains.end(), chains.number_at(stone)) != 0)
            values.push_back(space.value);
    return sum_of(values);
}

}  // namespace

TEST_CASE("eye spaces are worth what reading their walls to the end comes to", "[eyes][exact]") {
    Tally tally("eyes");
    int number = 0;
    for_random_cases(300, [&](Random& random) {
        const RandomEye eye = random_eye(random);
        ++number;
        for (const bool more : {false, true}) {
            const Board& board = more ? eye.with_an_eye : eye.board;
            const EyeValue value = eyes_of(board, eye.stone);
            for (const Color first : {Color::white, Color::black}) {
                const auto lives = stands(board, eye.stone, first);
                if (!lives) continue;
                const bool says = (first == Color::white ? value.attacker_first : value.defender_first) >= 2;
                tally.add(std::to_string(number) + (first == Color::white ? "a" : "d") + (more ? "1" : "2"),
                          says == *lives);
            }
        }
    });
    CAPTURE(tally.asked());
    CHECK(tally.wrong_percent() < 9);
}
