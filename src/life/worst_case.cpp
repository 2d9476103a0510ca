// Fights read in the worst case for one dragon: all that lies beyond the liberties of those who fight is the
// enemy's.
//
// In an open position hardly a fight is closed, and reading it to the end would be reading the whole board.
// But a dragon that stands where its enemies have all that lies beyond stands all the more on the board as it
// is: what was given away can only have helped it. Those of its enemies that are taken even so are dead.
//
//     . . . . X O O O O      White's wall has four liberties outside and nothing to gain there; whatever black may still play
//     . X X X . O X X X      beyond does not matter. Black's eye in the corner is filled in three moves: white lives though
//     . X . X . O X . .      black begins, and black's five stones are taken. Had white one liberty less, the answer would be
//     . . . . . O X O O      no, and would say nothing: black does not really own the rest of the board.
//
// Where more than can be read takes part, or the dragon falls with all of them, it is looked at alone: with
// the regions that only it surrounds, everything else being the enemy's and not to be taken.

#include <algorithm>
#include <cmath>

#include "rooms.hpp"
#include "siege_ground.hpp"
#include "thresholds.hpp"
#include "witnesses.hpp"

namespace goterr::life {
namespace {

bool is_in_doubt(const Dragon& dragon) {
    return !dragon.secure && (dragon.status != Status::alive || dragon.survival < firm);
}

bool is_asked(const Dragon& dragon) {
    return is_sampled(dragon) && std::abs(dragon.survival) < clear_without_reading &&
           dragon.stones.count() >= fewest_in_worst_case;
}

PointSet small_rooms_of(const Dragon& dragon, const Board& board) {
    PointSet small(board.size());
    for (const PointSet& room : rooms_of(dragon.stones, board))
        if (room.count() <= largest_room) small |= room;
    return small;
}

/// The chains of a dragon, the enemies beside them that may be taken, whoever fights with these, and so on;
/// of the dragon's side all that are short of liberties too. `alone`, only the enemies in its own rooms fight
/// with it.
class Fighters {
public:
    Fighters(const Scene& scene, std::size_t dragon, bool alone)
        : scene_(scene), side_(scene.dragons[dragon].side), stones_(scene.board().size()) {
        if (alone) rooms_ = small_rooms_of(scene.dragons[dragon], scene.board());
        for (const int chain : scene.partition[dragon]) add(chain);
        for (std::size_t next = 0; next < chains_.size() && stones_.count() <= most_worst_case_stones; ++next)
            for (const Point p : scene.chains()[chains_[next]].stones)
                for_neighbors(p, scene.board().size(), [&](Point q) {
                    if (is_stone(scene.board()[q]) && !stones_.contains(q))
                        visit(scene.chains().number_at(q));
                });
    }

    const PointSet& stones() const { return stones_; }
    /// Whose chains all take part.
    std::vector<std::size_t> dragons() const {
        std::vector<std::size_t> whole;
        for (const int chain : chains_) {
            const auto dragon = static_cast<std::size_t>(scene_.dragon_of[static_cast<std::size_t>(chain)]);
            if (chain == scene_.partition[dragon].front() && stones_.includes(scene_.dragons[dragon].stones))
                whole.push_back(dragon);
        }
        return whole;
    }

private:
    void visit(int number) {
        const Chain& chain = scene_.chains()[number];
        if (scene_.proved.alive[static_cast<std::size_t>(number)]) return;
        if (rooms_) {
            if (rooms_->contains(chain.stones.first())) add(number);
            return;
        }
        const bool is_short = chain.side == side_ && chain.liberties.count() <= short_of_liberties;
        if (is_short || is_in_doubt(scene_.at(chain.stones.first()))) add(number);
    }
    void add(int number) {
        chains_.push_back(number);
        stones_ |= scene_.chains()[number].stones;
    }

