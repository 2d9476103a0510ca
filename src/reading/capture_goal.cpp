#include "capture_goal.hpp"

#include <algorithm>
#include <array>

#include "thresholds.hpp"

namespace goterr::reading {
namespace {

// How far from its end the attack is thought to be: by the chain's liberties where the attacker or the
// defender is to move, and by the liberties the defender's best move would leave it with.
constexpr std::array<std::uint32_t, Liberties::most + 1> attacker_to_move{0, 0, 2, 6, 14, 30};
constexpr std::array<std::uint32_t, Liberties::most + 1> defender_to_move{0, 1, 4, 10, 22, 40};
constexpr std::array<std::uint32_t, 9> for_prospect{0, 0, 2, 5, 9, 14, 20, 25, 30};

/// Chains with at most so many liberties are worth moves against them or for them.
struct Weak {
    int captors;
    int friends;  ///< chains of the owner's that share a liberty with the target
    int enemies;  ///< of the attacker's that touch one
};
constexpr Weak for_first_attack{3, 4, 3};
constexpr Weak for_attack{2, 2, 2};
constexpr Weak for_defense{4, 4, 2};
constexpr Weak for_defense_in_atari{1, 0, 0};
constexpr Weak for_usual_defense{2, 2, 1};

/// Calls `visit` with one stone of every chain of `side` next to the chain at `stone`.
template <typename Visit>
void each_neighbor(const ReadingBoard& board, Cell stone, Color side, Visit visit) {
    std::array<Cell, 48> stones{};
    std::size_t count = 0;
    for (const Cell own : board.chain(stone))
        for (const Cell step : board.steps())
            if (board.at(own + step) == side && count < stones.size()) stones[count++] = own + step;
    std::size_t chains = 0;
    const std::uint32_t start = board.moment();
    for (std::size_t i = 0; i < count; ++i) {
        if (board.met_since(start, stones[i])) continue;
        board.chain(stones[i]);
        stones[chains++] = stones[i];
    }
    for (std::size_t i = 0; i < chains; ++i) visit(stones[i]);
}

/// The moves of both sides about one chain.
class CaptureMoves {
public:
    CaptureMoves(const ReadingBoard& board, Cell target, Candidates& moves)
        : board_(board),
          target_(target),
          owner_(board.at(target)),
          moves_(moves),
          liberties_(board.liberties(target, Liberties::most)) {}

    void attack(int ply, bool thorough) {
        play_on_liberties();
        if (liberties_.count() == 1) return thorough ? shut_in() : void();
        const bool wide = liberties_.count() == 2 || ply < wide_plies;
        look_around(ply < wide_plies ? for_first_attack : for_attack, 30, wide ? 1 : 2);
        moves_.sort();
    }

    /// The first move of all, which may come from further away.
    void defend_first() {
        defend(Defense::every, true);
        for (const Cell liberty : liberties_)
            for (const Cell step : board_.steps())
                if (board_.at(liberty + step) == owner_ && !is_target(liberty + step)) guard(liberty + step);
    }

    void defend(Defense defense, bool thorough) {
        play_on_liberties();
        if (liberties_.count() == 1) {
            look_around(for_defense_in_atari, 60, 1);
            if (thorough) offer_snapback();
        } else {
            moves_.add(nowhere, worth_of_pass);
            const bool every = defense == Defense::every;
            look_around(every ? for_defense : for_usual_defense, 60, every ? 1 : 2);
        }
        moves_.sort();
    }

private:
    void play_on_liberties() {
        for (const Cell liberty : liberties_) moves_.add(liberty, 40 + board_.room_at(liberty, owner_));
    }

    /// Moves about the captors, and on points next to at least `touching` liberties and about the chains
    /// there.
    void look_around(const Weak& weak, int worth_of_captors, int touching) {
        each_neighbor(board_, target_, opponent(owner_),
                      [&](Cell captor) { about_chain(captor, weak.captors, worth_of_captors); });
        if (weak.friends == 0) return;
        for (const Cell liberty : liberties_)
            for (const Cell step : board_.steps()) {
                const Cell near = liberty + step;
                const Color color = board_.at(near);
                if (color == Color::empty)
                    step_beside(near, touching);
                else if (color != border && !is_target(near))
                    about_chain(near, color == owner_ ? weak.friends : weak.enemies, 40);
            }
    }

    /// A lone stone whose taker could be taken back has friends around its last liberty: without theirs it
    /// cannot join them.
    void shut_in() {
        if (board_.chain(target_).size() > 1) return;
        for (const Cell step : board_.steps()) {
            const Cell near = liberties_[0] + step;
            const Color color = board_.at(near);
            if (color == opponent(owner_) || color == Color::empty) return;
        }
        for (const Cell step : board_.steps()) {
            const Cell near = liberties_[0] + step;
            if (board_.at(near) == owner_ && !is_target(near)) about_chain(near, for_attack.friends, 30);
        }
        moves_.sort();
    }

    /// A lone stone in atari: who takes it with his last liberty but one is taken himself.
    void offer_snapback() {
        if (board_.chain(target_).size() > 1) return;
        each_neighbor(board_, target_, opponent(owner_), [&](Cell captor) {
            const Liberties own = board_.liberties(captor, 3);
            if (own.count() > 2 || !own.contains(liberties_[0])) return;
            for (const Cell liberty : own) moves_.add(liberty, 30);
        });
    }

    void step_beside(Cell cell, int touching) {
        int touched = 0;
        for (const Cell step : board_.steps()) touched += liberties_.contains(cell + step) ? 1 : 0;
        if (touched >= touching) moves_.add(cell, 10 + 5 * touched);
    }

