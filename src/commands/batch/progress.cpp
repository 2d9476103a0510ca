#include "progress.hpp"

#include <algorithm>
#include <string>
#include <system_error>

#include <fmt/format.h>

#include "goterr/system/terminal.hpp"

namespace goterr {

namespace {

constexpr auto between_drawings = std::chrono::milliseconds(200);
constexpr std::size_t bar_width = 24;

std::string duration(double seconds) {
    const auto whole = static_cast<long long>(seconds);
    if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

/// Where the line is too long, its bar goes, and then its end: a second line would not be taken away.
std::string on_one_line(std::string line, int columns) {
    const auto room = static_cast<std::size_t>(std::max(columns - 1, 0));
    if (columns <= 0 || line.size() <= room) return line;
    if (line.starts_with('[')) line.erase(0, line.find(']') + 2);
    return line.substr(0, room);
}

}  // namespace

Progress::Progress(std::ostream& err, bool shown, std::function<std::optional<std::uint64_t>()> sizes)
    : line_(err), shown_(shown) {
    if (!shown) return;
    const auto count = [this, sizes = std::move(sizes)] {
        std::uint64_t total = 0;
        while (const auto size = sizes()) {
            total += *size;
            if (enough_) return;
        }
        total_ = total;
    };
    try {
        counting_ = Thread(count);
    } catch (const std::system_error&) {  // then nobody knows how much is left
    }
}

Progress::~Progress() { enough_ = true; }

void Progress::start_at(long long games, std::uint64_t bytes) {
    games_ = games;
    bytes_ = first_bytes_ = bytes;
}

void Progress::add(long long games, long long positions, std::uint64_t bytes) {
    games_ += games;
    positions_ += positions;
    bytes_ += bytes;
    if (!shown_) return;
    const auto now = Clock::now();
    if (now - last_ < between_drawings) return;
    draw(now);
    last_ = now;
}

void Progress::draw(Clock::time_point now) {
    const double seconds = std::chrono::duration<double>(now - start_).count();
    const std::uint64_t total = total_;
    std::string line;
    if (total > 0 && bytes_ > first_bytes_) {
        const double share = std::min(1.0, static_cast<double>(bytes_) / static_cast<double>(total));
        const double rate = static_cast<double>(bytes_ - first_bytes_) / seconds;
        const double left = static_cast<double>(total - std::min(total, bytes_)) / rate;
        line = fmt::format("{} {:3.0f} %  {} left  ", bar_of(share, bar_width), 100 * share, duration(left));
    }
    line += fmt::format("{} game{}, {:.0f} positions/s", games_, games_ == 1 ? "" : "s",
                        static_cast<double>(positions_) / seconds);
    line_.show(on_one_line(std::move(line), terminal_columns(Stream::error)));
}

}  // namespace goterr
