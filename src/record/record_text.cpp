#include "record_text.hpp"

#include "goterr/record/text.hpp"

namespace goterr {
namespace {

/// ASCII characters with a NUL before (`nul` 0) or behind (`nul` 1) each: UTF-16 without a mark.
bool looks_wide(std::string_view bytes, std::size_t nul) {
    if (bytes.size() < 8) return false;
    for (std::size_t i = 0; i < 6; ++i)
        if ((bytes[i] == '\0') != (i % 2 == nul)) return false;
    return true;
}

}  // namespace

RecordText record_text(std::string_view bytes) {
    RecordText text;
    text.bytes = bytes;
    if (bytes.starts_with("\xef\xbb\xbf")) {
        text.odd.add(Odd::byte_order_mark, 0);
        text.begin = 3;
    } else if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff") || looks_wide(bytes, 0) ||
               looks_wide(bytes, 1)) {
        text.own = std::make_shared<const std::string>(to_utf8(bytes));
        text.odd.add(Odd::utf_16, 0);
    }
    return text;
}

}  // namespace goterr
