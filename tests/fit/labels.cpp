#include "fit/labels.hpp"

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "goterr/core/byte_hash.hpp"

namespace goterr::fit {
namespace {

using nlohmann::json;

Board board_of(const std::string& text) {
    const int side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(text.size()))));
    if (!is_board_size(side, side) || side * side != static_cast<int>(text.size()))
        throw Error("board is no square of 1 to 52 lines");
    Board board(BoardSize{side, side});
    for (std::size_t i = 0; i < text.size(); ++i)
        board.values()[i] = text[i] == 'X' ? Color::black : text[i] == 'O' ? Color::white : Color::empty;
    return board;
}

Ruleset rules_of(const std::string& name) {
    if (name == "area") return chinese_rules;
    if (const auto rules = ruleset_named(name)) return *rules;
    return japanese_rules;
}

std::vector<std::optional<double>> owners_of(const std::string& text) {
    std::vector<std::optional<double>> owners;
    for (const char c : text) {
        if (c == '?')
            owners.emplace_back();
        else
            owners.emplace_back(c == 'B' ? 1.0 : c == 'W' ? -1.0 : 0.0);
    }
    return owners;
}

Label label_of(const json& record) {
    Label label;
    label.file = record.value("file", "");
    label.position.board = board_of(record.at("board").get<std::string>());
    const std::string to_move = record.value("to_move", "black");
    label.position.to_move = to_move.substr(0, 1) == "W" || to_move == "white" ? Color::white : Color::black;
    if (const auto taken = record.find("captures"); taken != record.end())
        label.position.prisoners = {taken->value("black", 0), taken->value("white", 0)};
    label.options.rules = rules_of(record.value("rules", "japanese"));
    label.options.komi = record.value("komi", 6.5);
    label.options.handicap = record.value("handicap", 0);
    if (const auto values = record.find("ownership"); values != record.end())
        label.ownership = values->get<std::vector<double>>();
    if (const auto owner = record.find("owner"); owner != record.end())
        label.owner = owners_of(owner->get<std::string>());
    if (const auto margin = record.find("margin"); margin != record.end())
        label.margin = margin->get<double>();
    return label;
}

}  // namespace

std::vector<Label> read_labels(std::istream& in) {
    std::vector<Label> labels;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.empty()) continue;
        try {
            labels.push_back(label_of(json::parse(line)));
        } catch (const std::exception& problem) {
            throw Error("line " + std::to_string(number) + ": " + problem.what());
        }
    }
    return labels;
}

bool is_training(const std::string& file) {
    ByteHash hash;
    hash.add(file);
    return ((hash.value() >> 32) & 1) == 0;
}

}  // namespace goterr::fit
