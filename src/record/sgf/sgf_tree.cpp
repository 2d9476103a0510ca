#include "goterr/record/sgf/sgf_tree.hpp"

#include <limits>

#include "charset.hpp"
#include "goterr/core/error.hpp"
#include "goterr/record/sgf/sgf_nodes.hpp"
#include "record_text.hpp"
#include "sgf.hpp"
#include "sgf_node.hpp"
#include "sgf_tree_builder.hpp"

namespace goterr {
namespace {

/// Bytes of a comment that are looked at: books are written in them.
constexpr std::size_t longest_comment = std::size_t{1} << 20;

SgfLexer lexer_at(std::string_view text, std::size_t at, std::uint8_t charset) {
    SgfLexer lexer(text, at, nullptr);
    lexer.use(static_cast<SgfCharset>(charset));
    lexer.next();
    return lexer;
}

std::string letters_of(SgfName name) {
    std::string letters;
    if (name >= 32) letters += static_cast<char>('A' + name / 32 - 1);
    if (name > 0) letters += static_cast<char>('A' + name % 32 - 1);
    return letters;
}

int count_children(const SgfTree& tree, SgfTree::Node node) {
    int children = 0;
    for (auto child = tree.first_child(node); child != SgfTree::none; child = tree.next_sibling(child))
        ++children;
    return children;
}

SgfTree::Node child(const SgfTree& tree, SgfTree::Node node, int number) {
    SgfTree::Node child = tree.first_child(node);
    for (; number > 1 && child != SgfTree::none; --number) child = tree.next_sibling(child);
    return child;
}

/// Trees point into their text with 32 bits.
RecordText tree_text(std::string_view bytes) {
    RecordText text = record_text(bytes);
    if (text.view().size() >= std::numeric_limits<std::uint32_t>::max())
        throw ParseError({1, 1}, "the file is larger than 4 GB");
    return text;
}

}  // namespace

std::string SgfTree::name(const Property& property) const {
    const SgfLexer lexer = lexer_at(text_, property.begin, charset_);
    return lexer.name() != 0 ? letters_of(lexer.name()) : std::string(lexer.written_name());
}

std::vector<std::string_view> SgfTree::values(const Property& property) const {
    SgfLexer lexer = lexer_at(text_, property.begin, charset_);
    std::vector<std::string_view> values;
    while (lexer.next_value()) values.push_back(lexer.value());
    return values;
}

std::vector<std::string_view> SgfTree::values(Node n, std::string_view wanted) const {
    std::vector<std::string_view> all;
    for (const Property* property = begin(n); property != end(n); ++property) {
        if (name(*property) != wanted) continue;
        for (const std::string_view value : values(*property)) all.push_back(value);
    }
    return all;
}

std::vector<SgfTree::Node> SgfTree::line(const std::vector<int>& variation) const {
    std::vector<Node> line;
    std::size_t fork = 0;
    for (Node node = root(); node != none;) {
        line.push_back(node);
        const Node eldest = first_child(node);
        const bool forks = eldest != none && next_sibling(eldest) != none;
        const int branch = forks && fork < variation.size() ? variation[fork++] : 1;
        const Node next = branch < 1 ? none : child(*this, node, branch);
        if (next == none && eldest != none)
            throw Error("fork " + std::to_string(fork) + " of the game has " +
                        std::to_string(count_children(*this, node)) + " branches, not " +
                        std::to_string(branch));
        node = next;
    }
    if (fork < variation.size())
        throw Error("the line has " + std::to_string(fork) + " forks; the variation names " +
                    std::to_string(variation.size()));
    return line;
}

SgfTree read_sgf_tree(std::string_view bytes, int game) {
    SgfTreeReader reader(bytes);
    auto tree = reader.next();
    for (int number = 1; tree && number < game; ++number) tree = reader.next();
    if (!tree) throw ParseError({1, 1}, "the file holds no game " + std::to_string(game));
    return *std::move(tree);
}

struct SgfTreeReader::State {
    explicit State(std::string_view bytes) : text(tree_text(bytes)), file(text.view(), text.begin, {}) {}

    RecordText text;
    SgfFile file;
};

SgfTreeReader::SgfTreeReader(std::string_view bytes) : state_(std::make_unique<State>(bytes)) {}
SgfTreeReader::~SgfTreeReader() = default;

std::optional<SgfTree> SgfTreeReader::next() {
    auto tree = state_->file.next_tree();
    if (tree) SgfTreeBuilder::keep(*tree, state_->text.own);
    return tree;
}

std::string text_of(const SgfTree& tree, SgfTree::Node node, std::string_view name) {
    std::string text;
    for (const std::string_view value : tree.values(node, name))
        text += unescaped(to_utf8(value, tree.charset(), longest_comment), longest_comment);
    return text;
}

std::vector<SgfTree::Node> nodes_after(const SgfTree& tree, const std::vector<int>& variation,
                                       const std::vector<int>& moves) {
    std::vector<SgfTree::Node> nodes;
    SgfTree::Node last = SgfTree::root();
    int made = 0;
    for (const SgfTree::Node node : tree.line(variation)) {
        const int here = moves_in(tree, node);
        if (here > 0)
            while (nodes.size() < moves.size() && made >= moves[nodes.size()]) nodes.push_back(last);
        made += here;
        last = node;
    }
    nodes.resize(moves.size(), last);
    return nodes;
}

SgfTree::Node node_after(const SgfTree& tree, const std::vector<int>& variation, std::optional<int> moves) {
    return nodes_after(tree, variation, {moves.value_or(std::numeric_limits<int>::max())}).front();
}

}  // namespace goterr
