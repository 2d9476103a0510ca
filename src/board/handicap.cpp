#include "goterr/board/handicap.hpp"

namespace goterr {
namespace {

/// Distance of a star point from the edge, counted from 0.
int star_line(int side) { return side >= 13 ? 3 : 2; }

}  // namespace

std::vector<Point> star_points(BoardSize size) {
    if (size.width < 7 || size.height < 7) return {};
    const int left = star_line(size.width), right = size.width - 1 - left;
    const int low = star_line(size.height), high = size.height - 1 - low;
    std::vector<Point> points{{left, low}, {right, low}, {left, high}, {right, high}};
    const bool middle_column = size.width % 2 == 1 && size.width >= 9;
    const bool middle_row = size.height % 2 == 1 && size.height >= 9;
    if (middle_column && middle_row) points.push_back({size.width / 2, size.height / 2});
    if (middle_row && size.width >= 15) {
        points.push_back({left, size.height / 2});
        points.push_back({right, size.height / 2});
    }
    if (middle_column && size.height >= 15) {
        points.push_back({size.width / 2, low});
        points.push_back({size.width / 2, high});
    }
    return points;
}

std::vector<Point> fixed_handicap(BoardSize size, int stones) {
    const bool odd = size.width % 2 == 1 && size.height % 2 == 1 && size.width > 7 && size.height > 7;
    if (size.width < 7 || size.height < 7 || stones < 2 || stones > (odd ? 9 : 4)) return {};
    const int left = star_line(size.width), right = size.width - 1 - left, center = size.width / 2;
    const int low = star_line(size.height), high = size.height - 1 - low, middle = size.height / 2;
    std::vector<Point> points{{left, low}, {right, high}};
    if (stones >= 3) points.push_back({left, high});
    if (stones >= 4) points.push_back({right, low});
    if (stones >= 6) points.insert(points.end(), {{left, middle}, {right, middle}});
    if (stones >= 8) points.insert(points.end(), {{center, low}, {center, high}});
    if (stones == 5 || stones == 7 || stones == 9) points.push_back({center, middle});
    return points;
}

int handicap_bonus(const Ruleset& rules, int stones) {
    if (stones < 2) return 0;
    switch (rules.bonus) {
        case HandicapBonus::none: return 0;
        case HandicapBonus::stones: return stones;
        case HandicapBonus::stones_but_one: return stones - 1;
    }
    return 0;
}

}  // namespace goterr
