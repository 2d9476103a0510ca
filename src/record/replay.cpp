#include <algorithm>
#include <limits>

#include "goterr/record/game.hpp"
#include "goterr/record/games.hpp"
#include "step.hpp"

namespace goterr {
namespace {

/// Goes through the steps of a game and stops wherever it is asked to.
class Replay {
public:
    explicit Replay(const Game& game) : game_(game), board_(game.info.size) {
        board_.set_prisoners(game.info.prisoners);
    }

    /// Plays on up to and with move number `moves` and the setup behind it.
    void go_to(int moves) {
        for (; at_ < game_.steps.size(); ++at_) {
            const Step& step = game_.steps[at_];
            if (is_turn(step) && moves_ == moves) return;
            take(step);
        }
    }

    int moves() const { return moves_; }

    ReplayedPosition position() {
        Position position = board_.position();
        if (!told_ && moves_ == 0) position.to_move = first_to_move();
        if (black_set_up_ || white_set_up_) position = captured(std::move(position));
        const bool moved = last_turn_ && last_turn_->kind == Step::Kind::move;
        return {std::move(position), moves_, moved ? std::optional(last_turn_->point) : std::nullopt};
    }

private:
    void take(const Step& step) {
        goterr::take(step, board_);
        if (is_turn(step)) {
            ++moves_;
            last_turn_ = &step;
        } else if (step.kind == Step::Kind::to_move) {
            told_ = true;
        } else if (step.kind == Step::Kind::setup) {
            black_set_up_ = black_set_up_ || step.color == Color::black;
            white_set_up_ = white_set_up_ || step.color == Color::white;
        }
    }

    /// Before any move: who moves first in the record, else white after black handicap stones alone.
    Color first_to_move() const {
        const auto first = std::find_if(game_.steps.begin(), game_.steps.end(), is_turn);
        if (first != game_.steps.end()) return first->color;
        return black_set_up_ && !white_set_up_ ? Color::white : Color::black;
    }

    const Game& game_;
    FastBoard board_;
    std::size_t at_ = 0;
    int moves_ = 0;
    const Step* last_turn_ = nullptr;
    bool told_ = false;
    bool black_set_up_ = false;
    bool white_set_up_ = false;
};

}  // namespace

std::vector<Step> setup_of(const Board& board) {
    std::vector<Step> steps;
    for (const Point p : points_of(board.size()))
        if (is_stone(board[p])) steps.push_back({Step::Kind::setup, board[p], p});
    return steps;
}

int Game::move_count() const { return static_cast<int>(std::count_if(steps.begin(), steps.end(), is_turn)); }

bool Game::is_set_up() const {
    const auto stands = [](const Step& step) {
        return step.kind == Step::Kind::setup && is_stone(step.color);
    };
    return move_count() == 0 && std::any_of(steps.begin(), steps.end(), stands);
}

CountHabit habit_at(const Game& game, int move) {
    CountHabit habit = game.info.count_habit;
    const bool ended = move == game.move_count();
    habit.stopped = ended && game.info.margin.has_value();
    if (!ended) habit.signs = {CountSign::play_goes_on};
    return habit;
}

ReplayedPosition replay(const Game& game, std::optional<int> moves) {
    if (game.end && (!moves || *moves >= game.end->move)) return *game.end;
    Replay replay(game);
    replay.go_to(moves ? std::max(0, *moves) : std::numeric_limits<int>::max());
    return replay.position();
}

void replay_each(const Game& game, const std::vector<int>& moves,
                 const std::function<bool(ReplayedPosition)>& visit) {
    Replay replay(game);
    for (const int wanted : moves) {
        replay.go_to(wanted);
        if (replay.moves() != wanted || !visit(replay.position())) return;
    }
}

}  // namespace goterr
