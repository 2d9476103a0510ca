/// Whether the checksums of a gzip file fit its bytes. libarchive unpacks such files and leaves them
/// unchecked.
///
/// RFC 1952: behind the bytes of each member stand their CRC-32 and their length.
#pragma once

#include "unit.hpp"

namespace goterr {

/// The bytes are those of a whole file that could be unpacked. Other files than gzip have nothing to check
/// and are good.
bool gzip_checksums_fit(const ByteSource& compressed);

}  // namespace goterr
