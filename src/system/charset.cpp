#include "goterr/system/charset.hpp"

#include <iconv.h>

namespace goterr {

std::optional<std::string> utf8_from(std::string_view bytes, const std::string& charset) {
    const iconv_t converter = iconv_open("UTF-8", charset.c_str());
    if (converter == reinterpret_cast<iconv_t>(-1)) return std::nullopt;
    std::string in(bytes), out(bytes.size() * 4 + 16, '\0');
    char* from = in.data();
    char* to = out.data();
    std::size_t left = in.size(), room = out.size();
    const bool whole = iconv(converter, &from, &left, &to, &room) != static_cast<std::size_t>(-1);
    iconv_close(converter);
    if (!whole) return std::nullopt;
    out.resize(out.size() - room);
    return out;
}

}  // namespace goterr
