#include "fit/records.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "goterr/board/handicap.hpp"

namespace goterr::fit {
namespace {

namespace fs = std::filesystem;

using Fields = std::vector<std::string>;

Fields split(const std::string& text, char at) {
    Fields fields;
    std::istringstream in(text);
    for (std::string field; std::getline(in, field, at);) fields.push_back(field);
    return fields;
}

Ruleset rules_of(const std::string& name) {
    if (name == "area") return chinese_rules;
    return ruleset_named(name).value_or(japanese_rules);
}

/// `D4`, `pass`.
std::optional<Point> player_point(const std::string& word, BoardSize size) {
    if (word.size() < 2) throw Error("no move: " + word);
    const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
    const Point p{letter - 'A' - (letter > 'I' ? 1 : 0), std::atoi(word.c_str() + 1) - 1};
    if (word == "pass") return std::nullopt;
    if (!size.contains(p)) throw Error("no point of the board: " + word);
    return p;
}

/// `qd`.
std::optional<Point> sgf_point(const std::string& letters, BoardSize size) {
    const Point p{letters[0] - 'a', size.height - 1 - (letters[1] - 'a')};
    if (!size.contains(p)) throw Error("no point of the board: " + letters);
    return p;
}

void add_move(Game& game, Color color, std::optional<Point> point) {
    game.steps.push_back({point ? Step::Kind::move : Step::Kind::pass, color, point.value_or(Point{})});
}

Record record_of_seven(const Fields& fields) {
    Record record{fields[0], {}};
    GameInfo& info = record.game.info;
    info.size = {std::atoi(fields[1].c_str()), std::atoi(fields[1].c_str())};
    info.rules = rules_of(fields[2]);
    info.komi = std::atof(fields[3].c_str());
    info.handicap = std::atoi(fields[4].c_str());
    if (!fields[5].empty()) info.margin = std::atof(fields[5].c_str());
    for (const Point p : fixed_handicap(info.size, info.handicap))
        record.game.steps.push_back({Step::Kind::setup, Color::black, p});
    Color color = info.handicap >= 2 ? Color::white : Color::black;
    for (const std::string& word : split(fields[6], ' ')) {
        add_move(record.game, color, player_point(word, info.size));
        color = opponent(color);
    }
    return record;
}

Record record_of_five(const Fields& fields) {
    Record record{fields[0], {}};
    GameInfo& info = record.game.info;
    info.size = {19, 19};
    info.rules = rules_of(fields[1]);
    info.komi = std::atof(fields[2].c_str());
    info.margin = std::atof(fields[3].c_str());
    const std::string& moves = fields[4];
    if (moves[0] == 'B' || moves[0] == 'W') {
        for (const std::string& word : split(moves, ' '))
            add_move(record.game, word[0] == 'B' ? Color::black : Color::white,
                     sgf_point(word.substr(1), info.size));
        return record;
    }
    for (std::size_t i = 0; i + 1 < moves.size(); i += 2)
        add_move(record.game, i % 4 == 0 ? Color::black : Color::white,
                 sgf_point(moves.substr(i, 2), info.size));
    return record;
}

std::vector<Record> read_games_file(const std::string& path) {
    std::ifstream in(path);
    if (!in) throw Error(path + " cannot be opened");
    std::vector<Record> records;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        const Fields fields = split(line, '\t');
        if (fields.size() != 5 && fields.size() != 7)
            throw Error(path + ":" + std::to_string(number) + ": five or seven fields expected");
        records.push_back(fields.size() == 7 ? record_of_seven(fields) : record_of_five(fields));
    }
    return records;
}

Record read_sgf_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    return {path.stem().string(), read_game(bytes)};
}

std::vector<Record> read_folder(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".sgf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Record> records;
    for (const fs::path& file : files) records.push_back(read_sgf_file(file));
    return records;
}

}  // namespace

std::vector<Record> read_records(const std::string& path) {
    if (fs::is_directory(path)) return read_folder(path);
    if (fs::path(path).extension() == ".sgf") return {read_sgf_file(path)};
    return read_games_file(path);
}

EstimateOptions options_of(const GameInfo& info) {
    EstimateOptions options;
    options.rules = info.rules.value_or(japanese_rules);
    options.komi = info.komi.value_or(options.rules.default_komi);
    options.handicap = info.handicap;
    return options;
}

void add_position_labels(PositionLabels& labels, const std::string& path) {
    std::ifstream in(path);
    if (!in) throw Error(path + " cannot be opened");
    for (std::string line; std::getline(in, line);) {
        const Fields fields = split(line, '\t');
        if (fields.size() != 4 && fields.size() != 3)
            throw Error(path + ": three or four fields expected: " + line.substr(0, 40));
        const bool whole = fields.size() == 4;
        labels[fields[0]].push_back({std::atoi(fields[1].c_str()), whole ? std::atof(fields[2].c_str()) : NAN,
                                     whole ? fields[3] : std::string()});
    }
    for (auto& [id, of_game] : labels)
        std::sort(of_game.begin(), of_game.end(),
                  [](const PositionLabel& a, const PositionLabel& b) { return a.move < b.move; });
}

}  // namespace goterr::fit
