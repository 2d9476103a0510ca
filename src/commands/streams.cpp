#include "goterr/commands/streams.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <istream>
#include <ostream>

#include <fmt/format.h>

#include "goterr/core/printable.hpp"
#include "goterr/system/path.hpp"
#include "part_file.hpp"

namespace goterr {

namespace {

std::string reason() { return std::strerror(errno); }

/// About `expected` bytes; memory grows with what really comes.
std::string bytes_of(std::istream& in, std::size_t expected) {
    errno = 0;
    std::string bytes;
    bytes.reserve(std::min(expected, longest_input));
    std::array<char, std::size_t{1} << 16> piece;
    while (in.read(piece.data(), piece.size()), in.gcount() > 0) {
        bytes.append(piece.data(), static_cast<std::size_t>(in.gcount()));
        if (bytes.size() > longest_input)
            throw Error(fmt::format("is longer than {} MB; `goterr batch` reads collections of any length",
                                    longest_input >> 20));
    }
    if (is_broken(in)) throw Error("cannot be read: " + reason());
    return bytes;
}

std::string bytes_of_file(const std::string& name) {
    std::error_code ignored;
    if (std::filesystem::is_directory(file_path(name), ignored))
        throw Error("is a directory; `goterr batch` reads directories");
    errno = 0;
    std::ifstream in(name, std::ios::binary);
    if (!in) throw Error("cannot be read: " + reason());
    const bool plain = std::filesystem::is_regular_file(file_path(name), ignored);
    const auto size = plain ? std::filesystem::file_size(file_path(name), ignored) : 0;
    return bytes_of(in, ignored ? 0 : static_cast<std::size_t>(size));
}

}  // namespace

bool is_broken(const std::istream& in) {
    return in.bad() || (in.eof() && (errno == EISDIR || errno == EBADF || errno == EIO));
}

std::string read_input(const std::string& name, std::istream& in) {
    return name == "-" ? bytes_of(in, 0) : bytes_of_file(name);
}

void write_output(std::string_view bytes, const std::string& file, std::ostream& out) {
    if (file.empty() || file == "-") {
        errno = 0;
        out << bytes << std::flush;
        if (!out) throw Error("standard output cannot be written: " + reason());
        return;
    }
    if (!is_replaceable(file)) {
        open_device(file).write(bytes);
        return;
    }
    PartFile part(file, false);
    part.file().write(bytes);
    part.finish();
}

std::string cut_short(std::string_view sentence) {
    constexpr std::size_t longest = 1000, beginning = 600, end = 200;
    if (sentence.size() <= longest) return printable(sentence);
    return printable(sentence.substr(0, beginning)) + " ... " +
           printable(sentence.substr(sentence.size() - end));
}

std::string message_line(std::string_view file, TextPlace where, std::string_view severity,
                         std::string_view sentence) {
    std::string line = "goterr: ";
    if (!file.empty()) line += file == "-" ? "standard input" : printable_name(file);
    if (where.line > 0) line += fmt::format(":{}:{}", where.line, where.column);
    if (!file.empty()) line += ": ";
    return line + fmt::format("{}: {}\n", severity, cut_short(sentence));
}

Diagnostic diagnostic_of(const Error& error) {
    const auto* parse_error = dynamic_cast<const ParseError*>(&error);
    return {parse_error ? parse_error->where() : TextPlace{}, error.what()};
}

std::optional<std::string> read_line(std::istream& in, std::size_t most) {
    std::string line;
    for (char c = 0; in.get(c);) {
        if (c == '\n') return line;
        if (line.size() < most) line += c;
    }
    return line.empty() ? std::nullopt : std::optional(std::move(line));
}

}  // namespace goterr
