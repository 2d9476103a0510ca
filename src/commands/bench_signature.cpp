#include "bench_signature.hpp"

#include <fmt/format.h>

#include "goterr/render/json.hpp"

namespace goterr::bench {

void Signature::add(const Estimate& estimate) { bytes_.add(render_json(estimate, {})); }

std::string Signature::text() const { return fmt::format("{:016x}", bytes_.value()); }

}  // namespace goterr::bench
