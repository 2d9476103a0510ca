/// `goterr gtp` and `goterr analysis`: sessions with a front end over two streams.
#pragma once

#include <iosfwd>

#include "goterr/protocol/analysis.hpp"
#include "goterr/protocol/gtp_session.hpp"

namespace goterr {

/// Until `quit` or the end of the input; every answer is flushed. Returns 0.
int run_gtp(GtpOptions options, std::istream& in, std::ostream& out);

struct AnalysisCommand {
    AnalysisProtocolOptions options;
    unsigned jobs = 0;  ///< threads; 0: as many as the machine has
};

/// Until the end of the input and of all work that was asked for; answers come as they are ready. Returns 0.
int run_analysis(const AnalysisCommand& command, std::istream& in, std::ostream& out);

}  // namespace goterr
