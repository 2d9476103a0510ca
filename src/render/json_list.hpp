/// An array of JSON from anything that can be walked through.
#pragma once

#include <string>

namespace goterr {

/// `write` gives each item as JSON.
template <typename Items, typename Write>
std::string json_list(const Items& items, Write write) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : ",") + write(item);
    return '[' + text + ']';
}

}  // namespace goterr
