/// The few words and numbers that every renderer says alike.
#pragma once

#include <string>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// `Black is 3.5 points ahead`, `Both sides are equal`.
std::string lead_sentence(double lead);

/// `after move 253, japanese rules, komi 6.5`, and the recorded result where there is one.
std::string circumstances(const Estimate& estimate, const Provenance& provenance);

}  // namespace goterr
