#include "diagram_blocks.hpp"

#include <algorithm>

namespace goterr::diagram {
namespace {

/// Gathers rows into blocks as the lines go by.
class Blocks {
public:
    void add(const TextLine& line, bool dash_is_point) {
        if (is_blank(line)) {
            blank_ = true;
            above_.reset();
        } else if (is_frame(line) && !(dash_is_point && row_in(line))) {
            frame();
        } else if (const auto letters = letters_in(line)) {
            head(*letters);
        } else if (auto row = row_in(line)) {
            put(std::move(*row));
        } else {
            other(line);
        }
    }
    std::vector<Block> take() {
        close();
        return std::move(done_);
    }

private:
    void frame() {
        above_.reset();
        if (block_.rows.empty()) {
            block_.top = true;
            return;
        }
        block_.bottom = true;
        ended_ = true;
    }
    void head(Letters letters) {
        above_.reset();
        if (!block_.letters || !block_.rows.empty()) block_.letters = letters;
        if (!block_.rows.empty()) ended_ = true;
    }
    void put(Row row) {
        if (!block_.rows.empty() && !continues(row)) {
            const bool joinable = blank_ && !other_ && !ended_;
            close();
            block_.joinable = joinable;
        }
        if (block_.rows.empty()) block_.before = above_;
        if (block_.rows.empty() && other_) block_.top = false;
        block_.rows.push_back(std::move(row));
        blank_ = other_ = false;
        above_.reset();
    }
    void other(const TextLine& line) {
        if (!block_.rows.empty() && !blank_ && !other_ && !ended_) block_.after = line;
        above_ = line;
        other_ = true;
    }
    bool continues(const Row& row) const {
        if (ended_) return false;
        if (!block_.labeled() || !row.label) return !blank_ && !other_;
        return *row.label != *block_.rows.front().label;
    }
    void close() {
        if (!block_.rows.empty()) done_.push_back(std::move(block_));
        block_ = {};
        ended_ = false;
    }

    std::vector<Block> done_;
    Block block_;
    std::optional<TextLine> above_;  ///< the line before the one that comes, if it is something else
    bool blank_ = false;
    bool other_ = false;
    bool ended_ = false;
};

/// Some line has a dash among stones or points: a dash is an empty point in this text.
bool has_dash_points(const std::vector<TextLine>& lines) {
    return std::any_of(lines.begin(), lines.end(), [](const TextLine& line) {
        const auto row = row_in(line);
        if (!row) return false;
        const auto& signs = row->signs;
        return std::any_of(signs.begin(), signs.end(), [](const Sign& s) { return s.code == U'-'; }) &&
               std::any_of(signs.begin(), signs.end(), [](const Sign& s) { return is_stone_letter(s.code); });
    });
}

bool same_width(const std::vector<Block>& blocks) {
    return std::all_of(blocks.begin(), blocks.end(),
                       [&](const Block& block) { return block.width() == blocks.front().width(); });
}

bool is_square(std::size_t rows, const Block& block) { return rows == block.width(); }

/// A board torn apart by blank lines: every row alone, or pieces that make a square only together.
bool is_torn(const std::vector<Block>& blocks) {
    if (blocks.size() < 2 || !same_width(blocks)) return false;
    std::size_t rows = 0;
    bool single = true, square = false, joinable = true;
    for (const Block& block : blocks) {
        rows += block.rows.size();
        single = single && block.rows.size() == 1;
        square = square || is_square(block.rows.size(), block);
        joinable = joinable && (&block == &blocks.front() || block.joinable) && !block.labeled();
    }
    return joinable && (single || (!square && is_square(rows, blocks.front())));
}

std::vector<Block> joined(std::vector<Block> blocks) {
    if (!is_torn(blocks)) return blocks;
    Block whole = blocks.front();
    for (std::size_t i = 1; i < blocks.size(); ++i)
        whole.rows.insert(whole.rows.end(), blocks[i].rows.begin(), blocks[i].rows.end());
    whole.letters = blocks.back().letters ? blocks.back().letters : whole.letters;
    whole.bottom = blocks.back().bottom;
    return {whole};
}

}  // namespace

std::vector<Block> blocks_in(const std::vector<TextLine>& lines) {
    const bool dash_is_point = has_dash_points(lines);
    Blocks blocks;
    for (const TextLine& line : lines) blocks.add(line, dash_is_point);
    return joined(blocks.take());
}

}  // namespace goterr::diagram
