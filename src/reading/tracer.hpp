/// Writes a search's steps into a trace, where there is one.
#pragma once

#include "goterr/reading/trace.hpp"
#include "reading_board.hpp"

namespace goterr::reading {

class Tracer {
public:
    Tracer(const ReadingBoard& board, Trace* trace) : board_(board), trace_(trace) {}

    /// The number of the step, for `leave`.
    std::size_t enter(int depth, Cell move, Color side, StillToShow before) {
        if (trace_ == nullptr) return 0;
        if (trace_->steps.size() >= trace_->most) {
            ++trace_->left_out;
            return trace_->most;
        }
        const auto point = move == nowhere ? std::nullopt : std::optional(board_.point(move));
        trace_->steps.push_back({depth, point, side, before, {}, 0});
        return trace_->steps.size() - 1;
    }

    void leave(std::size_t step, StillToShow after, int boards) {
        if (trace_ == nullptr || step >= trace_->steps.size()) return;
        trace_->steps[step].after = after;
        trace_->steps[step].boards = boards;
    }

private:
    const ReadingBoard& board_;
    Trace* trace_;
};

}  // namespace goterr::reading
