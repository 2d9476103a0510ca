#include "goterr/core/ascii.hpp"

namespace goterr {

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = lower(c);
    return small;
}

std::string upper(std::string_view text) {
    std::string capitals(text);
    for (char& c : capitals) c = upper(c);
    return capitals;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

}  // namespace goterr
