#include "record_text.hpp"

#include "goterr/record/text.hpp"

namespace goterr {

RecordText record_text(std::string_view bytes) {
    RecordText text;
    text.bytes = bytes;
    if (bytes.starts_with("\xef\xbb\xbf")) {
        text.odd.add(Odd::byte_order_mark, 0);
        text.begin = 3;
    } else if (is_utf16(bytes)) {
        text.own = std::make_shared<const std::string>(to_utf8(bytes));
        text.odd.add(Odd::utf_16, 0);
    }
    return text;
}

}  // namespace goterr
