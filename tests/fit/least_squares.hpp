/// Linear least squares by the normal equations, gathered one row at a time.
#pragma once

#include <cstddef>
#include <vector>

namespace goterr::fit {

class LeastSquares {
public:
    explicit LeastSquares(std::size_t unknowns)
        : n_(unknowns), products_(unknowns * unknowns, 0.0), targets_(unknowns, 0.0) {}

    void add(const std::vector<double>& row, double target, double weight = 1.0);

    /// The solution with the columns of `use` only, 0 for the others.
    std::vector<double> solve(const std::vector<bool>& use) const;
    std::vector<double> solve() const { return solve(std::vector<bool>(n_, true)); }

    /// The mean squared error of a solution over the rows that were added.
    double error_of(const std::vector<double>& solution) const;

private:
    std::size_t n_;
    std::vector<double> products_;  // sum of row * row^T
    std::vector<double> targets_;   // sum of row * target
    double squares_ = 0;            // sum of target^2
    double weights_ = 0;
};

}  // namespace goterr::fit
