/// A request whose open positions are judged by an engine, where one is asked for.
#pragma once

#include <memory>

#include "goterr/protocol/engine.hpp"
#include "goterr/request/position_request.hpp"

namespace goterr {

/// Null where there is to be none. Throws `EngineFailure`.
inline std::unique_ptr<Engine> started_engine(const EngineOptions& options) {
    return options.command.empty() ? nullptr : std::make_unique<Engine>(options);
}

/// The engine must live longer than what is made with the request.
inline PositionRequest advised(PositionRequest request, Engine* engine) {
    if (engine != nullptr) request.options.adviser = adviser_of(*engine);
    return request;
}

}  // namespace goterr
