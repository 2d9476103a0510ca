/// An array of JSON from anything that can be walked through.
#pragma once

#include <string>

namespace goterr {

/// The items with commas between. `write` gives each as JSON.
template <typename Items, typename Write>
std::string json_items(const Items& items, Write write) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : ",") + write(item);
    return text;
}

template <typename Items, typename Write>
std::string json_list(const Items& items, Write write) {
    return '[' + json_items(items, write) + ']';
}

}  // namespace goterr
