/// Where the system converts nothing, or not what is linked into one file: by goterr's own tables.
#include "goterr/system/charset.hpp"

#include "charset_tables.hpp"

namespace goterr {

std::optional<std::string> utf8_from(std::string_view bytes, const std::string& charset) {
    return utf8_by_tables(bytes, charset);
}

}  // namespace goterr
