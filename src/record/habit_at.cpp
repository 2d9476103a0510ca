#include "goterr/record/habit_at.hpp"

namespace goterr {

CountHabit habit_at(const Game& game, int move) {
    CountHabit habit = game.info.count_habit;
    const bool ended = move == game.move_count();
    habit.stopped = ended && game.info.margin.has_value();
    if (!ended) habit.signs = {CountSign::play_goes_on};
    return habit;
}

}  // namespace goterr
