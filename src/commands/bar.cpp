#include "bar.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "goterr/system/terminal.hpp"

namespace goterr {

namespace {

constexpr auto before_first_drawing = std::chrono::milliseconds(500);
constexpr auto between_bars = std::chrono::milliseconds(100);

/// How long the bar may be, so that all stands on one line, whose last column stays free.
std::size_t cells_beside(const std::string& words, int columns) {
    constexpr std::size_t usual = 30, brackets = 4, least = 5;
    if (columns <= 0) return usual;
    const auto room = static_cast<std::size_t>(columns);
    if (room < words.size() + brackets + least) return 0;
    return std::min(usual, room - words.size() - brackets);
}

}  // namespace

void Bar::advance(std::size_t done, std::size_t of) {
    if (!shown_ || of == 0) return;
    const auto now = Clock::now();
    if (now - start_ < before_first_drawing || now - last_ < between_bars) return;
    last_ = now;
    const std::string words = fmt::format("{} of {} {}", done, of, what_);
    const std::size_t cells = cells_beside(words, terminal_columns(Stream::error));
    const double share = static_cast<double>(done) / static_cast<double>(of);
    line_.show(cells > 0 ? bar_of(share, cells) + ' ' + words : words);
}

}  // namespace goterr
