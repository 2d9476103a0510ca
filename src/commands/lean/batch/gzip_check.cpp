/// Without libarchive nothing is unpacked, and nothing is there to be checked.
#include "../../batch/gzip_check.hpp"

namespace goterr {

bool gzip_checksums_fit(const ByteSource&) { return true; }

}  // namespace goterr
