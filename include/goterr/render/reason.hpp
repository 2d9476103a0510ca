/// Why a dragon is judged as it is: in a few words with the numbers of its reason and nothing else, or in
/// sentences.
#pragma once

#include <string>
#include <vector>

#include "goterr/life/dragon.hpp"

namespace goterr {

/// `captured: D5 C5 B4`, `dead in 61 of 64 playouts`.
std::string reason_in_words(const Dragon& dragon);

/// The fate of the dragon that `point` belongs to, the argument that decided, the eyes.
std::vector<std::string> dragon_sentences(const Dragon& dragon, Point point);

}  // namespace goterr
