#include "goterr/life/linked.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>

#include "goterr/board/orientation.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/reading/links.hpp"
#include "partition.hpp"
#include "sets.hpp"
#include "settle.hpp"
#include "witnesses.hpp"

namespace goterr {
namespace life {
namespace {

/// Links between two dragons, the numbers being those of dragons.
struct Gap {
    Link link;
    int first;
    int second;
    bool both_live;
};

/// In doubt, and nothing but sampled games says so.
bool is_in_sampled_doubt(const Dragon& dragon) {
    return is_unsettled(dragon) && dragon.attacker_first.known == Known::sampled &&
           dragon.owner_first.known == Known::sampled;
}

bool may_be_one(const Dragon& a, const Dragon& b) {
    if (is_told(a) || is_told(b)) return false;
    const bool a_lives = a.status == Status::alive, b_lives = b.status == Status::alive;
    if (a_lives && b_lives) return true;
    return (a_lives && is_in_sampled_doubt(b)) || (b_lives && is_in_sampled_doubt(a));
}

std::vector<int> dragons_of_chains(const Chains& chains, const std::vector<Dragon>& dragons) {
    std::vector<int> numbers(static_cast<std::size_t>(chains.count()), -1);
    for (std::size_t i = 0; i < dragons.size(); ++i)
        for (const Point p : dragons[i].stones)
            numbers[static_cast<std::size_t>(chains.number_at(p))] = static_cast<int>(i);
    return numbers;
}

std::vector<Gap> gaps_between(const Board& board, const Chains& chains, const std::vector<Dragon>& dragons) {
    const std::vector<int> dragon_of = dragons_of_chains(chains, dragons);
    const auto dragon_at = [&](int chain) { return dragon_of[static_cast<std::size_t>(chain)]; };
    const auto asked = [&](int first, int second) {
        const int a = dragon_at(first), b = dragon_at(second);
        return a != b &&
               may_be_one(dragons[static_cast<std::size_t>(a)], dragons[static_cast<std::size_t>(b)]);
    };
    const auto lives = [&](int dragon) {
        return dragons[static_cast<std::size_t>(dragon)].status == Status::alive;
    };
    std::vector<Gap> gaps;
    for (const Link& link : find_links(board, chains, asked)) {
        const auto [low, high] = std::minmax({dragon_at(link.first), dragon_at(link.second)});
        gaps.push_back({link, low, high, lives(low) && lives(high)});
    }
    return gaps;
}

/// The move that cuts and the one that joins, where there are both.
std::optional<WeakLink> weak_link(const Position& position, const Gap& gap, int boards) {
    const Tactic cutting = cut(position, gap.link, boards);
    if (cutting.capture == Capture::fails || !cutting.move) return std::nullopt;
    const Tactic joining = join(position, gap.link, boards);
    if (!joining.read || joining.capture != Capture::fails || !joining.move) return std::nullopt;
    return WeakLink{gap.first, gap.second, *cutting.move, *joining.move};
}

/// Which of several dragons speaks for all of them: what is known best, and of the largest.
const Dragon& strongest(const std::vector<const Dragon*>& members, const Board& board) {
    const Orientation way = canonical_orientation(board);
    const BoardSize turned = oriented(board.size(), way);
    const auto key = [&](const Dragon* dragon) {
        int place = turned.area();
        for (const Point p : dragon->stones)
            place = std::min(place, turned.index_of(oriented(p, board.size(), way)));
        return std::tuple(dragon->status == Status::alive, dragon->secure,
                          dragon->attacker_first.known != Known::sampled, dragon->stones.count(),
                          dragon->survival, -place);
    };
    return **std::max_element(members.begin(), members.end(),
                              [&](const Dragon* a, const Dragon* b) { return key(a) < key(b); });
}

/// A whole is known no better than any of its parts.
Known weakest_of(const std::vector<const Dragon*>& members) {
    Known weakest = Known::proved;
    for (const Dragon* member : members)
        weakest = std::max({weakest, member->owner_first.known, member->attacker_first.known});
    return weakest;
}

/// They live as the strongest of them does. Where only games say that it does, those on the whole board, which
/// played both, are heard about the whole once they lose it.
Statement joint_statement(const std::vector<const Dragon*>& members, const Board& board, std::size_t number,
                          double survival) {
    const Dragon& speaker = strongest(members, board);
    const Fate lives = fate(Outcome::alive, weakest_of(members));
    Statement said = whoever_begins(number, speaker.reason.by, lives, speaker.reason);
    if (said.by == Witness::unconditional || said.by == Witness::siege) {
        said.by = Witness::games;
        said.reason.cause = Cause::playouts;
    }
    if (said.by == Witness::games && survival < 0)
        said.owner_first = said.attacker_first = fate(said_by_games(survival));
    return said;
}

Dragon joined(const std::vector<const Dragon*>& members) {
    Dragon whole = *members.front();
    double survival = 0;
    for (const Dragon* member : members) {
        whole.stones |= member->stones;
        survival += std::round(member->survival * 1e6) * member->stones.count();
    }
    whole.survival = std::round(survival / whole.stones.count()) / 1e6;
    whole.secure = false;
    whole.reason.playouts_survived =
        static_cast<int>(std::lround((whole.survival + 1) / 2 * whole.reason.playouts));
    return whole;
}

/// The numbers that the dragons have once they are joined.
std::vector<int> numbers_after(const Sets& sets, int dragons) {
    std::vector<int> numbers;
    int next = 0;
    for (int i = 0; i < dragons; ++i)
        numbers.push_back(sets.root(i) == i ? next++ : numbers[static_cast<std::size_t>(sets.root(i))]);
    return numbers;
}

/// What was said of dragons that are joined gives way to one statement about the whole.
Verdicts joined_by(const std::vector<int>& numbers, Verdicts apart, const Board& board) {
    const int count = numbers.empty() ? 0 : *std::max_element(numbers.begin(), numbers.end()) + 1;
    if (count == static_cast<int>(numbers.size())) return apart;
    std::vector<std::vector<const Dragon*>> parts(static_cast<std::size_t>(count));
    Verdicts whole;
    whole.members.resize(parts.size());
    for (std::size_t i = 0; i < apart.dragons.size(); ++i) {
        const auto number = static_cast<std::size_t>(numbers[i]);
        parts[number].push_back(&apart.dragons[i]);
        std::vector<int>& members = whole.members[number];
        members.insert(members.end(), apart.members[i].begin(), apart.members[i].end());
        sort_stably(members);
    }
    for (const auto& of_one : parts)
        whole.dragons.push_back(of_one.size() == 1 ? *of_one.front() : joined(of_one));
    Evidence evidence;
    for (Statement& said : apart.evidence) {
        said.dragon = static_cast<std::size_t>(numbers[said.dragon]);
        if (parts[said.dragon].size() == 1) evidence.push_back(std::move(said));
    }
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i].size() > 1)
            evidence.push_back(joint_statement(parts[i], board, i, whole.dragons[i].survival));
    whole.dragon_of = dragon_numbers(whole.members, static_cast<int>(apart.dragon_of.size()));
    whole.proved = std::move(apart.proved);
    return settled(std::move(whole), std::move(evidence));
}

/// What reading says of all gaps between two dragons.
struct Bond {
    int first;
    int second;
    int width;      ///< of the narrowest gap
    int place;      ///< of its ends, the same whatever way the board lies
    bool joined;    ///< one of the gaps cannot be cut
    bool parted;    ///< one can, and not only in a ko
    Link link;      ///< the narrowest gap
    int links = 1;  ///< gaps that there are

