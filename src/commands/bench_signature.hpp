/// A number over estimates that tells whether two machines, or a program before and after a change, agree.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "goterr/estimate/estimate.hpp"

namespace goterr::bench {

/// FNV-1a, 64 bits, over the JSON records of the estimates, byte for byte: what two machines print differently,
/// their signatures tell.
class Signature {
public:
    void add(const Estimate& estimate);
    /// 16 hexadecimal digits.
    std::string text() const;

private:
    void add(std::string_view bytes);

    std::uint64_t state_ = 0xcbf29ce484222325u;
};

}  // namespace goterr::bench
