#include "status_line.hpp"

#include <ostream>

namespace goterr {

namespace {

constexpr std::string_view emptied_line = "\r\x1b[K";

}  // namespace

void StatusLine::show(std::string_view line) {
    err_ << emptied_line << line << std::flush;
    drawn_ = true;
}

void StatusLine::clear() {
    if (drawn_) err_ << emptied_line << std::flush;
    drawn_ = false;
}

}  // namespace goterr
