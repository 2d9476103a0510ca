#include <cmath>
#include <new>

#include "goterr/core/patience.hpp"
#include "result.hpp"

namespace {

using namespace goterr;
using std::chrono::steady_clock;

/// More is as good as never, and overflows no clock.
constexpr double longest = 1e8;

std::optional<steady_clock::time_point> in(double seconds) {
    if (std::isnan(seconds) || seconds > longest) return {};
    const std::chrono::duration<double> from_now(std::max(0.0, seconds));
    return steady_clock::now() + std::chrono::duration_cast<steady_clock::duration>(from_now);
}

}  // namespace

goterr_stop* goterr_stop_new(double seconds) { return new (std::nothrow) goterr_stop{in(seconds)}; }

void goterr_stop_now(goterr_stop* stop) {
    if (stop != nullptr) stop->asked = true;
}

void goterr_stop_free(goterr_stop* stop) { delete stop; }

goterr_result* goterr_record_estimate_until(const goterr_record* record, const char* options,
                                            const goterr_stop* stop, char** error) {
    if (stop == nullptr) return goterr_record_estimate(record, options, error);
    return abi::guarded(error, [&]() -> goterr_result* {
        const Patience patience([stop] { return stop->is_over(); });
        ask_patience();
        return goterr_record_estimate(record, options, error);
    });
}
