#include <map>
#include <string>

#include "goterr/core/ascii.hpp"
#include "goterr/system/number.hpp"
#include "list_records.hpp"
#include "rules_name.hpp"
#include "servers/game_log.hpp"
#include "sgf/sgf_node.hpp"
#include "sgf/sgf_values.hpp"

namespace goterr {
namespace {

/// Behind the string that begins at `at`.
std::size_t string_end(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at) at += text[at] == '\\';
    return std::min(at + 1, text.size());
}

/// Behind the value that begins at `at`: nothing in it is looked at but where it ends.
std::size_t value_end(std::string_view text, std::size_t at) {
    int depth = 0;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            at = string_end(text, at) - 1;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth == 0) return at;
            if (--depth == 0) return at + 1;
        } else if (c == ',' && depth == 0) {
            return at;
        }
    }
    return text.size();
}

using Fields = std::map<std::string_view, std::string_view>;

/// The names and values of an object as they are written, strings without their quotes.
Fields fields_of(std::string_view object) {
    Fields fields;
    std::size_t at = object.find('{');
    while (at != std::string_view::npos && ++at < object.size()) {
        at = skip_blanks(object, at);
        if (at >= object.size() || object[at] != '"') break;
        const std::size_t name_end = string_end(object, at);
        const std::string_view name = object.substr(at + 1, name_end - at - 2);
        const std::size_t colon = object.find(':', name_end);
        if (colon == std::string_view::npos) break;
        const std::size_t begin = skip_blanks(object, colon + 1), end = value_end(object, begin);
        std::string_view value = trimmed(object.substr(begin, end - begin));
        if (value.size() >= 2 && value.front() == '"' && value.back() == '"')
            value = value.substr(1, value.size() - 2);
        fields.emplace(name, value);
        at = object.find_first_of(",}", end);
        if (at == std::string_view::npos || object[at] == '}') break;
    }
    return fields;
}

std::string_view field(const Fields& fields, std::string_view name) {
    const auto found = fields.find(name);
    return found == fields.end() ? std::string_view{} : found->second;
}

std::optional<Color> stone_of(char c) {
    return c == 'X' ? std::optional(Color::black) : c == 'O' ? std::optional(Color::white) : std::nullopt;
}

void set_up(GameLog& log, std::string_view board) {
    const BoardSize size = log.size();
    if (board.size() != static_cast<std::size_t>(size.area()))
        log.fail(0, "\"board\" has " + std::to_string(board.size()) + " characters, a board of " +
                        std::to_string(size.width) + "x" + std::to_string(size.height) + " has " +
                        std::to_string(size.area()) + " points");
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto stone = stone_of(board[i]);
        if (!stone && board[i] != '.')
            log.fail(0, quoted(board.substr(i, 1)) + " is no stone; \"board\" has X, O and .");
        const int x = static_cast<int>(i) % size.width,
                  y = size.height - 1 - static_cast<int>(i) / size.width;
        if (stone) log.set_up(*stone, {x, y}, 0);
    }
}

void tell(GameLog& log, const Fields& fields) {
    log.info().rules = read_rules(field(fields, "rules"));
    log.info().komi = decimal_number(field(fields, "komi"));
    log.set_handicap(read_integer(field(fields, "handicap")).value_or(0));
    const Fields captures = fields_of(field(fields, "captures"));
    log.info().prisoners = {read_integer(field(captures, "black")).value_or(0),
                            read_integer(field(captures, "white")).value_or(0)};
    const std::string_view to_move = field(fields, "to_move");
    if (to_move == "black" || to_move == "white")
        log.set_to_move(to_move == "black" ? Color::black : Color::white);
}

}  // namespace

std::size_t object_at_front(std::string_view text) {
    const std::size_t end = value_end(text, skip_blanks(text, 0));
    return skip_blanks(text, std::max(end, std::min<std::size_t>(text.size(), 1)));
}

bool is_own_json(std::string_view text) {
    const std::string_view begin = trimmed(text.substr(0, std::min<std::size_t>(text.size(), 200)));
    return begin.starts_with('{') && begin.find("\"schema\"") != std::string_view::npos;
}

Game read_own_json(std::string_view object) {
    const Fields fields = fields_of(object);
    if (fields.contains("error")) throw ParseError({1, 1}, "this record is of a file that could not be read");
    if (!fields.contains("board"))
        throw ParseError(
            {1, 1}, "this object has no \"board\"; what can be read is what estimate, batch and map print");
    const int width = read_integer(field(fields, "width")).value_or(0),
              height = read_integer(field(fields, "height")).value_or(0);
    if (!is_board_size(width, height))
        throw ParseError({1, 1}, "this object has no \"width\" and \"height\" of a board");
    GameLog log(object, {width, height});
    set_up(log, field(fields, "board"));
    tell(log, fields);
    return log.take(false);
}

}  // namespace goterr
