/// A position judged by hand, for tests of what comes after the judgment.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "diagram.hpp"
#include "goterr/life/judge.hpp"
#include "verdicts.hpp"

namespace goterr::test {

/// Black lives or dies by who plays B1.
inline const char* const three_in_the_corner = R"(
    . O . O O . .
    O O O O O . .
    O O O O O . .
    X X X X O . .
    . . . X O . .)";

/// White's wall shuts black's corner in; black beyond it lives, with two eyes.
inline const char* const corner_inside_a_wall = R"(
    . X . X X . .
    X X X X X . .
    O O O O X . .
    . . . O X . .
    X X X O X . .
    . . X O X . .)";

/// A board on which every chain is a dragon that the games kept in so many of them; one that holds a point of
/// `secure` lives.
struct JudgedDrawing {
    JudgedDrawing(const std::string& drawing, double survival, const std::vector<Point>& secure)
        : position(board_from_diagram(drawing).size()), chains(find_chains(board_from_diagram(drawing))) {
        position.board = board_from_diagram(drawing);
        samples.games = 64;
        samples.ownership = Grid<double>(position.board.size());
        samples.nobody = Grid<double>(position.board.size());
        tactics.chains.resize(static_cast<std::size_t>(chains.count()));
        for (const Chain& chain : chains) {
            Dragon dragon;
            dragon.side = chain.side;
            dragon.stones = chain.stones;
            dragon.survival = survival;
            set_fates(dragon, survival > 0 ? Outcome::alive : Outcome::dead, Known::sampled);
            dragon.reason.cause = Cause::playouts;
            if (std::any_of(secure.begin(), secure.end(),
                            [&](Point p) { return chain.stones.contains(p); })) {
                dragon.secure = true;
                dragon.survival = 1;
                set_fates(dragon, Outcome::alive, Known::proved);
                dragon.reason.by = Witness::unconditional;
                dragon.reason.cause = Cause::unconditional;
                for (const Point p : chain.stones) samples.ownership[p] = sign(chain.side);
            }
            dragons.push_back(dragon);
        }
        verdicts = verdicts_of(dragons, chains);
    }
    Findings findings() const { return {position, chains, tactics, samples}; }
    const Dragon& at(const std::vector<Dragon>& all, Point p) const {
        return *std::find_if(all.begin(), all.end(), [&](const Dragon& d) { return d.stones.contains(p); });
    }

    Position position;
    Chains chains;
    Tactics tactics;
    Samples samples;
    std::vector<Dragon> dragons;
    Verdicts verdicts;
};

}  // namespace goterr::test
