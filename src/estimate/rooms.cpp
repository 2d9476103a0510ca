#include "rooms.hpp"

namespace goterr {
namespace {

Room room_from(Point start, const Board& living, PointSet& seen) {
    Room room{PointSet(living.size())};
    std::vector<Point> open{start};
    seen.insert(start);
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        room.points.insert(p);
        for_neighbors(p, living.size(), [&](Point q) {
            room.beside_black = room.beside_black || living[q] == Color::black;
            room.beside_white = room.beside_white || living[q] == Color::white;
            if (is_stone(living[q]) || seen.contains(q)) return;
            seen.insert(q);
            open.push_back(q);
        });
    }
    return room;
}

}  // namespace

std::vector<Room> rooms_of(const Board& living) {
    std::vector<Room> rooms;
    PointSet seen(living.size());
    for (const Point p : points_of(living.size()))
        if (!is_stone(living[p]) && !seen.contains(p)) rooms.push_back(room_from(p, living, seen));
    return rooms;
}

Grid<Color> owners_by_rooms(const Board& board, const Board& living, const std::vector<Room>& rooms) {
    Grid<Color> owner = living;
    for (const Room& room : rooms)
        for (const Point p : room.points) owner[p] = is_stone(board[p]) ? opponent(board[p]) : room.owner();
    return owner;
}

}  // namespace goterr
