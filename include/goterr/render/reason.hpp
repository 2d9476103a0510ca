/// Why a dragon is judged as it is, in sentences.
#pragma once

#include <string>
#include <vector>

#include "goterr/life/dragon.hpp"

namespace goterr {

enum class DragonEyes { looked_at, unknown };

/// The fate of the dragon that `point` belongs to, the argument that decided, and the eyes where somebody
/// looked for them.
std::vector<std::string> dragon_sentences(const Dragon& dragon, Point point,
                                          DragonEyes eyes = DragonEyes::looked_at);

}  // namespace goterr
