/// A line on the error stream that is drawn over itself, for as long as something takes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace goterr {

/// `[=====     ]`
inline std::string bar_of(double share, std::size_t cells) {
    const auto full = static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * static_cast<double>(cells));
    return '[' + std::string(full, '=') + std::string(cells - full, ' ') + ']';
}

class StatusLine {
public:
    explicit StatusLine(std::ostream& err) : err_(err) {}
    ~StatusLine() { clear(); }
    StatusLine(const StatusLine&) = delete;
    StatusLine& operator=(const StatusLine&) = delete;

    void show(std::string_view line);
    /// Takes the line away, before something else is written to the stream.
    void clear();

private:
    std::ostream& err_;
    bool drawn_ = false;
};

}  // namespace goterr
