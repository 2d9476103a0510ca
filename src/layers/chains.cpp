#include <fmt/format.h>

#include <algorithm>

#include "goterr/layers/layers.hpp"
#include "goterr/reading/attack.hpp"

namespace goterr {
namespace {

LayerValue point_or_null(const std::optional<Point>& point) {
    return point ? LayerValue(*point) : LayerValue();
}

/// A defense is not read further: not all of its moves are looked at, so the more boards, the more chains that
/// can be saved come out as lost (one more in 156 questions at 300,000 boards).
constexpr int most_boards_of_defense = 100000;

TacticOptions options_for(Effort effort) {
    if (effort == Effort::quick) return {.boards = 500, .most_liberties = 3};
    return {.boards = effort == Effort::deep ? 300000 : 20000, .most_liberties = 4, .thorough = true};
}

/// Both answers about a chain; `defended` only if it can be taken.
struct Danger {
    Tactic attacked;
    Tactic defended;

    bool taken() const { return attacked.capture != Capture::fails; }
    std::optional<Point> captured_by() const { return taken() ? attacked.move : std::nullopt; }
    /// A rescue may be a better ko.
    std::optional<Point> saved_by() const {
        const bool helps = defended.capture < attacked.capture || defended.capture == Capture::fails;
        return taken() && helps ? defended.move : std::nullopt;
    }
    bool ko() const { return is_ko(attacked.capture) || (taken() && is_ko(defended.capture)); }

    static bool is_ko(Capture c) {
        return c == Capture::ko_attacker_first || c == Capture::ko_defender_first;
    }
};

std::vector<Danger> dangers_of(const Study& study, const Chains& chains) {
    const TacticOptions options = options_for(study.options().effort);
    TacticOptions options_of_defense = options;
    options_of_defense.boards = std::min(options.boards, most_boards_of_defense);
    std::vector<Danger> dangers;
    for (const Chain& chain : chains) {
        Danger danger{attack(study.position(), chain.stones.first(), options), {}};
        if (danger.taken())
            danger.defended = defend(study.position(), chain.stones.first(), options_of_defense);
        dangers.push_back(std::move(danger));
    }
    return dangers;
}

std::string_view name_of(Capture capture) {
    constexpr std::string_view names[] = {"stands", "ko_owner_takes_first", "ko_attacker_takes_first",
                                          "taken"};
    return names[static_cast<int>(capture)];
}

std::string in_words(Capture capture) {
    if (capture == Capture::ko_defender_first) return " in a ko that the owner takes first";
    if (capture == Capture::ko_attacker_first) return " in a ko that the attacker takes first";
    return "";
}

/// How a chain in danger is captured and saved, as a sentence; nothing for the others.
std::optional<std::string> danger_in_words(const Chain& chain, const Danger& danger) {
    if (!danger.captured_by()) return std::nullopt;
    const auto saved_by = danger.saved_by();
    return fmt::format(
        "{} ({}): captured by {}{}{}", name_of(chain.stones.first()), name_of(chain.side),
        name_of(*danger.captured_by()), in_words(danger.attacked.capture),
        saved_by ? ", saved by " + name_of(*saved_by) + in_words(danger.defended.capture) : "");
}

/// Every stone with the number of its chain's liberties.
LayerSigns signs_of(const Board& board, const Chains& chains, const std::vector<Danger>& dangers) {
    LayerSigns signs{Grid<PointSign>(board.size()), {"numbers: liberties"}};
    for (int number = 0; number < chains.count(); ++number) {
        const Chain& chain = chains[number];
        for (const Point p : chain.stones) signs.points[p].sign = std::to_string(chain.liberties.count());
        if (auto danger = danger_in_words(chain, dangers[static_cast<std::size_t>(number)]))
            signs.remarks.push_back(*std::move(danger));
    }
    return signs;
}

}  // namespace

Layer chains_layer(const Study& study, const LayerOptions&) {
    const Chains chains = find_chains(study.board());
    const std::vector<Danger> dangers = dangers_of(study, chains);
    std::vector<LayerRow> rows;
    for (int number = 0; number < chains.count(); ++number) {
        const Danger& danger = dangers[static_cast<std::size_t>(number)];
        rows.push_back({{"side", layer_value(chains[number].side)},
                        {"stones", layer_value(chains[number].stones)},
                        {"liberties", layer_value(chains[number].liberties)},
                        {"captured_by", point_or_null(danger.captured_by())},
                        {"saved_by", point_or_null(danger.saved_by())},
                        {"ko", danger.ko()},
                        {"attacker_first", std::string(name_of(danger.attacked.capture))},
                        {"owner_first", std::string(name_of(danger.defended.capture))},
                        {"line", danger.attacked.line}});
    }
    Layer layer("chains", study.board());
    layer.table = {"chains", std::move(rows)};
    layer.signs = signs_of(study.board(), chains, dangers);
    return layer;
}

}  // namespace goterr
