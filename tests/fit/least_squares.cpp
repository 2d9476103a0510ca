#include "fit/least_squares.hpp"

#include <cmath>
#include <utility>

namespace goterr::fit {
namespace {

using Matrix = std::vector<std::vector<double>>;

/// Gauss elimination with pivoting on the rows of `system`, whose last column is the right-hand side.
std::vector<double> eliminated(Matrix system) {
    const std::size_t n = system.size();
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < n; ++row)
            if (std::abs(system[row][column]) > std::abs(system[pivot][column])) pivot = row;
        std::swap(system[column], system[pivot]);
        for (std::size_t row = 0; row < n; ++row) {
            if (row == column) continue;
            const double factor = system[row][column] / system[column][column];
            for (std::size_t k = column; k <= n; ++k) system[row][k] -= factor * system[column][k];
        }
    }
    std::vector<double> solution(n);
    for (std::size_t i = 0; i < n; ++i) solution[i] = system[i][n] / system[i][i];
    return solution;
}

constexpr double ridge = 1e-2;  // keeps columns that hardly vary from running away

}  // namespace

void LeastSquares::add(const std::vector<double>& row, double target, double weight) {
    for (std::size_t i = 0; i < n_; ++i) {
        if (row[i] == 0.0) continue;
        targets_[i] += weight * row[i] * target;
        for (std::size_t k = 0; k < n_; ++k) products_[i * n_ + k] += weight * row[i] * row[k];
    }
    squares_ += weight * target * target;
    weights_ += weight;
}

std::vector<double> LeastSquares::solve(const std::vector<bool>& use) const {
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < n_; ++i)
        if (use[i]) columns.push_back(i);
    Matrix system;
    for (const std::size_t i : columns) {
        std::vector<double> row;
        for (const std::size_t k : columns) row.push_back(products_[i * n_ + k] + (i == k ? ridge : 0.0));
        row.push_back(targets_[i]);
        system.push_back(std::move(row));
    }
    const std::vector<double> found = eliminated(std::move(system));
    std::vector<double> solution(n_, 0.0);
    for (std::size_t i = 0; i < columns.size(); ++i) solution[columns[i]] = found[i];
    return solution;
}

double LeastSquares::error_of(const std::vector<double>& solution) const {
    double error = squares_;
    for (std::size_t i = 0; i < n_; ++i) {
        error -= 2 * solution[i] * targets_[i];
        for (std::size_t k = 0; k < n_; ++k) error += solution[i] * solution[k] * products_[i * n_ + k];
    }
    return weights_ > 0 ? error / weights_ : 0.0;
}

}  // namespace goterr::fit
