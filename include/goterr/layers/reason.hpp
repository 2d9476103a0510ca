/// Why a dragon is judged as it is, in a few words with the numbers of its reason and nothing else.
#pragma once

#include <string>

#include "goterr/life/dragon.hpp"

namespace goterr {

/// Of a hundred games around it, those in which it stood.
long percent_kept(const Fate& fate);

/// `captured: D5 C5 B4`, `dead in 61 of 64 playouts`.
std::string reason_in_words(const Dragon& dragon);

}  // namespace goterr