    bool holds() const { return joined && !parted; }
};

void note_bond(std::vector<Bond>& bonds, const Bond& bond) {
    const auto same = [&](const Bond& b) { return b.first == bond.first && b.second == bond.second; };
    const auto known = std::find_if(bonds.begin(), bonds.end(), same);
    if (known == bonds.end()) return bonds.push_back(bond);
    const bool joined = known->joined || bond.joined, parted = known->parted || bond.parted;
    const int links = known->links + 1;
    if (std::tuple(bond.width, bond.place) < std::tuple(known->width, known->place)) *known = bond;
    known->joined = joined;
    known->parted = parted;
    known->links = links;
}

/// What no move has to be looked at for is no link at all.
bool is_apart(const Tactic& cutting) { return cutting.capture == Capture::works && cutting.boards == 0; }

struct Question {
    const Position& position;
    int boards;  ///< for each cut
};

bool are_parted(const std::vector<Bond>& bonds, const Gap& gap) {
    return std::any_of(bonds.begin(), bonds.end(), [&](const Bond& bond) {
        return bond.first == gap.first && bond.second == gap.second && bond.parted;
    });
}

/// One bond a pair of dragons, the narrowest first. Wide gaps are cut most easily, and one that is cut parts
/// the pair: the others need no reading.
std::vector<Bond> bonds_of(const Position& position, std::vector<Gap> gaps, const JointReading& boards) {
    const BoardSize size = position.board.size();
    const Orientation way = canonical_orientation(position.board);
    const auto place = [&](Point p) { return oriented(size, way).index_of(oriented(p, size, way)); };
    sort_stably(gaps, [](const Gap& a, const Gap& b) { return width_of(a.link) > width_of(b.link); });
    std::vector<Bond> bonds;
    for (const Gap& gap : gaps) {
        const int most = gap.both_live ? boards.of_living : boards.of_doubtful;
        if (most == 0 || are_parted(bonds, gap)) continue;
        const Tactic cutting = cut(position, gap.link, most);
        if (is_apart(cutting)) continue;
        const auto ends = std::minmax({place(gap.link.at_first), place(gap.link.at_second)});
        note_bond(bonds, {gap.first, gap.second, width_of(gap.link), ends.first * size.area() + ends.second,
                          cutting.capture == Capture::fails && cutting.read,
                          cutting.capture == Capture::works, gap.link});
    }
    sort_stably(bonds, [](const Bond& a, const Bond& b) {
        return std::tuple(a.width, a.place) < std::tuple(b.width, b.place);
    });
    return bonds;
}

bool share_a_dragon(const Bond& a, const Bond& b) {
    return a.first == b.first || a.first == b.second || a.second == b.first || a.second == b.second;
}

/// One of two bonds that lie side by side, each of a single gap, where one move of the enemy threatens both.
bool fails_beside(const Bond& bond, const std::vector<Bond>& kept, const Question& question) {
    return bond.links == 1 && std::any_of(kept.begin(), kept.end(), [&](const Bond& other) {
               return other.links == 1 && share_a_dragon(bond, other) &&
                      fail_together(question.position, other.link, bond.link, question.boards);
           });
}

/// Two links may hold each by itself and fail together: of those the wider is left out, and dragons that can
/// be cut from each other are not joined by way of a third. `kept`: the bonds that need no reading.
void join_by(Sets& sets, const std::vector<Bond>& bonds, std::vector<Bond> kept, const Question& question) {
    for (const Bond& bond : bonds) {
        const int a = sets.root(bond.first), b = sets.root(bond.second);
        if (!bond.holds() || a == b) continue;
        const bool apart = std::any_of(bonds.begin(), bonds.end(), [&](const Bond& other) {
            const int x = sets.root(other.first), y = sets.root(other.second);
            return other.parted && ((x == a && y == b) || (x == b && y == a));
        });
        if (apart || fails_beside(bond, kept, question)) continue;
        sets.join(a, b);
        kept.push_back(bond);
    }
}

}  // namespace
}  // namespace life

