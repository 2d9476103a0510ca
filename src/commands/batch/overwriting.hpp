/// Results are never written over what they are made from.
#pragma once

#include <string>

namespace goterr {

struct BatchCommand;

/// Throws `WrongUse` where the output is the input, under whatever name.
void refuse_overwriting(const std::string& output, const std::string& input);

/// Also where it is one of the files below the command's directories or in its list.
void refuse_overwriting(const BatchCommand& command);

}  // namespace goterr
