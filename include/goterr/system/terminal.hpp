/// Standard input, output and error, and the terminal or machine behind them.
#pragma once

#include <string>

namespace goterr {

enum class Stream { input, output, error };

bool is_terminal(Stream stream);

/// Columns of the terminal that the stream is; 0 where it is none.
int terminal_columns(Stream stream = Stream::output);

/// Keeps the numbers 0 to 2 of closed streams from the files that are opened later; what is read from or
/// written to such a stream fails as before. Where the system tells text from bytes, the streams carry bytes.
void prepare_standard_streams();

/// The processor as Linux names it, else the kind of machine.
std::string machine_name();

}  // namespace goterr
