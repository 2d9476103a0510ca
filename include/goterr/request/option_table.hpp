/// The options of a position, its estimate and how it is shown, each of them once: the command line, GTP, the
/// analysis protocol, goterr.h and the report read them by these rows.
///
/// To add one takes a row, in a group that the commands already have.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "goterr/render/options.hpp"
#include "goterr/request/option_values.hpp"
#include "goterr/request/position_request.hpp"

namespace goterr {

struct CallOptions {
    std::string file = "-";  ///< what the record calls its source
    PositionRequest request;
    RenderOptions render;
    std::string add;          ///< SGF of the node that "record" puts behind the position
    bool longer_look = true;  ///< at dragons in doubt, which the lead can do without
};

/// What options set; null for whoever has none of a kind and sets no option of it.
using OptionTarget = std::tuple<CallOptions*, PositionRequest*, Selection*, EstimateOptions*, Overrides*,
                                RenderOptions*, PictureOptions*>;

OptionTarget target_of(EstimateOptions& estimate);
OptionTarget target_of(PositionRequest& request);
OptionTarget target_of(RenderOptions& render);
OptionTarget target_of(CallOptions& options);

/// Commands take whole groups.
enum class OptionGroup {
    call,  ///< what no command line has
    position,
    rules,
    count,
    method,
    bouzy,
    effort,
    judgment,
    characters,
    picture,
    coordinates,
    marks,
    numbers
};

/// Whether it may be set for each question anew, in a game that goes on under its rules.
constexpr bool is_parameter(OptionGroup group) {
    return group >= OptionGroup::count && group <= OptionGroup::effort;
}

struct OptionRow;

/// What is told of an option: apart from the rows, so that a module which only sets options goes without it.
struct OptionHelp {
    std::string_view takes = {};  ///< what its value is called, such as N; none where the choices say it
    bool is_list = false;         ///< it may be given several times
    bool is_switch = false;       ///< it takes nothing, and is `true` where it is given
    std::string_view about = {};  ///< {0} is the default, {1} are the words of the choices
    std::string_view usual = {};  ///< the default in words, where its value does not say it
    char letter = 0;              ///< the short name
    /// The value, as it is set; null for what is asked of one position only, or of one picture.
    std::string (*write)(const OptionRow&, const OptionTarget&) = nullptr;
};

struct OptionRow {
    std::string_view name;
    OptionGroup group;
    void (*read)(const OptionRow&, const OptionTarget&, std::string_view text);
    std::span<const Choice> choices;  ///< the words that are values
    int least, most;                  ///< of numbers

    /// Throws `Error`.
    void set(const OptionTarget& target, std::string_view text) const { read(*this, target, text); }
    const OptionHelp& help() const;
    bool is_told() const { return help().write != nullptr; }
    std::string value(const OptionTarget& target) const { return help().write(*this, target); }
};

std::span<const OptionRow> option_table();

/// Null where there is none of that name.
const OptionRow* option_named(std::string_view name);

}  // namespace goterr
