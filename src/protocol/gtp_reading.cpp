// GNU Go's words for reading: attack, defend, owl_attack, connect and so on, in the form of its regressions.
//
// Result codes as in GNU Go's documentation ("Regression"): 0 fails, 1 works, 2 works in a ko that the one
// who asks takes first, 3 works in a ko that he has to find the first threat for; then the move.
#include <fmt/format.h>

#include "goterr/reading/break_in.hpp"
#include "goterr/reading/combination.hpp"
#include "goterr/reading/links.hpp"
#include "gtp_state.hpp"

namespace goterr {
namespace {

/// Boards for each question: a session can wait some milliseconds.
constexpr TacticOptions thorough{.boards = 20000, .most_liberties = 4, .thorough = true};
/// An escape sum from here on is a way out.
constexpr int open_way = 1;

std::string code_and_move(int code, std::optional<Point> move) {
    if (code == 0) return "0";
    return fmt::format("{} {}", code, move ? name_of(*move) : "PASS");
}

std::string attacked(const Tactic& tactic) {
    constexpr int codes[] = {0, 3, 2, 1};
    return code_and_move(codes[static_cast<int>(tactic.capture)], tactic.move);
}

/// What cannot be attacked needs no move.
template <typename Defend>
std::string defended(const Tactic& attack, Defend defend) {
    if (attack.capture == Capture::fails) return "1 PASS";
    constexpr int codes[] = {1, 2, 3, 0};
    const Tactic tactic = defend();
    return code_and_move(codes[static_cast<int>(tactic.capture)], tactic.move);
}

/// The stones that the command names, all of them on the board; nothing if one is not.
std::optional<std::vector<Point>> stones_of(const GtpState& state, const GtpArguments& arguments,
                                            std::size_t count) {
    std::vector<Point> stones;
    for (const std::string& word : arguments) {
        const auto point = point_on(state, word);
        if (!point || !is_stone(state.position().board[*point])) return std::nullopt;
        stones.push_back(*point);
    }
    return stones.size() == count ? std::optional(stones) : std::nullopt;
}

template <typename Answer>
GtpReply about_stones(GtpState& state, const GtpArguments& arguments, std::size_t count, Answer answer) {
    const auto stones = stones_of(state, arguments, count);
    return stones ? answer(*stones) : failure("invalid stone");
}

GtpReply attack_chain(GtpState& state, const GtpArguments& arguments) {
    return about_stones(state, arguments, 1, [&](const std::vector<Point>& stones) {
        return good(attacked(attack(state.position(), stones[0], thorough)));
    });
}

GtpReply defend_chain(GtpState& state, const GtpArguments& arguments) {
    return about_stones(state, arguments, 1, [&](const std::vector<Point>& stones) {
        return good(defended(attack(state.position(), stones[0], thorough),
                             [&] { return defend(state.position(), stones[0], thorough); }));
    });
}

const Dragon& dragon_at(GtpState& state, Point stone) {
    return *dragon_at(study_now(state).dragons(), stone);
}

/// A ko on whose first threat nobody has decided yet is the mover's to take.
int code_for(Outcome outcome, Outcome wanted) {
    if (outcome == Outcome::ko) return 2;
    const bool stands = outcome == Outcome::alive || outcome == Outcome::seki;
    return (outcome == Outcome::dead && wanted == Outcome::dead) || (stands && wanted == Outcome::alive) ? 1
                                                                                                         : 0;
}

std::optional<Point> first_of(const std::vector<Point>& moves, const std::vector<Point>& others = {}) {
    if (!moves.empty()) return moves.front();
    return others.empty() ? std::nullopt : std::optional(others.front());
}

GtpReply owl_attack(GtpState& state, const GtpArguments& arguments) {
    return about_stones(state, arguments, 1, [&](const std::vector<Point>& stones) {
        const Dragon& dragon = dragon_at(state, stones[0]);
        return good(code_and_move(code_for(dragon.attacker_first.outcome, Outcome::dead),
                                  first_of(dragon.killed_by, dragon.attacker_first.line)));
    });
}

GtpReply owl_defend(GtpState& state, const GtpArguments& arguments) {
    return about_stones(state, arguments, 1, [&](const std::vector<Point>& stones) {
        const Dragon& dragon = dragon_at(state, stones[0]);
        const bool needs_move = dragon.status == Status::critical;
        return good(
            code_and_move(code_for(dragon.owner_first.outcome, Outcome::alive),
                          needs_move ? first_of(dragon.saved_by, dragon.owner_first.line) : std::nullopt));
    });
}

/// The first dragon's owner moves: is it saved, is the second taken, and by which move.
GtpReply analyze_semeai(GtpState& state, const GtpArguments& arguments) {
    return about_stones(state, arguments, 2, [&](const std::vector<Point>& stones) {
        const Dragon& own = dragon_at(state, stones[0]);
        const Dragon& other = dragon_at(state, stones[1]);
        const int saved = code_for(own.owner_first.outcome, Outcome::alive);
        const int taken = code_for(other.attacker_first.outcome, Outcome::dead);
        const auto move = first_of(other.killed_by, own.saved_by);
        return good(
            fmt::format("{} {} {}", saved, taken, move && saved + taken > 0 ? name_of(*move) : "PASS"));
    });
}

/// Two stones of one color with a gap that can be read between them, or the answer without reading.
template <typename Read>
GtpReply about_link(GtpState& state, const GtpArguments& arguments, std::string_view joined, Read read) {
    return about_stones(state, arguments, 2, [&](const std::vector<Point>& stones) {
        const Board& board = state.position().board;
        if (board[stones[0]] != board[stones[1]]) return failure("stones of two colors");
        const Chains chains = find_chains(board);
        if (chains.number_at(stones[0]) == chains.number_at(stones[1])) return good(std::string(joined));
        if (const auto link = link_between(board, chains, stones[0], stones[1])) return good(read(*link));
        const bool together = dragon_at(state, stones[0]).stones.contains(stones[1]);
        return together ? good(std::string(joined)) : failure("too far apart to be read");
    });
}

GtpReply connect(GtpState& state, const GtpArguments& arguments) {
    return about_link(state, arguments, "1 PASS", [&](const Link& link) {
        return defended(cut(state.position(), link, thorough.boards),
                        [&] { return join(state.position(), link, thorough.boards); });
    });
}

GtpReply disconnect(GtpState& state, const GtpArguments& arguments) {
    return about_link(state, arguments, "0", [&](const Link& link) {
        return attacked(cut(state.position(), link, thorough.boards));
    });
}

GtpReply unconditional_status(GtpState& state, const GtpArguments& arguments) {
    const auto point = arguments.size() == 1 ? point_on(state, arguments[0]) : std::nullopt;
    if (!point) return failure("invalid coordinate");
    const Board& board = state.position().board;
    const int owner = study_now(state).secure().owner[*point];
    if (owner == 0) return good("undecided");
    if (is_stone(board[*point])) return good(sign(board[*point]) == owner ? "alive" : "dead");
    return good(owner > 0 ? "black_territory" : "white_territory");
}

GtpReply same_dragon(GtpState& state, const GtpArguments& arguments) {
    return about_stones(state, arguments, 2, [&](const std::vector<Point>& stones) {
        return good(dragon_at(state, stones[0]).stones.contains(stones[1]) ? "1" : "0");
    });
}

/// 1 where no way out is left within four moves, 0 otherwise.
GtpReply is_surrounded(GtpState& state, const GtpArguments& arguments) {
    return about_stones(state, arguments, 1, [&](const std::vector<Point>& stones) {
        return good(dragon_at(state, stones[0]).escape < open_way ? "1" : "0");
    });
}

/// A stone and the points of an area near it.
template <typename Read>
GtpReply about_area(GtpState& state, const GtpArguments& arguments, Read read) {
    if (arguments.size() < 2) return failure("give a stone and the points of an area");
    const auto stones = stones_of(state, {arguments.front()}, 1);
    if (!stones) return failure("invalid stone");
    PointSet area(state.position().board.size());
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const auto point = point_on(state, arguments[i]);
        if (!point) return failure("invalid coordinate");
        area.insert(*point);
    }
    if (!is_near(state.position().board, stones->front(), area)) return failure("too far apart to be read");
    return good(read(stones->front(), area));
}

GtpReply break_into(GtpState& state, const GtpArguments& arguments) {
    return about_area(state, arguments, [&](Point stone, const PointSet& area) {
        return attacked(break_in(state.position(), stone, area, thorough.boards));
    });
}

GtpReply block_from(GtpState& state, const GtpArguments& arguments) {
    return about_area(state, arguments, [&](Point stone, const PointSet& area) {
        return defended(break_in(state.position(), stone, area, thorough.boards),
                        [&] { return block_off(state.position(), stone, area, thorough.boards); });
    });
}

/// Boards for each attack of the many a combination is made of.
constexpr int boards_a_threat = 500;

GtpReply find_combination(GtpState& state, const GtpArguments& arguments) {
    const auto side = arguments.size() == 1 ? color_of(arguments[0]) : std::nullopt;
    if (!side) return failure("invalid color");
    const auto move = combination_attack(state.position(), *side, boards_a_threat);
    return good(move ? name_of(*move) : "PASS");
}

constexpr GtpCommand reading_table[] = {
    {"attack", attack_chain},
    {"defend", defend_chain},
    {"owl_attack", owl_attack},
    {"owl_defend", owl_defend},
    {"analyze_semeai", analyze_semeai},
    {"connect", connect},
    {"disconnect", disconnect},
    {"unconditional_status", unconditional_status},
    {"same_dragon", same_dragon},
    {"is_surrounded", is_surrounded},
    {"break_in", break_into},
    {"block_off", block_from},
    {"combination_attack", find_combination},
};

}  // namespace

std::span<const GtpCommand> gtp_reading_commands() { return reading_table; }

}  // namespace goterr
