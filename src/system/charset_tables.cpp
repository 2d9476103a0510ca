#include "charset_tables.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace goterr {

namespace {

/// Codes that follow one another, as UTF-8.
struct CodeRun {
    unsigned first;
    std::string_view characters;
};

struct SingleByteRun {
    std::string_view charset;
    unsigned first;
    std::string_view characters;
};

/// Codes of four bytes that follow one another, as places among all of them.
struct PlaceRun {
    unsigned place;
    char32_t first;
    unsigned count;
};

constexpr auto gb18030 = std::to_array<CodeRun>({
#include "charsets/gb18030.inc"
});
constexpr auto gb18030_ranges = std::to_array<PlaceRun>({
#include "charsets/gb18030_ranges.inc"
});
constexpr auto big5 = std::to_array<CodeRun>({
#include "charsets/big5.inc"
});
constexpr auto shift_jis = std::to_array<CodeRun>({
#include "charsets/shift_jis.inc"
});
constexpr auto euc_kr = std::to_array<CodeRun>({
#include "charsets/euc_kr.inc"
});
constexpr auto euc_jp = std::to_array<CodeRun>({
#include "charsets/euc_jp.inc"
});
constexpr auto single_bytes = std::to_array<SingleByteRun>({
#include "charsets/single_bytes.inc"
});

constexpr std::span<const CodeRun> none;

/// Names as `plain_name` has them, and the charset that holds all of theirs.
struct CharsetName {
    std::string_view name;
    std::span<const CodeRun> runs;
    std::string_view single;
};

constexpr auto names = std::to_array<CharsetName>({
    {"gb18030", gb18030, {}},     {"gbk", gb18030, {}},          {"gb2312", gb18030, {}},
    {"gb231280", gb18030, {}},    {"euccn", gb18030, {}},        {"cp936", gb18030, {}},
    {"big5", big5, {}},           {"big5eten", big5, {}},        {"cnbig5", big5, {}},
    {"cp950", big5, {}},          {"shiftjis", shift_jis, {}},   {"sjis", shift_jis, {}},
    {"xsjis", shift_jis, {}},     {"mskanji", shift_jis, {}},    {"cp932", shift_jis, {}},
    {"cp31j", shift_jis, {}},     {"euckr", euc_kr, {}},         {"cp949", euc_kr, {}},
    {"uhc", euc_kr, {}},          {"ksc5601", euc_kr, {}},       {"ksc56011987", euc_kr, {}},
    {"eucjp", euc_jp, {}},        {"ujis", euc_jp, {}},          {"latin1", none, "iso88591"},
    {"latin2", none, "iso88592"}, {"latin9", none, "iso885915"}, {"tis620", none, "cp874"},
});

/// Without anything but letters and digits, in small letters; Microsoft's code pages have names of others,
/// too.
std::string plain_name(std::string_view charset) {
    std::string name;
    for (const char c : charset) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9')) name += small;
    }
    for (const std::string_view maker : {"windows", "ms"})
        if (name.starts_with(maker) && name.find_first_of("0123456789") == maker.size())
            name.replace(0, maker.size(), "cp");
    return name;
}

