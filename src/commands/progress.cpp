#include "progress.hpp"

#include <ostream>

#include <fmt/format.h>

namespace goterr {

namespace {

constexpr auto between_drawings = std::chrono::milliseconds(200);

}  // namespace

void Progress::add(int games, int positions) {
    games_ += games;
    positions_ += positions;
    if (!shown_) return;
    const auto now = Clock::now();
    if (now - last_ < between_drawings) return;
    draw(now);
    last_ = now;
}

void Progress::clear() {
    if (drawn_) err_ << "\r\x1b[K" << std::flush;
    drawn_ = false;
}

void Progress::draw(Clock::time_point now) {
    const double seconds = std::chrono::duration<double>(now - start_).count();
    err_ << fmt::format("\r\x1b[K{} games, {} positions, {:.0f} positions/s", games_, positions_,
                        static_cast<double>(positions_) / seconds)
         << std::flush;
    drawn_ = true;
}

}  // namespace goterr
