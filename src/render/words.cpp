#include "goterr/render/words.hpp"

#include <fmt/format.h>

#include <cmath>

#include "goterr/render/summary.hpp"

namespace goterr {

std::string lead_sentence(double lead) {
    const std::string margin = short_number(std::abs(lead));
    if (margin == "0") return "Both sides are equal";
    return fmt::format("{} is {} point{} ahead", lead > 0 ? "Black" : "White", margin,
                       margin == "1" ? "" : "s");
}

std::string circumstances(const Estimate& estimate, const Provenance& provenance) {
    std::string text = provenance.move > 0 ? fmt::format("after move {}", provenance.move) : "no move played";
    text +=
        fmt::format(", {} rules, komi {}", estimate.options.rules.name, short_number(estimate.options.komi));
    if (provenance.recorded_result) text += ", recorded result " + *provenance.recorded_result;
    return text;
}

}  // namespace goterr
