/// What the search has found of boards: a hash table that grows up to a limit and keeps what took most work.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "goterr/reading/trace.hpp"
#include "plane.hpp"

namespace goterr::reading {

/// The boards of the line, by their distance from the first, that a stopped board depends on.
struct Dependence {
    static constexpr std::uint16_t nothing = std::numeric_limits<std::uint16_t>::max();
    std::uint16_t first = nothing;
    std::uint16_t last = 0;

    bool none() const { return first == nothing; }
    void add(Dependence more) {
        first = std::min(first, more.first);
        last = std::max(last, more.last);
    }
};

template <std::size_t words>
class FoundTable {
public:
    struct Entry {
        std::uint64_t key = 0;  ///< 0: none
        StillToShow proof;
        Dependence on;
        std::uint32_t since = 0;  ///< which visit of the last board it depends on; 0: it depends on none
        std::uint32_t work = 0;
        Plane<words> zone;
    };

    /// `boards`: about how many will be looked at; it grows no larger than that asks for.
    explicit FoundTable(std::int64_t boards)
        : most_entries_(std::bit_ceil(
              static_cast<std::size_t>(std::clamp(boards, std::int64_t{first_entries}, most_boards)))),
          table_(first_entries) {}

    const Entry* find(std::uint64_t key) const {
        const Entry* const first = &table_[bucket_of(key)];
        for (const Entry* entry = first; entry != first + bucket; ++entry)
            if (entry->key == key) return entry;
        return nullptr;
    }
    /// Asks the memory for what `find` will look at.
    void prefetch(std::uint64_t key) const {
        const Entry* const first = &table_[bucket_of(key)];
        __builtin_prefetch(first);
        __builtin_prefetch(first + bucket / 2);
    }
    void store(const Entry& found) {
        if (entries_ * 2 > table_.size() && table_.size() < most_entries_) grow();
        Entry& place = place_for(found.key);
        entries_ += place.key == 0 ? 1 : 0;
        const std::uint32_t work = place.key == found.key ? std::max(found.work, place.work) : found.work;
        place = found;
        place.work = work;
    }

private:
    static constexpr std::size_t bucket = 4;
    static constexpr std::size_t first_entries = 1024;
    static constexpr std::int64_t most_boards = std::int64_t{1} << 21;

    std::size_t bucket_of(std::uint64_t key) const {
        return (key >> 1 & (table_.size() / bucket - 1)) * bucket;
    }
    /// Where the board stands or, since what took most work stays, may stand.
    Entry& place_for(std::uint64_t key) {
        Entry* const first = &table_[bucket_of(key)];
        Entry* place = first;
        for (Entry* entry = first; entry != first + bucket; ++entry) {
            if (entry->key == key) return *entry;
            if (entry->work < place->work) place = entry;
        }
        return *place;
    }
    void grow() {
        const std::vector<Entry> before = std::exchange(table_, std::vector<Entry>(table_.size() * 4));
        for (const Entry& entry : before)
            if (entry.key != 0) place_for(entry.key) = entry;
    }

    std::size_t most_entries_;
    std::size_t entries_ = 0;
    std::vector<Entry> table_;
};

}  // namespace goterr::reading
