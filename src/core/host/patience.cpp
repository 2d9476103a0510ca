/// In WebAssembly, where whole workers are ended, nobody waits in a thread of his own.
#include "goterr/core/patience.hpp"

namespace goterr {

void ask_patience() {}

}  // namespace goterr
