/// The estimates along a game, as a graph or a report asks for them.
///
/// A few positions are worked out at a time, on several threads, and handed on in the order of the game: what
/// is not kept takes no memory, however long the game is. The order of the threads changes nothing in the
/// result.
#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string_view>

#include "goterr/commands/graph_command.hpp"

namespace goterr {

struct EstimatedPosition {
    Prepared prepared;
    Estimate estimate;
    CurvePoint seen_quickly = {};  ///< what turning points are told by
};

/// Who looks at the positions. Either may be absent.
struct AlongGame {
    /// Before the first: how many there are. What it throws comes out.
    std::function<void(std::size_t positions, BoardSize size)> begin = {};
    /// Each in its turn, with the curve that ends in it.
    std::function<void(const ScoreCurve& curve, EstimatedPosition position)> take = {};
    /// Moves before it are passed over, and warnings about the record: whoever asks has seen them.
    int first = 0;
    /// Whether turning points are wanted.
    bool turns = true;
    /// The line, where whoever asks has read it already.
    std::optional<Game> game = {};
};

/// A progress bar and warnings go to `err`. Throws `ParseError` and `Error`, and `Interrupted` where a signal
/// asked for an end.
GameGraph graph_along(std::string_view bytes, const GraphCommand& command, const AlongGame& along,
                      std::ostream& err);

}  // namespace goterr