    const Scene& scene_;
    Color side_;
    std::vector<int> chains_;
    PointSet stones_;
    std::optional<PointSet> rooms_;
};

/// The board with everything beyond the ground settled: the friends that live, and the enemy's.
class WorstCase {
public:
    WorstCase(const Scene& scene, std::size_t dragon, bool alone)
        : scene_(scene), board_(scene.board()), ground_(board_.size()) {
        const Fighters fighters(scene, dragon, alone);
        if (fighters.stones().count() > most_worst_case_stones) return;
        const PointSet liberties = liberties_of(fighters.stones(), board_);
        if (liberties.count() > most_worst_case_empties) return;
        ground_ = fighters.stones() | liberties;
        fighters_ = fighters.dragons();
        const Color side = scene.dragons[dragon].side;
        for (const Point p : points_of(board_.size())) {
            if (ground_.contains(p)) continue;
            const bool friendly = board_[p] == side && !is_in_doubt(scene.at(p));
            board_[p] = friendly ? side : opponent(side);
        }
    }

    /// Dragons that take part; none where the fight is too large to be read.
    const std::vector<std::size_t>& fighters() const { return fighters_; }

    bool stands(std::size_t dragon, int boards) const {
        return stands_though_attacked(board_, fight_about(dragon), boards);
    }
    FightReading read(std::size_t dragon, int boards) const {
        return read_fight(board_, fight_about(dragon), boards);
    }

private:
    Fight fight_about(std::size_t dragon) const {
        const Dragon& asked = scene_.dragons[dragon];
        return {heart_of(asked.stones, scene_.board()), ground_,
                points_of_color(board_, asked.side) - ground_};
    }

    const Scene& scene_;
    std::vector<std::size_t> fighters_ = {};
    Board board_;
    PointSet ground_;
};

/// One a dragon, where there is something to say about it.
using Answers = std::vector<std::optional<FightReading>>;

bool is_taken(const std::optional<FightReading>& answer) {
    return answer && answer->defended_first == FightResult::taken;
}

/// Of the enemies of a dragon that stands, those that are taken whoever begins; and its friends among these
/// stand with it.
void add_others(Answers& answers, const Scene& scene, const WorstCase& worst, std::size_t dragon,
                int boards) {
    const auto open = [&](std::size_t other) { return !answers[other] && is_sampled(scene.dragons[other]); };
    const Color side = scene.dragons[dragon].side;
    for (const std::size_t rival : worst.fighters()) {
        if (scene.dragons[rival].side == side || !open(rival)) continue;
        const std::optional<FightReading> answer = worst.read(rival, boards);
        if (is_taken(answer)) answers[rival] = answer;
    }
    for (const std::size_t other : worst.fighters()) {
        if (scene.dragons[other].side != side || !open(other)) continue;
        const std::vector<std::size_t> captors = captors_of(scene, scene.dragons[other]);
        if (std::all_of(captors.begin(), captors.end(), [&](std::size_t c) { return is_taken(answers[c]); }))
            answers[other] = answers[dragon];
    }
}

/// True where the dragon stands.
bool answer_with(Answers& answers, const Scene& scene, std::size_t i, int boards, bool alone) {
    const WorstCase worst(scene, i, alone);
    if (worst.fighters().empty() || !worst.stands(i, boards)) return false;
    answers[i] = {FightResult::stands, FightResult::stands, {}, {}};
    add_others(answers, scene, worst, i, boards);
    return true;
}

}  // namespace

Evidence hear_worst_cases(const Scene& scene, int boards) {
    Answers answers(scene.dragons.size());
    for (std::size_t i = 0; boards > 0 && i < scene.dragons.size(); ++i) {
        if (answers[i] || !is_asked(scene.dragons[i])) continue;
        if (!answer_with(answers, scene, i, boards, false)) answer_with(answers, scene, i, boards, true);
    }
    Evidence evidence;
    for (std::size_t i = 0; i < scene.dragons.size(); ++i)
        if (answers[i]) evidence.push_back(as_stated(*answers[i], i, Witness::worst_case));
    return evidence;
}

}  // namespace goterr::life
