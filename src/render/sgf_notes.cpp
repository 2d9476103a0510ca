#include "sgf_notes.hpp"

#include <utility>

#include "goterr/core/joined.hpp"
#include "goterr/record/game.hpp"
#include "goterr/render/sgf_annotation.hpp"

namespace goterr {
namespace {

constexpr std::string_view list_name = "GOTERR";
constexpr std::string_view variation_value = "variation";
constexpr std::string_view first_line = "--- goterr ---\n";
constexpr std::string_view last_line = "--- end of goterr ---";

/// The comment without goterr's part and the blank lines before that.
std::string own_comment(std::string_view comment) {
    const std::size_t begin = comment.find(first_line);
    if (begin == std::string_view::npos) return std::string(comment);
    const std::size_t end = comment.find(last_line, begin);
    const std::string_view after =
        end == std::string_view::npos ? "" : comment.substr(end + last_line.size());
    std::string_view before = comment.substr(0, begin);
    if (before.ends_with("\n\n")) before.remove_suffix(2);
    return std::string(before) + std::string(after);
}

SgfEdit removal(const SgfTree& tree, SgfTree::Node node, std::string name) {
    if (name != "C") return {node, std::move(name), {}};
    const std::string comment = own_comment(joined(tree.values(node, "C"), ""));
    if (comment.empty()) return {node, "C", {}};
    return {node, "C", {comment}};
}

}  // namespace

std::vector<SgfEdit> removals(const SgfTree& tree) {
    std::vector<SgfEdit> edits;
    for (SgfTree::Node node = 0; node < tree.node_count(); ++node) {
        const auto listed = tree.values(node, list_name);
        for (const std::string_view name : listed)
            if (name != variation_value) edits.push_back(removal(tree, node, std::string(name)));
        if (!listed.empty()) edits.push_back({node, std::string(list_name), {}});
    }
    return edits;
}

std::string clean_record(const Provenance& from) {
    if (!is_sgf(from.source)) return write_sgf(read_game(from.source, {from.game, from.variation}));
    const SgfTree found = read_sgf_tree(from.source, from.game);
    const std::string text = without_variations(found, list_name, variation_value);
    const SgfTree tree = read_sgf_tree(text, from.game);
    return write_sgf(tree, removals(tree));
}

void NodeNotes::add(const std::string& name, std::vector<std::string> values) {
    if (!values.empty() && !has(name)) edits_.push_back({node_, name, std::move(values)});
}

void NodeNotes::comment(const std::string& text) {
    std::string whole = joined(tree_.values(node_, "C"), "");
    if (!whole.empty()) whole += "\n\n";
    edits_.push_back(
        {node_, "C", {whole + std::string(first_line) + sgf_text(text) + std::string(last_line)}});
}

std::vector<SgfEdit> NodeNotes::edits() const {
    std::vector<SgfEdit> all = edits_;
    SgfEdit list{node_, std::string(list_name), {}};
    for (const SgfEdit& edit : edits_) list.values.push_back(edit.name);
    if (!list.values.empty()) all.push_back(std::move(list));
    return all;
}

}  // namespace goterr
