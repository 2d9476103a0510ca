/// The moves that show an answer: the one who gets his way plays on it, the other tries what threatens most.
#pragma once

#include "goterr/life/problem.hpp"
#include "problem_reading.hpp"

namespace goterr::life {

/// What a line is about.
struct Shown {
    Color first = Color::black;
    Outcome outcome = Outcome::unknown;  ///< that `winner` reaches
    Color winner = Color::black;
    std::vector<Point> solutions = {};  ///< his first moves, if he begins: the first leads the line
};

std::vector<Variation> problem_lines(const Position& position, ProblemReading& reading, const Shown& shown);

/// First moves of the one who begins that fail though they threaten what he wants, each with what refutes it.
std::vector<Variation> refuted_moves(const Position& position, ProblemReading& reading, const Shown& shown);

}  // namespace goterr::life
