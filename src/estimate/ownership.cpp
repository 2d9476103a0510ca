#include "goterr/estimate/ownership.hpp"

#include <algorithm>
#include "thresholds.hpp"

namespace goterr {
namespace {

constexpr std::array<FeatureWeight, feature_names.size()> feature_weights{{
#include "ownership_weights.inc"
}};

/// What the weighted sum, its cube and its fifth power are taken by to become calibrated.
constexpr std::array<double, 3> stretch{
#include "ownership_stretch.inc"
};

constexpr bool names_agree() {
    for (std::size_t i = 0; i < feature_weights.size(); ++i)
        if (feature_weights[i].feature != feature_names[i]) return false;
    return true;
}
static_assert(names_agree(), "data/ownership_weights.inc belongs to other features: fit it again");

}  // namespace

const std::array<FeatureWeight, feature_names.size()>& ownership_weights() { return feature_weights; }

float modeled_ownership(const Features& features, float phase) {
    float value = 0;
    for (std::size_t i = 0; i < features.size(); ++i)
        value += (feature_weights[i].start + feature_weights[i].slope * phase) * features[i];
    const double sum = std::clamp(value, -1.0F, 1.0F), square = sum * sum;
    const double said = sum * (stretch[0] + square * (stretch[1] + square * stretch[2]));
    return static_cast<float>(std::clamp(said, -1.0, 1.0));
}

Grid<float> expected_ownership(const Analysis& analysis) {
    const float phase = phase_of(analysis.position.board);
    std::vector<float> values;
    for (const Features& features : features_of(analysis))
        values.push_back(modeled_ownership(features, phase));
    return {analysis.position.board.size(), std::move(values)};
}

Grid<float> settled_ownership(const Analysis& analysis, const Grid<Color>& owner) {
    Grid<float> ownership(owner.size());
    for (const Point p : points_of(owner.size())) {
        const double agreeing = analysis.samples.ownership[p] * sign(owner[p]);
        ownership[p] = static_cast<float>(
            sign(owner[p]) * std::min(doubted + gain_by_agreement * std::max(agreeing, 0.0), sure));
    }
    return ownership;
}

}  // namespace goterr
