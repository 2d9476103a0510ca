/// Sessions for tests, and what is said in them.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "goterr/core/error.hpp"
#include "goterr/protocol/gtp_session.hpp"

namespace goterr::test {

inline GtpSession session() {
    GtpOptions options;
    options.version = "1.2.3";
    options.estimate.effort = Effort::quick;
    options.read_file = [](const std::string& name) -> std::string {
        if (name == "game.sgf") return "(;GM[1]FF[4]SZ[9]KM[5.5]RU[Chinese];B[ee];W[ec];B[gd])";
        if (name == "silent.sgf") return "(;SZ[9];B[ee])";
        if (name == "handicap.sgf") return "(;SZ[9]RU[Chinese]HA[2]AB[cc][gg];W[ee])";
        const std::string one_neutral_point =
            "SZ[7]KM[0.5]RU[Chinese]AB[ba][ca][ab][bb][cb][cc][cd][ce][bf][cf][bg][cg][bd]"
            "AW[ea][fa][eb][gb][fb][ec][ed][ee][ef][fd][eg][fg][dg][df][de][dd][dc][db]PL[B])";
        if (name == "server.sgf") return "(;" + one_neutral_point;
        if (name == "cup.sgf") return "(;EV[Cup]" + one_neutral_point;
        throw Error("cannot be read");
    };
    return GtpSession(std::move(options));
}

/// The answers to several lines, one after the other.
inline std::string answers(GtpSession& gtp, const std::string& lines) {
    std::istringstream in(lines);
    std::string text;
    for (std::string line; std::getline(in, line);) text += gtp.answer(line);
    return text;
}

inline std::string answers(const std::string& lines) {
    GtpSession gtp = session();
    return answers(gtp, lines);
}

/// A 5x5 game that is over: black has the left, white the right with a dead stone in it.
inline constexpr const char* finished_game =
    "boardsize 5\nkomi -1.5\n"
    "play b b1\nplay w d1\nplay b b2\nplay w d2\nplay b b3\nplay w d3\nplay b b4\nplay w d4\nplay b b5\nplay "
    "w d5\n"
    "play b c1\nplay w c2\nplay b c3\nplay w c4\nplay b c5\nplay w pass\nplay b pass\n";

inline std::string last_answer(const std::string& lines) {
    const std::string all = answers(lines);
    const std::size_t begin = all.rfind("\n\n", all.size() - 3);
    return begin == std::string::npos ? all : all.substr(begin + 2);
}

inline std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, separator);) parts.push_back(part);
    return parts;
}

}  // namespace goterr::test
