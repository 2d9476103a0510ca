/// Runs of `goterr batch` within the test.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "commands/workspace.hpp"
#include "goterr/commands/batch_command.hpp"

namespace goterr::test {

/// A finished game on a small board: black's two rows against white's, `extra` moves before the passes.
inline std::string small_game(const std::string& extra = "") {
    return "(;GM[1]FF[4]SZ[5]KM[0.5]RE[B+4.5];B[ac];W[ad];B[bc];W[bd];B[cc];W[cd];B[dc];W[dd];B[ec];W[ed]" +
           extra + ";B[];W[])\n";
}

struct BatchOutcome {
    int status = 0;
    std::string out, err;
};

inline BatchCommand csv(std::vector<std::string> paths) {
    BatchCommand command;
    command.paths = std::move(paths);
    command.format = batch_format_named("csv");
    command.header = false;
    command.progress = Wish::never;
    command.summary = false;
    return command;
}

inline BatchOutcome run_batch(const BatchCommand& command, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out, err;
    const int status = run(command, in, out, err);
    return {status, out.str(), err.str()};
}

/// File, game and move of every row, without the folder's own path.
inline std::string places(const std::string& rows, const Workspace& folder) {
    std::istringstream lines(rows);
    std::string text;
    for (std::string line; std::getline(lines, line);) {
        std::size_t end = 0;
        for (int comma = 0; comma < 3; ++comma) end = line.find(',', end) + 1;
        const std::string place = line.substr(0, end - 1);
        text += place.substr(std::min(place.size(), folder.path("").size())) + '\n';
    }
    return text;
}

inline int lines_in(const std::string& text) {
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

inline std::string many_games(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += small_game(i % 2 == 0 ? ";B[aa]" : "");
    return text;
}

}  // namespace goterr::test
