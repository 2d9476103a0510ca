#include "goterr/core/patience.hpp"

#include <cassert>
#include <utility>

namespace goterr {
namespace {

thread_local std::function<bool()> waits_no_longer;

}  // namespace

Patience::Patience(std::function<bool()> is_over) {
    assert(!waits_no_longer);
    waits_no_longer = std::move(is_over);
}

Patience::~Patience() { waits_no_longer = nullptr; }

void ask_patience() {
    if (waits_no_longer && waits_no_longer()) throw OutOfPatience("it was called off before it was done");
}

}  // namespace goterr
