/// goterr_planes OUT RECORDS... --labels FILE... : writes what the net is trained on.
///
///     goterr_planes normal.planes games.tsv selfgames.tsv --labels labels.tsv --labels selflabels.tsv
///     goterr_planes quick.planes ... --quick        as quick effort sees them
///     goterr_planes part2.planes ... --shard 2/8    every eighth game
///     ... --seed 1                                  the same positions with other sampled games
///     ... --outcomes 2                              twice two more positions of each counted game, a random move
///                                                   of its second half and the one after it
///
/// Every position that has a label gives a row (`Row`), and so do the positions asked for by --outcomes.
/// Where the estimate of a game's last position gives the recorded margin, its owner map is what became of
/// every point.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>

#include "fit/records.hpp"
#include "goterr/board/handicap.hpp"
#include "goterr/core/byte_hash.hpp"
#include "goterr/estimate/estimate.hpp"
#include "goterr/estimate/inputs.hpp"
#include "goterr/estimate/owner_map.hpp"

namespace goterr::fit {
namespace {

constexpr std::size_t most_points = 361;
constexpr std::int8_t not_known = 127;

/// One position, all numbers as the side to move sees them, points row-major from the top left.
struct Row {
    std::uint32_t game = 0;  ///< hash of the id
    std::int16_t move = 0;
    std::uint8_t width = 0;
    std::uint8_t height = 0;
    std::int8_t turn = 0;  ///< +1 black, -1 white is to move
    std::uint8_t area = 0;
    std::uint8_t handicap = 0;
    std::uint8_t open = 0;  ///< too early to be counted
    float base = 0;         ///< what is added to the sum of the ownership to get the lead
    float margin = 0;       ///< of the record; NaN: not known
    float lead = 0;         ///< the label's; NaN: none
    float today = 0;        ///< the lead without a net
    std::int8_t inputs[most_points][input_names.size()] = {};
    std::int8_t ownership[most_points] = {};  ///< 0..63; -1: none
    std::int8_t outcome[most_points] = {};    ///< -1, 0, 1; 127: not known
};
static_assert(sizeof(Row) == 12 + 16 + most_points * (input_names.size() + 2));

struct Options {
    std::string out;
    std::vector<std::string> records;
    PositionLabels labels;
    Effort effort = Effort::normal;
    std::uint64_t seed = 0;
    int outcomes = 0;
    int shard = 0, shards = 1;
};

std::uint64_t hash_of(const std::string& text) {
    ByteHash hash;
    hash.add(text);
    return hash.value();
}

/// Counts are half points apart; margins that an engine named are a little off.
constexpr double same_count = 0.4;

/// What became of every point, where the count says the same as the record.
std::optional<Grid<Color>> final_owners(const Record& record, const EstimateOptions& options) {
    if (!record.game.info.margin) return std::nullopt;
    const Estimate last = estimate(replay(record.game).position, options);
    if (std::abs(last.lead() - *record.game.info.margin) > same_count) return std::nullopt;
    return last.owner;
}

/// Lead less the sum of the ownership over all points, black positive.
double base_of(const Position& position, const EstimateOptions& options) {
    double base = -options.komi;
    if (options.rules.scoring == Scoring::area) return base - handicap_bonus(options.rules, options.handicap);
    base += position.prisoners.black - position.prisoners.white;
    for (const Color stone : position.board.values()) base -= sign(stone);
    return base;
}

constexpr char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

void fill_labels(Row& row, const PositionLabel* label, const std::optional<Grid<Color>>& owners) {
    std::memset(row.ownership, -1, sizeof row.ownership);
    std::memset(row.outcome, not_known, sizeof row.outcome);
    const std::size_t points = static_cast<std::size_t>(row.width) * row.height;
    row.lead = label ? static_cast<float>(label->lead * row.turn) : NAN;
    const bool has_owners = label && !label->ownership.empty();
    if (has_owners && label->ownership.size() != points) throw Error("a label of another size");
    for (std::size_t i = 0; i < points; ++i) {
        if (has_owners) {
            const auto index = std::strchr(alphabet, label->ownership[i]) - alphabet;
            row.ownership[i] = static_cast<std::int8_t>(row.turn > 0 ? index : 63 - index);
        }
        if (owners) row.outcome[i] = static_cast<std::int8_t>(sign(owners->values()[i]) * row.turn);
    }
}

class Writer {
public:
    explicit Writer(const Options& options) : options_(options), out_(options.out, std::ios::binary) {
        if (!out_) throw Error(options.out + " cannot be written");
    }

