#include <algorithm>
#include <array>

#include "charset.hpp"
#include "goterr/core/utf8.hpp"
#include "goterr/system/charset.hpp"

namespace goterr {
namespace {

/// What records are full of: Go's own words, the calendar, family names of players.
constexpr std::string_view simplified_hanzi =
    "的一是不了在有中国日本韩围棋黑白先后手胜负目半盘段赛杯决战局第届年月日业余职名人王李张陈刘周林吴赵孙朱胡"
    "郭何高罗梁宋"
    "郑谢唐冯于董程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆孔崔康毛邱秦"
    "江史顾侯邵孟龙万"
    "段雷钱汤尹黎易常武乔贺赖龚文古力柯洁昊马晓春洗河薰铉昌镐聂卫平俞斌时越睿羊朴廷桓毅芈昱蕴若维杰党轩连笑檀"
    "啸辜梓豪"
    "大小上下三四五六七八九十二北京上海";
constexpr std::string_view traditional =
    "的一是不了在有中國日本韓圍棋黑白先後手勝負目半盤段賽杯決戰局第屆年月日業餘職名人王李張陳劉周林吳趙孫朱胡"
    "郭何高羅梁宋"
    "鄭謝唐馮于董程曹袁鄧許傅沈曾彭呂蘇盧蔣蔡賈丁魏薛葉閻潘杜戴夏鍾汪田任姜范方石姚譚廖鄒熊金陸孔崔康毛邱秦江"
    "史顧侯邵孟龍萬"
    "雷錢湯尹黎易常武喬賀賴龔文古力大小上下三四五六七八九十二臺灣台北對紅";
constexpr std::string_view japanese =
    "のはをにでとがもしたてるいなこれ本因坊名人棋聖王座天元碁戦段黒白先番手勝目半中押年月日第局回期決大小田中"
    "山木藤井上野"
    "村高橋林石川島崎原武宮加依";
constexpr std::string_view korean =
    "김이박최정강조윤장임한오서신권황안송류홍전고문양손배백허유남심노하곽성차주우구민나진지엄채원천방공현은는"
    "을를의에가"
    "다국수기배대회승패흑집바둑년월일단급제결세돌창호훈철반전초속선";

/// A charset, what is common in its language, and a script that is written in no other: its first and last
/// character.
struct Candidate {
    const char* charset;
    std::string_view common;
    char32_t own_first, own_last;
};
constexpr std::array candidates{
    Candidate{"GB18030", simplified_hanzi, 1, 0}, Candidate{"Big5", traditional, 1, 0},
    Candidate{"Shift_JIS", japanese, 0x3041, 0x30fe}, Candidate{"EUC-JP", japanese, 0x3041, 0x30fe},
    Candidate{"CP949", korean, 1, 0}};

bool is_high(char byte) { return static_cast<unsigned char>(byte) >= 0x80; }

/// The words beyond ASCII with as much as may belong to their last characters, so that nothing else counts.
std::string foreign_words(std::string_view bytes) {
    std::string words;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (!is_high(bytes[at])) continue;
        const std::size_t begin = at;
        while (at < bytes.size() && is_high(bytes[at])) ++at;
        words.append(bytes.substr(begin, at - begin));
        if ((at - begin) % 2 == 1 && at < bytes.size()) words += bytes[at];
        words += ' ';
    }
    return words;
}

/// How much of a text is what its language has in records, 0..1: half of all characters are beyond any
/// other's reach.
double plausibility(std::string_view text, const Candidate& candidate) {
    int characters = 0, common = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = std::max<std::size_t>(utf8_length(text.substr(at)), 1);
        const std::string_view character = text.substr(at, length);
        at += length;
        if (length == 1) continue;
        ++characters;
        const char32_t code = utf8_character(character);
        const bool is_own = code >= candidate.own_first && code <= candidate.own_last;
        common += is_own || candidate.common.find(character) != std::string_view::npos;
    }
    return characters == 0 ? 0 : static_cast<double>(common) / characters;
}

/// Single letters with accents stand among others; characters of two bytes are pairs of high bytes, most of
/// them.
bool is_in_pairs(std::string_view bytes) {
    std::size_t high = 0, paired = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::size_t run = 0;
        while (at < bytes.size() && is_high(bytes[at])) ++at, ++run;
        high += run;
        if (run % 2 == 0) paired += run;
    }
    return 10 * paired >= 8 * high;
}

/// UTF-8 in which some bytes were lost, as by a program that put `?` for what it did not know.
bool is_mostly_utf8(std::string_view bytes) {
    std::size_t high = 0, whole = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (!is_high(bytes[at])) continue;
        const std::size_t length = utf8_length(bytes.substr(at));
        high += length > 0 ? length : 1;
        whole += length;
        if (length > 0) at += length - 1;
    }
    return 10 * whole >= 7 * high;
}

/// A twentieth of all characters is common by chance: 60 of 1,000 in texts of other charsets.
constexpr double least_plausible = 0.15;

}  // namespace

std::string guessed_charset(std::string_view bytes) {
    constexpr std::size_t most_looked_at = 20'000;
    bytes = bytes.substr(0, most_looked_at);
    if (std::none_of(bytes.begin(), bytes.end(), is_high)) return {};
    if (is_mostly_utf8(bytes)) return "UTF-8";
    const std::string words = foreign_words(bytes);
    std::string best;
    double most = least_plausible;
    for (const Candidate& candidate : candidates) {
        const auto text = utf8_from(words, candidate.charset);
        const double plausible = text ? plausibility(*text, candidate) : 0;
        if (plausible <= most) continue;
        most = plausible;
        best = candidate.charset;
    }
    if (best.empty() && is_in_pairs(bytes) && utf8_from(words, "GB18030")) best = "GB18030";
    return best;
}

}  // namespace goterr
