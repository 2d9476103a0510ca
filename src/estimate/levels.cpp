#include "levels.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <queue>

namespace goterr {
namespace {

constexpr std::size_t shortest_part = 4;
constexpr std::size_t longest_part = 400;

/// The distance of values from their median, one value after the other: the lower half in one heap, the upper in another.
class Deviation {
public:
    void add(double value) {
        if (lower_.empty() || value <= lower_.top())
            lower_.push(value), below_ += value;
        else
            upper_.push(value), above_ += value;
        if (lower_.size() > upper_.size() + 1) {
            move_top(lower_, below_, upper_, above_);
        } else if (upper_.size() > lower_.size()) {
            move_top(upper_, above_, lower_, below_);
        }
    }

    double median() const {
        return lower_.size() > upper_.size() ? lower_.top() : (lower_.top() + upper_.top()) / 2;
    }
    double sum() const {
        const double middle = lower_.top();
        return middle * static_cast<double>(lower_.size()) - below_ + above_ -
               middle * static_cast<double>(upper_.size());
    }

private:
    template <typename From, typename To>
    static void move_top(From& from, double& from_sum, To& to, double& to_sum) {
        const double value = from.top();
        from.pop(), to.push(value);
        from_sum -= value, to_sum += value;
    }

    std::priority_queue<double> lower_;
    std::priority_queue<double, std::vector<double>, std::greater<>> upper_;
    double below_ = 0, above_ = 0;
};

/// For every end the first value of the last part, when all before it is cut as well as can be.
std::vector<std::size_t> best_starts(const std::vector<double>& values, double price) {
    std::vector<double> cost(values.size() + 1, std::numeric_limits<double>::infinity());
    std::vector<std::size_t> start(values.size() + 1, 0);
    cost[0] = 0;
    for (std::size_t end = 1; end <= values.size(); ++end) {
        Deviation part;
        const std::size_t farthest = end > longest_part ? end - longest_part : 0;
        for (std::size_t first = end; first-- > farthest;) {
            part.add(values[first]);
            if (end - first < shortest_part && !(first == 0 && end == values.size())) continue;
            const double all = cost[first] + part.sum() + (first > 0 ? price : 0);
            if (all < cost[end]) cost[end] = all, start[end] = first;
        }
    }
    return start;
}

/// Of an even number of values, so that what swings from one to the next cancels.
double median_of(const std::vector<double>& values, std::size_t first, std::size_t beyond) {
    if (beyond - first > 1) beyond -= (beyond - first) % 2;
    Deviation part;
    for (std::size_t i = first; i < beyond; ++i) part.add(values[i]);
    return part.median();
}

}  // namespace

std::vector<Level> levels_of(const std::vector<double>& values, double price) {
    const std::vector<std::size_t> starts = best_starts(values, price);
    std::vector<Level> levels;
    for (std::size_t end = values.size(); end > 0; end = starts[end])
        levels.push_back({starts[end], median_of(values, starts[end], end)});
    std::reverse(levels.begin(), levels.end());
    for (std::size_t i = 1; i < levels.size(); ++i) levels[i].change = levels[i].value - levels[i - 1].value;
    return levels;
}

}  // namespace goterr