constexpr unsigned char byte_at(std::string_view text, std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

std::size_t length_of_character(unsigned char first) {
    return first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/// The character behind so many others.
std::string_view character_in(std::string_view characters, unsigned skipped) {
    for (; skipped > 0 && !characters.empty(); --skipped)
        characters.remove_prefix(length_of_character(byte_at(characters, 0)));
    return characters.empty() ? characters
                              : characters.substr(0, length_of_character(byte_at(characters, 0)));
}

struct Charset {
    std::span<const CodeRun> runs;  ///< by their codes
    std::string_view single;        ///< the name of one of one byte a character
    bool fours = false;             ///< with codes of four bytes
};

std::optional<Charset> charset_of(std::string_view name) {
    const std::string plain = plain_name(name);
    const auto* const known = std::find_if(
        names.begin(), names.end(), [&](const CharsetName& known_name) { return known_name.name == plain; });
    if (known != names.end()) return Charset{known->runs, known->single, plain == "gb18030"};
    const auto* const single = std::find_if(single_bytes.begin(), single_bytes.end(),
                                            [&](const SingleByteRun& run) { return run.charset == plain; });
    return single != single_bytes.end() ? std::optional(Charset{none, single->charset}) : std::nullopt;
}

/// The character with a code of one or two bytes; empty where there is none.
std::string_view character_of(unsigned code, const Charset& charset) {
    const auto after = std::upper_bound(charset.runs.begin(), charset.runs.end(), code,
                                        [](unsigned c, const CodeRun& run) { return c < run.first; });
    if (after != charset.runs.begin())
        return character_in((after - 1)->characters, code - (after - 1)->first);
    std::string_view found;
    for (const SingleByteRun& run : single_bytes)
        if (found.empty() && run.charset == charset.single && run.first <= code)
            found = character_in(run.characters, code - run.first);
    return found;
}

void append(std::string& text, char32_t code) {
    const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((code >> shift) & 0x3f)); };
    if (code < 0x800) {
        text += static_cast<char>(0xc0 | (code >> 6));
    } else if (code < 0x10000) {
        text += static_cast<char>(0xe0 | (code >> 12));
        tail(6);
    } else {
        text += static_cast<char>(0xf0 | (code >> 18));
        tail(12);
        tail(6);
    }
    tail(0);
}

constexpr unsigned first_beyond_16_bits = 189'000;  // the place of 90308130, which is U+10000
constexpr char32_t last_character = 0x10ffff;

/// The character of four bytes of GB18030; 0 where there is none.
char32_t character_of_four(std::string_view bytes) {
    constexpr std::array<unsigned, 4> low{0x81, 0x30, 0x81, 0x30}, high{0xfe, 0x39, 0xfe, 0x39};
    unsigned place = 0;
    for (std::size_t i = 0; i < low.size(); ++i) {
        const unsigned byte = byte_at(bytes, i);
        if (byte < low[i] || byte > high[i]) return 0;
        place = place * (high[i] - low[i] + 1) + byte - low[i];
    }
    if (place >= first_beyond_16_bits) {
        const char32_t character = 0x10000 + (place - first_beyond_16_bits);
        return character <= last_character ? character : 0;
    }
    const auto* const after = std::upper_bound(gb18030_ranges.begin(), gb18030_ranges.end(), place,
                                               [](unsigned p, const PlaceRun& run) { return p < run.place; });
    if (after == gb18030_ranges.begin()) return 0;
    const PlaceRun& run = *(after - 1);
    return place - run.place < run.count ? run.first + (place - run.place) : 0;
}

/// How many bytes at the front were appended as one character; 0: they are none.
std::size_t take_character(std::string& text, std::string_view bytes, const Charset& charset) {
    const unsigned first = byte_at(bytes, 0);
    if (first < 0x80) return text += bytes.front(), 1;
    const std::string_view two =
        bytes.size() > 1 ? character_of(first << 8 | byte_at(bytes, 1), charset) : std::string_view();
    const std::string_view one = two.empty() ? character_of(first, charset) : two;
    text += one;
    if (!one.empty()) return two.empty() ? 1 : 2;
    const char32_t character = charset.fours && bytes.size() >= 4 ? character_of_four(bytes.substr(0, 4)) : 0;
    if (character != 0) append(text, character);
    return character != 0 ? 4 : 0;
}

}  // namespace

std::optional<std::string> utf8_by_tables(std::string_view bytes, std::string_view name) {
    const std::optional<Charset> charset = charset_of(name);
    if (!charset) return std::nullopt;
    std::string text;
    while (!bytes.empty()) {
        const std::size_t taken = take_character(text, bytes, *charset);
        if (taken == 0) return std::nullopt;
        bytes.remove_prefix(taken);
    }
    return text;
}

}  // namespace goterr
