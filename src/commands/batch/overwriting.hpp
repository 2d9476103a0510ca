/// Results are never written over what they are made from.
#pragma once

#include <string>

namespace goterr {

struct BatchCommand;
struct Unit;

/// Throws `WrongUse` where the output is the input, under whatever name.
void refuse_overwriting(const std::string& output, const std::string& input);

/// The same of a file that was found in a directory; one that holds no game is no input.
void refuse_overwriting(const std::string& output, const Unit& file);

/// The same of all that a batch writes.
void refuse_overwriting(const BatchCommand& command, const std::string& input);

/// Also where it is one of the files below the command's directories or in its list, and where two results
/// are to be one file.
void refuse_overwriting(const BatchCommand& command);

}  // namespace goterr
