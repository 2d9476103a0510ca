/// `goterr explain` in words and as JSON: sentences a weaker player understands, with every number in them.
#pragma once

#include <string>
#include <vector>

#include "goterr/estimate/why.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// One thought a sentence, the most important first.
std::vector<std::string> explanation_sentences(const Why& why);

/// Lines of at most `width` columns; 0: as they come.
std::string render_explanation_text(const Why& why, const Provenance& from, int width = 0);
std::string render_explanation_json(const Why& why, const Provenance& from);

}  // namespace goterr
