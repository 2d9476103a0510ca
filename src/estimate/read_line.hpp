/// What a side has by beginning: a line over the open areas, to the end of the board where that could be
/// played, and what passing or the button change about it.
#pragma once

#include <optional>
#include <vector>

#include "goterr/counting/rational.hpp"
#include "goterr/estimate/endgame.hpp"

namespace goterr {

/// A line over what is open, and with what follows to the end of the board where that could be played.
struct ReadLine {
    EndgameLine open;
    std::optional<EndgameLine> to_the_end = {};

    EndgameLine& line() { return to_the_end ? *to_the_end : open; }
};

/// Puts the moves before those of the line.
void begin_with(const std::vector<LastMove>& moves, EndgameLine& line);

/// Who plays first once nothing is left takes the button.
void take_button(ReadLine& read, Color first);

/// Who moves first may pass, so that it is never worse. Where lines say that it is, who passes has what the
/// other side's line says, and true is returned; `largest`: what the largest play that is left gains.
bool let_pass(ReadLine& black, ReadLine& white, Rational largest);

}  // namespace goterr
