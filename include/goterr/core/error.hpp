/// How goterr says that something is wrong: sentences for a player, with the place in the file.
///
/// The outside world is wrong: throw `Error` or `ParseError`. Odd but readable: return a `Diagnostic`.
#pragma once

#include <stdexcept>
#include <string>

namespace goterr {

/// A place in a text: both from 1, the column in bytes; 0 when there is no such place.
struct TextPlace {
    int line = 0;
    int column = 0;

    friend constexpr bool operator==(TextPlace, TextPlace) = default;
};

/// Something odd that was read all the same.
struct Diagnostic {
    TextPlace where;
    std::string message;

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// Of a part that begins at `start`, with the place in the whole.
inline Diagnostic in_whole(Diagnostic diagnostic, TextPlace start) {
    TextPlace& where = diagnostic.where;
    if (where.line == 1) where.column += start.column - 1;
    if (where.line > 0) where.line += start.line - 1;
    return diagnostic;
}

/// What was asked for cannot be done; `what()` is the sentence.
class Error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A text that cannot be read; `what()` is the sentence, without the place.
class ParseError : public Error {
public:
    ParseError(TextPlace where, const std::string& sentence) : Error(sentence), where_(where) {}
    TextPlace where() const { return where_; }

private:
    TextPlace where_;
};

}  // namespace goterr
