#include "canonical.hpp"

#include <utility>

#include "goterr/core/byte_hash.hpp"

namespace goterr::playout {
namespace {

Color recolored(Color color, Transform by) { return by.swap_colors ? opponent(color) : color; }

/// Where the point `p` of the image came from.
Point origin_of(Point p, BoardSize image, Transform by) {
    if (by.flip_rows) p.row = image.height - 1 - p.row;
    if (by.flip_columns) p.column = image.width - 1 - p.column;
    if (by.transpose) std::swap(p.column, p.row);
    return p;
}

/// What tells two images of a position apart, one number after the other: stones, side to move, ko.
class Key {
public:
    Key(const Position& position, Transform by)
        : position_(position), by_(by), size_(transformed(position.board.size(), by)) {}

    int length() const { return size_.area() + 2; }
    int operator[](int i) const {
        if (i < size_.area())
            return static_cast<int>(
                recolored(position_.board[origin_of(size_.point_at(i), size_, by_)], by_));
        if (i == size_.area()) return static_cast<int>(recolored(position_.to_move, by_));
        return position_.ko ? size_.index_of(transformed(*position_.ko, position_.board.size(), by_)) : -1;
    }

private:
    const Position& position_;
    Transform by_;
    BoardSize size_;
};

/// Below 0, 0 or above 0, as `a` comes before, equals or comes after `b`: mostly settled by the first few
/// stones.
int order_of(const Key& a, const Key& b) {
    for (int i = 0; i < a.length(); ++i)
        if (a[i] != b[i]) return a[i] - b[i];
    return 0;
}

std::uint64_t hash_of(const Key& key) {
    ByteHash hash;
    for (int i = 0; i < key.length(); ++i) hash.add_whole(static_cast<std::uint64_t>(key[i] + 1));
    return hash.value();
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
    return result;
}

CanonicalForm canonical_form(const Position& position) {
    CanonicalForm form;
    for (const Transform by : all_transforms(position.board.size())) {
        const int order =
            form.transforms.empty() ? 0 : order_of(Key(position, by), Key(position, form.transforms.front()));
        if (order > 0) continue;
        if (order < 0) form.transforms.clear();
        form.transforms.push_back(by);
    }
    form.position = transformed(position, form.transforms.front());
    form.seed = hash_of(Key(position, form.transforms.front()));
    return form;
}

}  // namespace goterr::playout
