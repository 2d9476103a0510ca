/// Words in one text.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace goterr {

/// `text_of` each thing, a function or a member, with `between` in between.
template <typename Things, typename TextOf = std::identity>
std::string joined(const Things& things, std::string_view between, const TextOf& text_of = {}) {
    std::string text;
    for (bool first = true; const auto& thing : things) {
        if (!first) text += between;
        first = false;
        text += std::invoke(text_of, thing);
    }
    return text;
}

}  // namespace goterr