using namespace life;

Verdicts joined_dragons(const Position& position, const Chains& chains, Verdicts verdicts,
                        JointReading boards) {
    const int count = static_cast<int>(verdicts.dragons.size());
    Sets sets(count);
    std::vector<Gap> open;
    std::vector<Bond> sure;
    for (const Gap& gap : gaps_between(position.board, chains, verdicts.dragons)) {
        if (is_unchallenged(position.board, gap.link)) {
            sets.join(gap.first, gap.second);
            note_bond(sure, {gap.first, gap.second, width_of(gap.link), 0, true, false, gap.link});
        } else {
            open.push_back(gap);
        }
    }
    std::erase_if(open, [&](const Gap& gap) { return sets.root(gap.first) == sets.root(gap.second); });
    join_by(sets, bonds_of(position, std::move(open), boards), std::move(sure),
            {position, std::max(boards.of_doubtful, boards.of_living)});
    return joined_by(numbers_after(sets, count), std::move(verdicts), position.board);
}

std::vector<WeakLink> weak_links(const Position& position, const Chains& chains,
                                 const std::vector<Dragon>& dragons, int boards) {
    std::vector<WeakLink> links;
    for (const Gap& gap : gaps_between(position.board, chains, dragons))
        if (const auto weak = weak_link(position, gap, boards)) links.push_back(*weak);
    sort_and_unite(links);
    return links;
}

}  // namespace goterr
