#include "worst_case.hpp"

#include <algorithm>
#include <cmath>

#include "goterr/core/flood_fill.hpp"
#include "siege_ground.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

bool is_in_doubt(const Dragon& dragon) {
    return !dragon.secure && (dragon.status != Status::alive || dragon.survival < firm);
}

bool is_asked(const Dragon& dragon) {
    return dragon.reason.cause == Cause::playouts && std::abs(dragon.survival) < clear_without_reading &&
           dragon.stones.count() >= fewest_in_worst_case;
}

bool is_bordered_by(const PointSet& stones, const PointSet& room) {
    for (const Point p : room)
        for (const Point q : neighbors_of(p, room.size()))
            if (!room.contains(q) && !stones.contains(q)) return false;
    return true;
}

/// The small regions that a dragon alone surrounds, with the enemy stones in them.
PointSet rooms_of(const Dragon& dragon, const Board& board) {
    PointSet rooms(board.size()), seen(board.size());
    for (const Point p : dragon.stones)
        for (const Point start : neighbors_of(p, board.size())) {
            if (board[start] == dragon.side || seen.contains(start)) continue;
            const PointSet room =
                flood_fill(start, board.size(), [&](Point q) { return board[q] != dragon.side; });
            seen |= room;
            if (room.count() <= largest_room && is_bordered_by(dragon.stones, room)) rooms |= room;
        }
    return rooms;
}

/// The chains of a dragon, the enemies beside them that may be taken, whoever fights with these, and so on; of the dragon's
/// side all that are short of liberties too. `alone`, only the enemies in its own rooms fight with it.
class Fighters {
public:
    Fighters(const Draft& draft, std::size_t dragon, bool alone)
        : draft_(draft), side_(draft.dragons[dragon].side), stones_(draft.board().size()) {
        if (alone) rooms_ = rooms_of(draft.dragons[dragon], draft.board());
        for (const int chain : draft.partition[dragon]) add(chain);
        for (std::size_t next = 0; next < chains_.size() && stones_.count() <= most_worst_case_stones; ++next)
            for (const Point p : draft.chains()[chains_[next]].stones)
                for_neighbors(p, draft.board().size(), [&](Point q) {
                    if (is_stone(draft.board()[q]) && !stones_.contains(q))
                        visit(draft.chains().number_at(q));
                });
    }

    const PointSet& stones() const { return stones_; }
    /// Whose chains all take part.
    std::vector<std::size_t> dragons() const {
        std::vector<std::size_t> whole;
        for (const int chain : chains_) {
            const auto dragon = static_cast<std::size_t>(draft_.dragon_of[static_cast<std::size_t>(chain)]);
            if (chain == draft_.partition[dragon].front() && stones_.includes(draft_.dragons[dragon].stones))
                whole.push_back(dragon);
        }
        return whole;
    }

private:
    void visit(int number) {
        const Chain& chain = draft_.chains()[number];
        if (draft_.proved.alive[static_cast<std::size_t>(number)]) return;
        if (rooms_) {
            if (rooms_->contains(chain.stones.first())) add(number);
            return;
        }
        const bool is_short = chain.side == side_ && chain.liberties.count() <= short_of_liberties;
        if (is_short || is_in_doubt(draft_.at(chain.stones.first()))) add(number);
    }
    void add(int number) {
        chains_.push_back(number);
        stones_ |= draft_.chains()[number].stones;
    }

    const Draft& draft_;
    Color side_;
    std::vector<int> chains_;
    PointSet stones_;
    std::optional<PointSet> rooms_;
};

/// The empty points around one, if they are few and only `stones` are beside them.
PointSet pocket_at(Point start, const PointSet& stones, const Board& board) {
    PointSet pocket = flood_fill(start, board.size(), [&](Point p) { return !is_stone(board[p]); });
    if (pocket.count() > largest_pocket) return PointSet(board.size());
    for (const Point p : pocket)
        for (const Point q : neighbors_of(p, board.size()))
            if (is_stone(board[q]) && !stones.contains(q)) return PointSet(board.size());
    return pocket;
}

