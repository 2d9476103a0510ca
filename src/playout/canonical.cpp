#include "canonical.hpp"

#include <array>

#include "goterr/core/byte_hash.hpp"

namespace goterr::playout {
namespace {

Color recolored(Color color, Transform by) { return by.swap_colors ? opponent(color) : color; }

/// What tells two images of a position apart, one number after the other: stones, side to move, ko.
class Key {
public:
    Key(const Position& position, Transform by)
        : position_(position), by_(by), size_(oriented(position.board.size(), by.way)) {}

    int length() const { return size_.area() + 2; }
    int operator[](int i) const {
        if (i < size_.area())
            return static_cast<int>(
                recolored(position_.board[oriented(size_.point_at(i), size_, inverse(by_.way))], by_));
        if (i == size_.area()) return static_cast<int>(recolored(position_.to_move, by_));
        return position_.ko ? size_.index_of(oriented(*position_.ko, position_.board.size(), by_.way)) : -1;
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

/// Every second is mirrored along the diagonal: of equal forms the first tells where their points lie, so the
/// order may not change.
constexpr std::array<Orientation, orientations> ways{{{0}, {4}, {1}, {6}, {2}, {5}, {3}, {7}}};

std::vector<Transform> all_transforms(BoardSize size) {
    std::vector<Transform> all;
    for (const bool swap_colors : {false, true})
        for (const Orientation way : ways)
            if (const BoardSize turned = oriented(size, way); turned.width >= turned.height)
                all.push_back({way, swap_colors});
    return all;
}

}  // namespace

Position transformed(const Position& position, Transform by) {
    const BoardSize size = position.board.size();
    Position result(oriented(size, by.way));
    for (const Point p : points_of(size))
        result.board[oriented(p, size, by.way)] = recolored(position.board[p], by);
    result.to_move = recolored(position.to_move, by);
    if (position.ko) result.ko = oriented(*position.ko, size, by.way);
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