    void add(const Record& record) {
        const auto known = options_.labels.find(record.id);
        std::vector<int> moves;
        if (known != options_.labels.end())
            for (const PositionLabel& label : known->second) moves.push_back(label.move);
        const EstimateOptions options = options_of(record.game.info);
        const std::optional<Grid<Color>> owners = final_owners(record, options);
        std::size_t labels = moves.size();
        if (owners) add_random_moves(moves, record);
        if (moves.empty()) return;
        for (std::size_t i = 0; i < moves.size(); ++i)
            add(record, moves[i], i < labels ? &known->second[i] : nullptr, owners);
    }

    int rows() const { return rows_; }

private:
    void add_random_moves(std::vector<int>& moves, const Record& record) const {
        std::uint64_t state = hash_of(record.id);
        const int count = record.game.move_count();
        const int later = count / 2;
        for (int i = 0; i < options_.outcomes && count > 8; ++i) {
            state = state * 6364136223846793005ULL + 1442695040888963407ULL;
            const auto beyond = static_cast<int>((state >> 33) % static_cast<std::uint64_t>(later));
            moves.insert(moves.end(), {count - later + beyond, count - later + beyond + 1});
        }
    }

    void add(const Record& record, int move, const PositionLabel* label,
             const std::optional<Grid<Color>>& owners) {
        const Position position = replay(record.game, move).position;
        EstimateOptions options = options_of(record.game.info);
        options.effort = options_.effort;
        options.seed = options_.seed;
        const Analysis analysis = analyze(position, analysis_options(options, position.board.size()));
        Row row;
        row.game = static_cast<std::uint32_t>(hash_of(record.id));
        row.move = static_cast<std::int16_t>(move);
        row.width = static_cast<std::uint8_t>(position.board.size().width);
        row.height = static_cast<std::uint8_t>(position.board.size().height);
        row.turn = static_cast<std::int8_t>(sign(position.to_move));
        row.area = options.rules.scoring == Scoring::area ? 1 : 0;
        row.handicap = static_cast<std::uint8_t>(options.handicap);
        row.open = analysis.stage == Stage::open ? 1 : 0;
        row.base = static_cast<float>(base_of(position, options) * row.turn);
        row.margin = record.game.info.margin ? static_cast<float>(*record.game.info.margin * row.turn) : NAN;
        const std::vector<InputPoint> inputs = inputs_of(analysis);
        std::memcpy(row.inputs, inputs.data(), inputs.size() * sizeof(InputPoint));
        fill_labels(row, label, owners);
        out_.write(reinterpret_cast<const char*>(&row), sizeof row);
        ++rows_;
    }

    const Options& options_;
    std::ofstream out_;
    int rows_ = 0;
};

Options options_from(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        const auto value = [&] {
            if (++i >= argc) throw Error(argument + " needs a value");
            return std::string(argv[i]);
        };
        if (argument == "--labels")
            add_position_labels(options.labels, value());
        else if (argument == "--quick")
            options.effort = Effort::quick;
        else if (argument == "--seed")
            options.seed = std::strtoull(value().c_str(), nullptr, 10);
        else if (argument == "--outcomes")
            options.outcomes = std::atoi(value().c_str());
        else if (argument == "--shard")
            std::sscanf(value().c_str(), "%d/%d", &options.shard, &options.shards);
        else if (options.out.empty())
            options.out = argument;
        else
            options.records.push_back(argument);
    }
    if (options.records.empty()) throw Error("usage: goterr_planes OUT RECORDS... --labels FILE...");
    return options;
}

void write_planes(const Options& options) {
    Writer writer(options);
    int number = 0;
    for (const std::string& path : options.records)
        for (const Record& record : read_records(path))
            if (number++ % options.shards == options.shard % options.shards) writer.add(record);
    std::cerr << "goterr_planes: " << writer.rows() << " positions of " << number << " games\n";
}

}  // namespace
}  // namespace goterr::fit

int main(int argc, char** argv) {
    try {
        goterr::fit::write_planes(goterr::fit::options_from(argc, argv));
    } catch (const goterr::Error& error) {
        std::cerr << "goterr_planes: " << error.what() << '\n';
        return 1;
    }
}
