#include "bench_signature.hpp"

#include <cmath>

#include <fmt/format.h>

#include "goterr/record/result.hpp"

namespace goterr::bench {

void Signature::add(std::string_view bytes) {
    for (const char c : bytes) {
        state_ ^= static_cast<unsigned char>(c);
        state_ *= 0x100000001b3u;
    }
}

void Signature::add(const Estimate& estimate) {
    std::string text =
        fmt::format("{} {} {} {} ", result_text(estimate.lead()), std::lround(estimate.low * 10),
                    std::lround(estimate.high * 10), estimate.finished ? "finished" : "open");
    for (const Color owner : estimate.owner.values()) text += ".BW"[static_cast<std::size_t>(owner)];
    for (const float value : estimate.ownership.values())
        text += fmt::format(" {}", std::lround(value * 100));
    for (const Point p : estimate.dead) text += ' ' + name_of(p);
    add(text);
}

std::string Signature::text() const { return fmt::format("{:016x}", state_); }

}  // namespace goterr::bench
