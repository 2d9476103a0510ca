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

std::vector<Gap> gaps_between(const Board& board, const Chains& chains, const Verdicts& verdicts) {
    const std::vector<Dragon>& dragons = verdicts.dragons;
    const auto dragon_at = [&](int chain) { return verdicts.dragon_of[static_cast<std::size_t>(chain)]; };
    const auto asked = [&](int first, int second) {
        const int a = dragon_at(first), b = dragon_at(second);
        return a != b &&
               may_be_one(dragons[static_cast<std::size_t>(a)], dragons[static_cast<std::size_t>(b)]);
    };
    std::vector<Gap> gaps;
    for (const Link& link : find_links(board, chains, asked)) {
        const auto [low, high] = std::minmax({dragon_at(link.first), dragon_at(link.second)});
        gaps.push_back({link, low, high});
    }
    return gaps;
}

/// Of equally narrow ones the first on the board in its canonical orientation.
void narrowest_first(std::vector<Gap>& gaps, const Board& board) {
    const Orientation way = canonical_orientation(board);
    const BoardSize turned = oriented(board.size(), way);
    const auto place = [&](Point p) { return turned.index_of(oriented(p, board.size(), way)); };
    const auto key = [&](const Link& link) {
        return std::tuple(width_of(link), std::minmax({place(link.at_first), place(link.at_second)}));
    };
    sort_stably(gaps, [&](const Gap& a, const Gap& b) { return key(a.link) < key(b.link); });
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

/// They live as the strongest of them does. Where only games say that it does, those on the whole board,
/// which played both, are heard about the whole once they lose it.
Statement joint_statement(const std::vector<const Dragon*>& members, const Board& board, std::size_t number,
                          double survival) {
    const Dragon& speaker = strongest(members, board);
    const Fate lives = fate(Outcome::alive, weakest_of(members));
    Statement said = whoever_begins(number, speaker.reason.by, lives, speaker.reason);
    if (said.by == Witness::unconditional || said.by == Witness::siege || said.by == Witness::net) {
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
    Link link;                        ///< the narrowest gap
    int links = 0;                    ///< gaps that there are
    bool joined = false;              ///< one of the gaps cannot be cut
    bool parted = false;              ///< one can, and not only in a ko
    std::optional<Link> unread = {};  ///< the narrowest gap that a glance says nothing about

    bool is_between(int a, int b) const { return (first == a && second == b) || (first == b && second == a); }
    bool shares_a_dragon(const Bond& other) const {
        return first == other.first || first == other.second || second == other.first ||
               second == other.second;
    }
    void hear(const Tactic& cutting) {
        joined = joined || (cutting.capture == Capture::fails && cutting.read);
        parted = parted || cutting.capture == Capture::works;
    }
};

/// What no move has to be looked at for is no link at all.
bool is_apart(const Tactic& cutting) { return cutting.capture == Capture::works && cutting.boards == 0; }

/// A cut that so few boards show is looked for in every gap before any is read to the end. With 40 or 200 as
/// many of 7,410 pairs come out right; 40 miss cuts in two of 86 questions, 200 take a fifth more boards.
constexpr int glance_boards = 100;

/// Joins dragons over gaps that cannot be cut. What can be cut is not joined by way of a third dragon either,
/// so cuts are looked for first; then the narrowest gaps are read, which hold most easily, where they are not
/// joined by others. With 167,000 boards for all gaps of 15 middle games instead of 104,000 not one pair of
/// 7,410 neighboring chains more was one dragon or two as GNU Go 3.8 says.
class Joiner {
public:
    Joiner(const Position& position, int boards, int dragons)
        : position_(position), boards_(boards), sets_(dragons) {}

    Sets join(std::vector<Gap> gaps) && {
        narrowest_first(gaps, position_.board);
        for (const Gap& gap : gaps)
            if (is_unchallenged(position_.board, gap.link)) join_unread(gap);
        for (const Gap& gap : gaps)
            if (boards_ > 0 && !are_one(gap.first, gap.second) && !are_parted(gap.first, gap.second))
                glance(gap);
        for (const Bond& bond : bonds_) join(bond);
        for (Bond& bond : bonds_) {
            if (!bond.unread || are_one(bond.first, bond.second) || are_parted(bond.first, bond.second))
                continue;
            bond.hear(cut(position_, *bond.unread, boards_));
            join(bond);
        }
        return std::move(sets_);
    }

private:
    bool are_one(int a, int b) const { return sets_.root(a) == sets_.root(b); }
    bool are_parted(int a, int b) const {
        return std::any_of(bonds_.begin(), bonds_.end(), [&](const Bond& bond) {
            return bond.parted && ((are_one(bond.first, a) && are_one(bond.second, b)) ||
                                   (are_one(bond.first, b) && are_one(bond.second, a)));
        });
    }

    Bond& bond_over(const Gap& gap, std::vector<Bond>& bonds) const {
        const auto known = std::find_if(bonds.begin(), bonds.end(), [&](const Bond& bond) {
            return bond.is_between(gap.first, gap.second);
        });
        return known != bonds.end() ? *known : bonds.emplace_back(Bond{gap.first, gap.second, gap.link});
    }

    void join_unread(const Gap& gap) {
        sets_.join(gap.first, gap.second);
        ++bond_over(gap, kept_).links;
    }

    void glance(const Gap& gap) {
        const Tactic cutting = cut(position_, gap.link, std::min(boards_, glance_boards));
        if (is_apart(cutting)) return;
        Bond& bond = bond_over(gap, bonds_);
        ++bond.links;
        bond.hear(cutting);
        if (!cutting.read && !bond.unread) bond.unread = gap.link;
    }

    void join(const Bond& bond) {
        if (!bond.joined || are_one(bond.first, bond.second) || are_parted(bond.first, bond.second)) return;
        if (fails_beside(bond)) return;
        sets_.join(bond.first, bond.second);
        kept_.push_back(bond);
    }

    /// One of two bonds side by side, each of a single gap, where one move of the enemy threatens both.
    bool fails_beside(const Bond& bond) const {
        return bond.links == 1 && std::any_of(kept_.begin(), kept_.end(), [&](const Bond& other) {
                   return other.links == 1 && bond.shares_a_dragon(other) &&
                          fail_together(position_, other.link, bond.link, boards_);
               });
    }

    const Position& position_;
    int boards_;  ///< for a gap
    Sets sets_;
    std::vector<Bond> bonds_;  ///< that are read
    std::vector<Bond> kept_;   ///< that join
};

}  // namespace
}  // namespace life

using namespace life;

Verdicts joined_dragons(const Position& position, const Chains& chains, Verdicts verdicts, int boards) {
    const int count = static_cast<int>(verdicts.dragons.size());
    Joiner joiner(position, boards, count);
    const Sets sets = std::move(joiner).join(gaps_between(position.board, chains, verdicts));
    return joined_by(numbers_after(sets, count), std::move(verdicts), position.board);
}

std::vector<WeakLink> weak_links(const Position& position, const Chains& chains, const Verdicts& verdicts,
                                 int boards) {
    std::vector<Gap> gaps = gaps_between(position.board, chains, verdicts);
    narrowest_first(gaps, position.board);
    std::vector<WeakLink> links;
    for (const Gap& gap : gaps) {
        const bool known = std::any_of(links.begin(), links.end(), [&](const WeakLink& link) {
            return link.first == gap.first && link.second == gap.second;
        });
        if (known) continue;
        if (const auto weak = weak_link(position, gap, boards)) links.push_back(*weak);
    }
    sort_stably(links);
    return links;
}

}  // namespace goterr
