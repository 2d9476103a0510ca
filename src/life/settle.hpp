/// Whose word counts.
#pragma once

#include "goterr/life/judge.hpp"

namespace goterr::life {

/// The verdicts once `more` was stated too.
Verdicts settled(Verdicts verdicts, Evidence more);

}  // namespace goterr::life
