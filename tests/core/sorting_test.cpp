#include "goterr/core/sorting.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>

#include "support/catch.hpp"

using namespace goterr;

namespace {

struct Item {
    unsigned key;
    std::string name;

    bool operator==(const Item&) const = default;
};

bool by_key(const Item& a, const Item& b) { return a.key < b.key; }

/// Few keys for many items, each with its place in its name.
std::vector<Item> items_of(std::size_t count) {
    std::vector<Item> items;
    unsigned random = 1;
    for (std::size_t i = 0; i < count; ++i) {
        random = random * 1664525 + 1013904223;
        items.push_back(
            {(random >> 24) % 13, std::to_string(i) + " is too long to be kept beside its length"});
    }
    return items;
}

}  // namespace

TEST_CASE("what is sorted is sorted as the library sorts stably, for any count", "[core]") {
    for (const std::size_t count :
         std::initializer_list<std::size_t>{0, 1, 2, 15, 16, 17, 31, 32, 33, 47, 48, 49, 64, 100, 1000}) {
        INFO(count);
        std::vector<Item> items = items_of(count), expected = items;
        std::stable_sort(expected.begin(), expected.end(), by_key);
        sort_stably(items, by_key);
        CHECK(items == expected);
    }
}

TEST_CASE("without another order the smallest comes first", "[core]") {
    std::vector<int> numbers;
    for (int i = 0; i < 40; ++i) numbers.push_back(i * 17 % 40);
    sort_stably(numbers);
    CHECK(std::is_sorted(numbers.begin(), numbers.end()));
    CHECK(numbers.back() == 39);
}
