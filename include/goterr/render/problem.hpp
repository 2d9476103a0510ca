/// A life-and-death problem and its answer, in all formats.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/life/problem.hpp"
#include "goterr/render/drawing.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

struct ProblemReport {
    Position position;
    Problem problem;
    Provenance from;
    std::string proof = {};  ///< the file of its certificates, if there is one
};

struct ProblemFormat {
    std::string_view name;
    std::string_view extension;
    std::string (*render)(const ProblemReport&, const RenderOptions&);
    bool many = true;  ///< several answers can stand one after the other
};

/// All formats; text is the first.
std::span<const ProblemFormat> problem_formats();

/// The one with `first` to begin.
const ProblemAnswer& answer_for(const Problem& problem, Color first);

/// The answer for the side to move: `Black kills with B1`, `White is dead` whoever begins.
std::string problem_sentence(const ProblemReport& report);
/// `17 boards read`
std::string boards_in_words(const Problem& problem);

std::string render_problem_text(const ProblemReport& report, const RenderOptions& options);
std::string render_problem_json(const ProblemReport& report, const RenderOptions& options);
/// The problem as a new record with the lines of both sides as variations.
std::string render_problem_sgf(const ProblemReport& report, const RenderOptions& options);
/// The position with the moves of the main line as numbered stones.
Drawing problem_picture(const ProblemReport& report, const PictureOptions& options);

/// Many problems for people: one line each under one line of headings.
std::string problem_table(const std::vector<ProblemReport>& reports, const RenderOptions& options = {});

}  // namespace goterr
