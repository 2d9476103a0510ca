/// Whose word counts.
#pragma once

#include <utility>

#include "scene.hpp"

namespace goterr::life {

/// The verdicts once `more` was stated too.
Verdicts settled(Verdicts verdicts, Evidence more);

/// The verdicts once each of the witnesses has seen what those before it settled.
template <typename... Witnesses>
Verdicts heard(const Findings& findings, Verdicts verdicts, const Witnesses&... witnesses) {
    const auto hear = [&](const auto& witness) {
        Evidence more = witness(Scene(findings, verdicts));
        verdicts = settled(std::move(verdicts), std::move(more));
    };
    (hear(witnesses), ...);
    return verdicts;
}

}  // namespace goterr::life
