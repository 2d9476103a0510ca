/// Values written as JSON, the one way in which everything here is.
///
/// Numbers are finite and in their shortest form that reads back equal, without a negative zero. Text that is
/// not UTF-8 has U+FFFD for each byte that is wrong. Points and colors are written by their names, what is
/// absent as null.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "goterr/core/color.hpp"
#include "goterr/core/point.hpp"

namespace goterr {

/// What is JSON already.
struct Json {
    std::string text;
};

/// `text` as a JSON string, with its quotes.
std::string json_string(std::string_view text);

/// A finite number as JSON.
std::string json_number(double value);

template <typename T>
concept Walkable = requires(const T& items) {
    items.begin();
    items.end();
}
&&!std::convertible_to<const T&, std::string_view>;

/// Any list, each of its items as `write` gives it.
template <Walkable Items, typename Write>
Json json_array(const Items& items, Write write);

inline Json json_of(Json json) { return json; }
inline Json json_of(std::string_view text) { return {json_string(text)}; }
inline Json json_of(const std::string& text) { return {json_string(text)}; }
inline Json json_of(const char* text) { return {json_string(text)}; }
inline Json json_of(bool value) { return {value ? "true" : "false"}; }
inline Json json_of(std::integral auto value) { return {std::to_string(value)}; }
inline Json json_of(std::floating_point auto value) { return {json_number(static_cast<double>(value))}; }
inline Json json_of(Point p) { return {json_string(name_of(p))}; }
inline Json json_of(Color side) { return {json_string(name_of(side))}; }

template <typename T>
Json json_of(const std::optional<T>& value) {
    return value ? json_of(*value) : Json{"null"};
}

template <Walkable Items>
Json json_of(const Items& items) {
    return json_array(items, [](const auto& item) { return json_of(item); });
}

template <Walkable Items, typename Write>
Json json_array(const Items& items, Write write) {
    std::string text;
    for (const auto& item : items) {
        text += text.empty() ? '[' : ',';
        text += json_of(write(item)).text;
    }
    return {text.empty() ? "[]" : std::move(text) + ']'};
}

/// The values themselves, as a list: of several kinds, too.
template <typename... Values>
Json json_row(const Values&... values) {
    std::string text;
    ((text += (text.empty() ? '[' : ',') + json_of(values).text), ...);
    return {std::move(text) + ']'};
}

/// An object, its members in the order in which they are added.
class JsonObject {
public:
    template <typename T>
    JsonObject& add(std::string_view name, const T& value) {
        text_ += text_.empty() ? "{" : ",";
        text_ += json_string(name);
        text_ += ':';
        text_ += json_of(value).text;
        return *this;
    }

    Json json() const { return {text_.empty() ? "{}" : text_ + '}'}; }

private:
    std::string text_;
};

inline Json json_of(const JsonObject& object) { return object.json(); }

}  // namespace goterr
