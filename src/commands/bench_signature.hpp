/// A number over estimates that tells whether two machines, or a program before and after a change, agree.
#pragma once

#include <string>

#include <fmt/format.h>

#include "goterr/core/byte_hash.hpp"
#include "goterr/render/json.hpp"

namespace goterr::bench {

/// Over the JSON records of the estimates, byte for byte: what two machines print differently,
/// their signatures tell.
class Signature {
public:
    void add(const Estimate& estimate) { bytes_.add(render_json(estimate, {})); }
    /// 16 hexadecimal digits.
    std::string text() const { return fmt::format("{:016x}", bytes_.value()); }

private:
    ByteHash bytes_;
};

}  // namespace goterr::bench
