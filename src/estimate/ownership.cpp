#include "goterr/estimate/ownership.hpp"

#include <algorithm>

namespace goterr {
namespace {

constexpr std::array<FeatureWeight, feature_names.size()> weights{{
#include "ownership_weights.inc"
}};

constexpr bool names_agree() {
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (weights[i].feature != feature_names[i]) return false;
    return true;
}
static_assert(names_agree(), "data/ownership_weights.inc belongs to other features: fit it again");

}  // namespace

const std::array<FeatureWeight, feature_names.size()>& ownership_weights() { return weights; }

float modeled_ownership(const Features& features, float phase) {
    float value = 0;
    for (std::size_t i = 0; i < features.size(); ++i)
        value += (weights[i].start + weights[i].slope * phase) * features[i];
    return std::clamp(value, -1.0F, 1.0F);
}

Grid<float> expected_ownership(const Evidence& evidence) {
    const float phase = phase_of(evidence.position.board);
    std::vector<float> values;
    for (const Features& features : features_of(evidence))
        values.push_back(modeled_ownership(features, phase));
    return {evidence.position.board.size(), std::move(values)};
}

}  // namespace goterr