    /// The liberties of a chain that has at most `most`, and those of stones around it that are in atari: to
    /// take it or to keep it.
    void about_chain(Cell stone, int most, int worth) {
        const Liberties liberties = board_.liberties(stone, most + 1);
        if (liberties.count() > most) return;
        for (const Cell liberty : liberties) moves_.add(liberty, worth - 10 * liberties.count());
        if (most == 1) return;
        each_neighbor(board_, stone, opponent(board_.at(stone)), [&](Cell near) {
            const Liberties last = board_.liberties(near, 2);
            if (last.count() == 1 && !is_target(near)) moves_.add(last[0], worth - 30);
        });
    }

    /// Points beside the liberties of a friend: he is not cut off where the stone that cuts is taken.
    void guard(Cell friendly) {
        const Liberties own = board_.liberties(friendly, for_defense.friends + 1);
        if (own.count() > for_defense.friends) return;
        for (const Cell liberty : own)
            for (const Cell step : board_.steps())
                if (board_.is_empty(liberty + step)) moves_.add(liberty + step, 0);
    }

    bool is_target(Cell stone) const {
        return board_.at(stone) == owner_ && board_.same_chain(target_, stone);
    }

    const ReadingBoard& board_;
    Cell target_;
    Color owner_;
    Candidates& moves_;
    Liberties liberties_;
};

/// The liberties that a stone of the owner's on `liberty` would add.
int room_beyond(const ReadingBoard& board, Cell liberty, const Liberties& liberties, Color owner) {
    int room = 0;
    for (const Cell step : board.steps()) {
        const Cell near = liberty + step;
        if (board.is_empty(near))
            room += liberties.contains(near) ? 0 : 1;
        else if (board.at(near) == opponent(owner))
            room += board.liberties(near, 2).count() == 1 ? 1 : 0;
    }
    return room;
}

/// How many liberties the chain comes to have if its owner plays on the best one, or, where the attacker
/// takes that first, on the second best.
std::size_t prospect(const ReadingBoard& board, const Liberties& liberties, Color owner,
                     bool attacker_first) {
    int best = 0, second = 0;
    for (const Cell liberty : liberties) {
        const int room = room_beyond(board, liberty, liberties, owner);
        second = std::max(second, std::min(best, room));
        best = std::max(best, room);
    }
    const int left = attacker_first ? liberties.count() - 2 + second : liberties.count() - 1 + best;
    return static_cast<std::size_t>(std::clamp(left, 0, static_cast<int>(for_prospect.size()) - 1));
}

/// Whether the stones that just took the lone stone at `taken` can be taken back at once.
bool is_snapback(const ReadingBoard& board, Cell taken, Color attacker) {
    for (const Cell step : board.steps()) {
        if (board.at(taken + step) != attacker || board.liberties(taken + step, 2).count() > 1) continue;
        if (board.chain(taken + step).size() > 1) return true;
    }
    return false;
}

struct Capturing {
    const ReadingBoard& board;
    CaptureQuestion asked;
    Color attacker;

    Judged judge(Color mover) const {
        if (board.is_empty(asked.target)) {
            if (is_snapback(board, asked.target, attacker)) return {};
            return {shown_to_work, board.ko() != nowhere};
        }
        const bool attacking = mover == attacker;
        const Liberties liberties = board.liberties(asked.target, asked.enough);
        const auto count = static_cast<std::size_t>(liberties.count());
        if (attacking && liberties.count() >= asked.enough) return {shown_to_fail};
        const std::size_t hoped = prospect(board, liberties, opponent(attacker), attacking);
        if (!attacking && hoped >= static_cast<std::size_t>(asked.enough)) return {shown_to_fail};
        const std::uint32_t to_prospect = for_prospect[hoped];
        if (!attacking) return {{defender_to_move[count] + to_prospect, 1}};
        if (count > 1) return {{attacker_to_move[count] + to_prospect, 1}};
        return {{1, board.ko() == liberties[0] ? 2u : 4u}};
    }

    void propose(Color mover, int ply, Candidates& moves) const {
        if (board.is_empty(asked.target)) return moves.add(asked.target, 0);
        CaptureMoves about(board, asked.target, moves);
        if (mover == attacker) return about.attack(ply, asked.thorough);
        if (ply == 0 && asked.thorough)
            about.defend_first();
        else
            about.defend(ply < first_answers ? Defense::every : asked.defense, asked.thorough);
        if (ply < asked.complete_plies) moves.add(nowhere, 0);
    }

    /// The chain's liberties, and those of captors that might be taken.
    void rests_on(std::vector<Cell>& cells) const {
        constexpr int safe = 4;
        if (board.is_empty(asked.target)) return;
        const Liberties liberties = board.liberties(asked.target, Liberties::most);
        cells.assign(liberties.begin(), liberties.end());
        each_neighbor(board, asked.target, attacker, [&](Cell captor) {
            const Liberties own = board.liberties(captor, safe);
            if (own.count() < safe) cells.insert(cells.end(), own.begin(), own.end());
        });
    }
};

}  // namespace

Goal capture_goal(const ReadingBoard& board, const CaptureQuestion& question) {
    const Capturing goal{board, question, opponent(board.at(question.target))};
    return {goal.attacker,
            [goal](Color mover) { return goal.judge(mover); },
            [goal](Color mover, int ply, Candidates& moves) { goal.propose(mover, ply, moves); },
            question.target,
            [goal](std::vector<Cell>& cells) { goal.rests_on(cells); },
            question.complete_plies};
}

}  // namespace goterr::reading
