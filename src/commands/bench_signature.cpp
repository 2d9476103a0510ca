#include "bench_signature.hpp"

#include <fmt/format.h>

#include "goterr/render/json.hpp"

namespace goterr::bench {

void Signature::add(std::string_view bytes) {
    for (const char c : bytes) {
        state_ ^= static_cast<unsigned char>(c);
        state_ *= 0x100000001b3u;
    }
}

void Signature::add(const Estimate& estimate) { add(render_json(estimate, {})); }

std::string Signature::text() const { return fmt::format("{:016x}", state_); }

}  // namespace goterr::bench
