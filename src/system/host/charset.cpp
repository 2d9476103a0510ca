/// In a browser or Node: text is decoded by the host's TextDecoder, which knows every charset of the web.
#include "goterr/system/charset.hpp"

namespace goterr {

extern "C" {
/// The length of the text in UTF-8, or -1 where the host cannot decode it; nothing is written beyond `room`.
[[clang::import_module("goterr"), clang::import_name("decode")]] int goterr_host_decode(
    const char* charset, std::size_t charset_size, const char* bytes, std::size_t size, char* text,
    std::size_t room);
}

std::optional<std::string> utf8_from(std::string_view bytes, const std::string& charset) {
    std::string text(bytes.size() * 4 + 16, '\0');
    const int length = goterr_host_decode(charset.data(), charset.size(), bytes.data(), bytes.size(),
                                          text.data(), text.size());
    if (length < 0 || static_cast<std::size_t>(length) > text.size()) return std::nullopt;
    text.resize(static_cast<std::size_t>(length));
    return text;
}

}  // namespace goterr
