/// Why a dragon is judged as it is, in sentences.
#pragma once

#include <string>
#include <vector>

#include "goterr/life/dragon.hpp"

namespace goterr {

/// The fate of the dragon that `point` belongs to, the argument that decided, the eyes.
std::vector<std::string> dragon_sentences(const Dragon& dragon, Point point);

}  // namespace goterr
