#include "canonical.hpp"

#include <utility>

namespace goterr::playout {
namespace {

Color recolored(Color color, Transform by) { return by.swap_colors ? opponent(color) : color; }

/// What tells two forms apart; ordered, so that the smallest is the canonical one.
std::vector<int> key_of(const Position& position) {
    std::vector<int> key;
    key.reserve(position.board.values().size() + 2);
    for (const Color color : position.board.values()) key.push_back(static_cast<int>(color));
    key.push_back(static_cast<int>(position.to_move));
    key.push_back(position.ko ? position.board.size().index_of(*position.ko) : -1);
    return key;
}

/// FNV-1a (Fowler, Noll, Vo), 64 bits.
std::uint64_t hash_of(const std::vector<int>& key) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const int value : key) hash = (hash ^ static_cast<std::uint64_t>(value + 1)) * 0x100000001b3u;
    return hash;
}

std::vector<Transform> all_transforms(BoardSize size) {
    std::vector<Transform> all;
    for (int bits = 0; bits < 16; ++bits) {
        const Transform by{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0};
        const BoardSize turned = transformed(size, by);
        if (turned.width >= turned.height) all.push_back(by);
    }
    return all;
}

}  // namespace

BoardSize transformed(BoardSize size, Transform by) {
    return by.transpose ? BoardSize{size.height, size.width} : size;
}

Point transformed(Point p, BoardSize size, Transform by) {
    if (by.transpose) {
        std::swap(p.column, p.row);
        std::swap(size.width, size.height);
    }
    if (by.flip_columns) p.column = size.width - 1 - p.column;
    if (by.flip_rows) p.row = size.height - 1 - p.row;
    return p;
}

Position transformed(const Position& position, Transform by) {
    const BoardSize size = position.board.size();
    Position result(transformed(size, by));
    for (const Point p : points_of(size))
        result.board[transformed(p, size, by)] = recolored(position.board[p], by);
    result.to_move = recolored(position.to_move, by);
    if (position.ko) result.ko = transformed(*position.ko, size, by);
    if (by.swap_colors)
        result.prisoners = {position.prisoners.white, position.prisoners.black};
    else
        result.prisoners = position.prisoners;
    return result;
}

CanonicalForm canonical_form(const Position& position) {
    CanonicalForm form;
    std::vector<int> smallest;
    for (const Transform by : all_transforms(position.board.size())) {
        Position candidate = transformed(position, by);
        std::vector<int> key = key_of(candidate);
        if (!smallest.empty() && key > smallest) continue;
        if (key != smallest) {
            form.transforms.clear();
            form.position = std::move(candidate);
            smallest = std::move(key);
        }
        form.transforms.push_back(by);
    }
    form.seed = hash_of(smallest);
    return form;
}

}  // namespace goterr::playout
