/// Text in the charsets that game records come in, by tables of goterr's own (data/charsets): GB18030 with
/// GBK and GB2312, Big5, Shift-JIS, EUC-KR with CP949, EUC-JP, and those of one byte a character: ISO 8859,
/// Windows, KOI8.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace goterr {

/// `bytes` in UTF-8; nothing where the charset is none of these or the bytes are not in it.
std::optional<std::string> utf8_by_tables(std::string_view bytes, std::string_view charset);

}  // namespace goterr
