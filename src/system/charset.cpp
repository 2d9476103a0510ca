#include "goterr/system/charset.hpp"

#include <iconv.h>
#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace goterr {
namespace {

/// The converters of one thread, kept: to open one loads a table of up to a megabyte, and a guess asks for
/// several.
class Converters {
public:
    Converters() = default;
    Converters(const Converters&) = delete;
    Converters& operator=(const Converters&) = delete;
    ~Converters() {
        for (const auto& [charset, converter] : open_) iconv_close(converter);
    }

    /// In its first state; nothing where the system knows no such charset.
    std::optional<iconv_t> from(const std::string& charset) {
        const auto place =
            std::find_if(open_.begin(), open_.end(), [&](const auto& one) { return one.first == charset; });
        if (place != open_.end()) {
            iconv(place->second, nullptr, nullptr, nullptr, nullptr);
            return place->second;
        }
        const iconv_t converter = iconv_open("UTF-8", charset.c_str());
        if (reinterpret_cast<std::intptr_t>(converter) == -1) return std::nullopt;
        if (open_.size() == most) {
            iconv_close(open_.front().second);
            open_.erase(open_.begin());
        }
        open_.emplace_back(charset, converter);
        return converter;
    }

private:
    static constexpr std::size_t most = 8;
    std::vector<std::pair<std::string, iconv_t>> open_;  ///< the one opened first in front
};

}  // namespace

std::optional<std::string> utf8_from(std::string_view bytes, const std::string& charset) {
    static thread_local Converters converters;
    const auto converter = converters.from(charset);
    if (!converter) return std::nullopt;
    std::string in(bytes), out(bytes.size() * 4 + 16, '\0');
    char* from = in.data();
    char* to = out.data();
    std::size_t left = in.size(), room = out.size();
    if (iconv(*converter, &from, &left, &to, &room) == static_cast<std::size_t>(-1)) return std::nullopt;
    out.resize(out.size() - room);
    return out;
}

}  // namespace goterr
