/// What a pattern of `fmt::format` is filled with, and the filling: as much of fmt as goterr's texts need, in
/// a twentieth of its size.
///
/// Fields are `{}` and `{:[<>][+][0][width].[precision][x|g|f|d]}`, the width may be a field itself; a width
/// counts characters. Numbers stand as fmt writes them, in their shortest form that reads back equal where
/// nothing else is asked for; those between 10^-4 and 10^16 (singles to 10^7, with `g` to 10^6), and of
/// smaller ones those with few digits.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace goterr::format {

class Argument {
public:
    enum class Kind : std::uint8_t { text, character, whole, real, single };

    Argument(std::string_view text) : kind(Kind::text), text_{text.data(), text.size()} {}
    Argument(const std::string& text) : Argument(std::string_view(text)) {}
    Argument(const char* text) : Argument(std::string_view(text)) {}
    Argument(char character) : kind(Kind::character), character_(character) {}
    Argument(double value) : kind(Kind::real), real_(value) {}
    Argument(float value) : kind(Kind::single), real_(value) {}
    Argument(bool value) : Argument(std::string_view(value ? "true" : "false")) {}
    Argument(std::integral auto value) : kind(Kind::whole), whole_(static_cast<std::int64_t>(value)) {}

    const Kind kind;

    std::string_view text() const {
        return kind == Kind::character ? std::string_view(&character_, 1)
                                       : std::string_view(text_.begin, text_.size);
    }
    std::int64_t whole() const { return whole_; }
    double real() const { return real_; }

private:
    struct Text {
        const char* begin;
        std::size_t size;
    };
    union {
        Text text_;
        char character_;
        std::int64_t whole_;
        double real_;
    };
};

std::string filled(std::string_view pattern, std::span<const Argument> arguments);

}  // namespace goterr::format
