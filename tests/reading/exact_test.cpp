/// What is read about single chains and links held against full enumeration of grounds at random.
#include <algorithm>

#include "goterr/reading/attack.hpp"
#include "goterr/reading/captures.hpp"
#include "goterr/reading/connections.hpp"
#include "goterr/reading/links.hpp"
#include "support/catch.hpp"
#include "support/tally.hpp"
#include "support/walled_ground.hpp"
#include "support/whole_game.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

enum class Truth { no, ko, yes };

Truth taken(const RandomGround& ground, Color mover) {
    WholeGame game(ground.board, ground.question);
    if (game.taken(ground.board, mover, owner_wins_kos)) return Truth::yes;
    return game.taken(ground.board, mover, attacker_wins_kos) ? Truth::ko : Truth::no;
}

Truth truth_of(const Tactic& tactic) {
    return tactic.capture == Capture::works   ? Truth::yes
           : tactic.capture == Capture::fails ? Truth::no
                                              : Truth::ko;
}

Position standing(const Board& board) {
    Position position(board.size());
    position.board = board;
    return position;
}

std::string number(int question, char kind) { return std::to_string(question) + kind; }

/// One black chain of the ground.
struct AskedChain {
    RandomGround ground;
    Point stone;
};

/// Of those that fall as many as of those that stand or make a ko, since most fall.
AskedChain random_chain(Random& random) {
    for (const bool falls = below(random, 2) == 0;;) {
        RandomGround ground = random_walled_ground(random, {5, 12, 2});
        ground.question.all = false;
        const Point stone = ground.question.target.first();
        const Chain chain = chain_at(ground.board, stone);
        if (chain.stones.intersects(ground.question.living) || chain.liberties.count() > 3) continue;
        if ((taken(ground, Color::white) == Truth::yes) == falls) return {ground, stone};
    }
}

/// Two black chains of a ground without black walls.
struct AskedLink {
    RandomGround ground;
    Link link;
};

std::optional<AskedLink> link_of(const RandomGround& ground, Random& random) {
    if (!ground.question.living.empty()) return std::nullopt;
    const Chains chains = find_chains(ground.board);
    const std::vector<Link> links = find_links(ground.board, chains, [&](int a, int b) {
        return chains[a].side == Color::black && chains[b].side == Color::black;
    });
    if (links.empty()) return std::nullopt;
    return AskedLink{ground, links[static_cast<std::size_t>(below(random, static_cast<int>(links.size())))]};
}

Truth parted(const AskedLink& asked, Color mover) {
    WholeGame game(asked.ground.board, asked.ground.question);
    const std::pair stones{asked.link.at_first, asked.link.at_second};
    if (!game.joined(asked.ground.board, mover, attacker_wins_kos, stones))
        return game.joined(asked.ground.board, mover, owner_wins_kos, stones) ? Truth::ko : Truth::yes;
    return Truth::no;
}

/// As many that are cut as others.
AskedLink random_link(Random& random) {
    for (const bool is_cut = below(random, 2) == 0;;) {
        const auto asked = link_of(random_walled_ground(random, {5, 12, 1000}), random);
        if (asked && (parted(*asked, Color::white) == Truth::yes) == is_cut) return *asked;
    }
}

}  // namespace

TEST_CASE("attacks on chains come to what enumerating their ground does", "[reading][exact]") {
    Tally tally("attack");
    int question = 0;
    for_random_cases(std::max(1, 50 / one_in()), [&](Random& random) {
        const AskedChain asked = random_chain(random);
        ++question;
        const Position position = standing(asked.ground.board);
        const TacticOptions options{.boards = 20000, .thorough = true};
        const Truth attacked = truth_of(attack(position, asked.stone, options));
        const Truth truth = taken(asked.ground, Color::white);
        tally.add(number(question, 'a'), attacked == truth);
        if (truth == Truth::no) return;
        const Truth defended = truth_of(defend(position, asked.stone, options));
        const Truth saved = taken(asked.ground, Color::black);
        tally.add(number(question, 'd'), defended == saved);
    });
    CAPTURE(tally.asked());
    CHECK(tally.wrong_percent() < 10);
}

TEST_CASE("the quick look at chains comes near to what enumerating their ground does", "[reading][exact]") {
    Tally tally("look");
    int question = 0;
    for_random_cases(std::max(1, 50 / one_in()), [&](Random& random) {
        const AskedChain asked = random_chain(random);
        ++question;
        const Position position = standing(asked.ground.board);
        const CaptureReading reading = read_capture(position, chain_at(asked.ground.board, asked.stone));
        const Truth truth = taken(asked.ground, Color::white);
        tally.add(number(question, 'a'), reading.safe() == (truth == Truth::no));
        if (truth == Truth::no || reading.safe()) return;
        const Truth saved = taken(asked.ground, Color::black);
        const bool helps = saved < truth;
        tally.add(number(question, 'd'), reading.captured() == !helps);
    });
    CAPTURE(tally.asked());
    CHECK(tally.wrong_percent() < 16);
}

TEST_CASE("links are cut and joined as enumerating their ground says", "[reading][exact]") {
    Tally tally("link");
    int question = 0;
    for_random_cases(std::max(1, 50 / one_in()), [&](Random& random) {
        const AskedLink asked = random_link(random);
        ++question;
        const Position position = standing(asked.ground.board);
        const Truth cut_first = truth_of(cut(position, asked.link, 1000));
        const Truth truth = parted(asked, Color::white);
        tally.add(number(question, 'a'), cut_first == truth);
        if (truth == Truth::no) return;
        const Truth joined = truth_of(join(position, asked.link, 1000));
        const Truth saved = parted(asked, Color::black);
        tally.add(number(question, 'd'), joined == saved);
    });
    CAPTURE(tally.asked());
    CHECK(tally.wrong_percent() < 6);
}

TEST_CASE("what is connected at a glance is not parted", "[reading][exact]") {
    Tally tally("joint");
    int question = 0;
    for_random_cases(std::max(1, 50 / one_in()), [&](Random& random) {
        const AskedLink asked = random_link(random);
        ++question;
        const Position position = standing(asked.ground.board);
        const Chains chains = find_chains(position.board);
        const auto joints = find_connections(position, chains, read_captures(position, chains));
        const bool joined = std::any_of(joints.begin(), joints.end(), [&](const Connection& c) {
            return c.first == asked.link.first && c.second == asked.link.second;
        });
        const Truth truth = parted(asked, Color::white);
        tally.add(number(question, 'a'), joined == (truth == Truth::no));
    });
    CAPTURE(tally.asked());
    CHECK(tally.wrong_percent() < 20);
}