/// The stones with their liberties, and pockets that only they surround.
PointSet ground_of(const PointSet& stones, const Board& board) {
    PointSet ground = stones;
    for (const Point p : stones)
        for (const Point q : neighbors_of(p, board.size())) {
            if (is_stone(board[q]) || ground.contains(q)) continue;
            ground.insert(q);
            ground |= pocket_at(q, stones, board);
        }
    return ground;
}

int empties_in(const PointSet& ground, const Board& board) {
    int empties = 0;
    for (const Point p : ground) empties += is_stone(board[p]) ? 0 : 1;
    return empties;
}

/// The board with everything beyond the ground settled: the friends that live, and the enemy's.
class WorstCase {
public:
    WorstCase(const Draft& draft, std::size_t dragon, bool alone)
        : draft_(draft), board_(draft.board()), ground_(board_.size()) {
        const Fighters fighters(draft, dragon, alone);
        if (fighters.stones().count() > most_worst_case_stones) return;
        ground_ = ground_of(fighters.stones(), board_);
        if (empties_in(ground_, board_) > most_worst_case_empties) return;
        fighters_ = fighters.dragons();
        const Color side = draft.dragons[dragon].side;
        for (const Point p : points_of(board_.size())) {
            if (ground_.contains(p)) continue;
            const bool friendly = board_[p] == side && !is_in_doubt(draft.at(p));
            board_[p] = friendly ? side : opponent(side);
        }
    }

    /// Dragons that take part; none where the fight is too large to be read.
    const std::vector<std::size_t>& fighters() const { return fighters_; }

    FightReading read(std::size_t dragon, int boards) const {
        Fight fight{heart_of(draft_, static_cast<int>(dragon)), ground_, PointSet(board_.size())};
        for (const Point p : points_of(board_.size()))
            if (board_[p] == draft_.dragons[dragon].side && !ground_.contains(p)) fight.safe.insert(p);
        return read_fight(board_, fight, boards);
    }

private:
    const Draft& draft_;
    std::vector<std::size_t> fighters_ = {};
    Board board_;
    PointSet ground_;
};

/// One a dragon, where there is something to say about it.
using Answers = std::vector<std::optional<FightReading>>;

bool is_taken(const std::optional<FightReading>& answer) {
    return answer && answer->defended_first == FightResult::taken;
}

/// Of the enemies of a dragon that stands, those that are taken whoever begins; and its friends among these stand with it.
void add_others(Answers& answers, const Draft& draft, const WorstCase& worst, std::size_t dragon,
                int boards) {
    const auto open = [&](std::size_t other) {
        return !answers[other] && draft.dragons[other].reason.cause == Cause::playouts;
    };
    const Color side = draft.dragons[dragon].side;
    for (const std::size_t rival : worst.fighters()) {
        if (draft.dragons[rival].side == side || !open(rival)) continue;
        const std::optional<FightReading> answer = worst.read(rival, boards);
        if (is_taken(answer)) answers[rival] = answer;
    }
    for (const std::size_t other : worst.fighters()) {
        if (draft.dragons[other].side != side || !open(other)) continue;
        const std::vector<std::size_t> captors = captors_of(draft, draft.dragons[other]);
        if (std::all_of(captors.begin(), captors.end(), [&](std::size_t c) { return is_taken(answers[c]); }))
            answers[other] = answers[dragon];
    }
}

/// True where the dragon stands.
bool answer_with(Answers& answers, const Draft& draft, std::size_t i, int boards, bool alone) {
    const WorstCase worst(draft, i, alone);
    if (worst.fighters().empty()) return false;
    const FightReading answer = worst.read(i, boards);
    if (answer.attacked_first != FightResult::stands) return false;
    answers[i] = answer;
    add_others(answers, draft, worst, i, boards);
    return true;
}

}  // namespace

void read_worst_cases(Draft& draft, int boards) {
    Answers answers(draft.dragons.size());
    for (std::size_t i = 0; boards > 0 && i < draft.dragons.size(); ++i) {
        if (answers[i] || !is_asked(draft.dragons[i])) continue;
        if (!answer_with(answers, draft, i, boards, false)) answer_with(answers, draft, i, boards, true);
    }
    for (std::size_t i = 0; i < draft.dragons.size(); ++i)
        if (answers[i]) apply_reading(*answers[i], draft.dragons[i]);
}

}  // namespace goterr::life
