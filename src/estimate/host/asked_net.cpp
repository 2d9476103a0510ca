#include "asked_net.hpp"

#include <cstring>

namespace goterr {
namespace {

extern "C" {
/// Writes a table to `to`: how many weights, dense and other numbers it has, then numbers, dense,
/// weights. Where the host has none, it ends the call.
[[clang::import_module("goterr"), clang::import_name("net")]] void goterr_host_net(int which, char* to,
                                                                                   std::size_t room);
}

constexpr std::size_t most_bytes = 1 << 20;

struct Counts {
    std::int32_t weights, dense, numbers;
};

template <typename T>
std::vector<T> taken(const char*& from, std::int32_t count) {
    std::vector<T> items(static_cast<std::size_t>(count));
    std::memcpy(items.data(), from, items.size() * sizeof(T));
    from += items.size() * sizeof(T);
    return items;
}

}  // namespace

Net asked_net(HostNet which) {
    std::vector<char> bytes(most_bytes);
    goterr_host_net(static_cast<int>(which), bytes.data(), bytes.size());
    const char* from = bytes.data();
    const Counts counts = taken<Counts>(from, 1).front();
    const std::vector<std::int32_t> numbers = taken<std::int32_t>(from, counts.numbers);
    const std::vector<std::int16_t> dense = taken<std::int16_t>(from, counts.dense);
    const std::vector<std::int8_t> weights = taken<std::int8_t>(from, counts.weights);
    return net_of({weights, dense, numbers});
}

}  // namespace goterr
