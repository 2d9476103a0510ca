#include "bar.hpp"

#include <fmt/format.h>

#include <ostream>

namespace goterr {

namespace {

constexpr auto before_first_drawing = std::chrono::milliseconds(500);
constexpr auto between_bars = std::chrono::milliseconds(100);
constexpr std::size_t cells = 30;

}  // namespace

void Bar::advance(std::size_t done, std::size_t of) {
    if (!shown_ || of == 0) return;
    const auto now = Clock::now();
    if (now - start_ < before_first_drawing || now - last_ < between_bars) return;
    last_ = now;
    const std::size_t full = cells * done / of;
    err_ << fmt::format("\r\x1b[K[{}{}] {} of {} positions", std::string(full, '='),
                        std::string(cells - full, ' '), done, of)
         << std::flush;
    drawn_ = true;
}

void Bar::clear() {
    if (drawn_) err_ << "\r\x1b[K" << std::flush;
    drawn_ = false;
}

}  // namespace goterr
