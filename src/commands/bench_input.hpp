/// What `goterr bench --input` finds out about a user's own records.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "bench_signature.hpp"

namespace goterr::bench {

struct InputTimings {
    int games = 0;
    int failed = 0;               ///< games that could not be read
    double megabytes = 0;         ///< of all records
    double sgf_megabytes = 0;     ///< of those that have trees
    double tree_seconds = 0;      ///< to read these as whole trees
    double line_seconds = 0;      ///< to read the main lines of all
    std::vector<double> seconds;  ///< of each estimate of a last position, ascending
    Signature signature;          ///< over these estimates

    /// The time that this share of the estimates stay within.
    double quantile(double share) const;
    double mean() const;
};

/// Reads a file, folder or archive. Complaints about what cannot be read go to `err`.
InputTimings time_input(const std::string& path, std::ostream& err);

}  // namespace goterr::bench
