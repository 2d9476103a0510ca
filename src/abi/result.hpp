/// What stands behind a handle, and how exceptions become sentences.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "goterr/estimate/estimate.hpp"
#include "goterr/goterr.h"
#include "goterr/request/named_options.hpp"

struct goterr_result {
    goterr_result(goterr::Prepared prepared, goterr::CallOptions given);
    goterr_result(const goterr_result&) = delete;
    goterr_result& operator=(const goterr_result&) = delete;

    std::string source;  ///< the bytes that it was read from; `from` points there
    goterr::CallOptions options;
    goterr::Estimate estimate;
    goterr::Provenance from;
    std::vector<signed char> board, owner, dead, seki, unsettled;
};

struct goterr_record {
    goterr_record(std::string_view bytes, goterr::CallOptions given);

    std::string source;
    goterr::CallOptions options;
    goterr::Game game;
};

struct goterr_stop {
    std::optional<std::chrono::steady_clock::time_point> until = {};
    std::atomic<bool> asked = false;

    bool is_over() const { return asked || (until && std::chrono::steady_clock::now() >= *until); }
};

namespace goterr::abi {

CallOptions options_of(const char* json);

/// `given` with the options in `json` over them.
CallOptions options_over(CallOptions given, const char* json);

/// A copy that `goterr_free` takes; throws std::bad_alloc.
char* copy_of(std::string_view text);

/// The error being handled, as a sentence; nothing is thrown.
void explain(char** error) noexcept;

/// What `make` returns, or nullptr and a sentence.
template <typename Make>
auto guarded(char** error, Make make) noexcept -> decltype(make()) {
    try {
        if (error != nullptr) *error = nullptr;
        return make();
    } catch (...) {
        explain(error);
        return nullptr;
    }
}

}  // namespace goterr::abi
