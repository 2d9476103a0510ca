#include <algorithm>
#include <numeric>
#include <utility>

#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/eyes/eye_reader.hpp"
#include "rooms.hpp"
#include "thresholds.hpp"
#include "witnesses.hpp"

namespace goterr::life {
namespace {

bool is_given_up(const Dragon& dragon) {
    return dragon.reason.cause == Cause::playouts && dragon.status != Status::alive &&
           dragon.stones.count() >= fewest_around_two_eyes;
}

/// A part of the board that one dragon alone surrounds, with whatever enemy stones are in it.
struct OwnRegion {
    PointSet points;
    std::vector<int> walls;  ///< chains around it, ascending
};

/// One dragon's regions, and which of its chains hang together outside of them.
class EyeProof {
public:
    EyeProof(const Scene& scene, int dragon, EyeReader& reader)
        : scene_(scene),
          dragon_(dragon),
          reader_(reader),
          inside_(scene.board().size()),
          roots_(static_cast<std::size_t>(scene.chains().count())) {
        find_regions();
        std::iota(roots_.begin(), roots_.end(), 0);
        join_walls();
    }

    /// The eyes of chains that hang together and make up most of the dragon, if they are two whoever begins.
    std::optional<Reason> find() {
        for (const int member : scene_.partition[static_cast<std::size_t>(dragon_)]) {
            if (!is_most(root_of(member))) continue;
            Reason reason;
            reason.cause = Cause::two_eyes;
            for (const OwnRegion& region : regions_) {
                if (!stands_around(root_of(member), region)) continue;
                reason.eyes.push_back(value_of(region, liberties_outside(root_of(member))));
                reason.eye_points.push_back(region.points.first());
            }
            if (sum_of(reason.eyes).attacker_first >= 2) return reason;
            break;
        }
        return std::nullopt;
    }

private:
    int root_of(int chain) const { return roots_[static_cast<std::size_t>(chain)]; }
    bool is_own(int chain) const { return scene_.dragon_of[static_cast<std::size_t>(chain)] == dragon_; }

    void find_regions() {
        const Dragon& dragon = scene_.dragons[static_cast<std::size_t>(dragon_)];
        for (const PointSet& room : rooms_of(dragon.stones, scene_.board())) {
            if (room.count() > EyeShape::most_cells) continue;
            inside_ |= room;
            regions_.push_back({room, walls_of(room)});
        }
    }

    std::vector<int> walls_of(const PointSet& room) const {
        std::vector<int> walls;
        for (const Point p : with_neighbors(room) - room) walls.push_back(scene_.chains().number_at(p));
        sort_and_unite(walls);
        return walls;
    }

    /// Points inside of regions may be lost to the attacker: joints that need them do not count.
    void join_walls() {
        for (const Connection& joint : scene_.connections) {
            if (!is_own(joint.first) || !is_own(joint.second) || joint.joint == Joint::around_prisoner)
                continue;
            const PointSet shared =
                scene_.chains()[joint.first].liberties & scene_.chains()[joint.second].liberties;
            if ((shared - inside_).count() < (joint.joint == Joint::two_ways ? 2 : 1)) continue;
            std::replace(roots_.begin(), roots_.end(), root_of(joint.second), root_of(joint.first));
        }
    }

    bool is_most(int root) const {
        int held = 0;
        for (const int member : scene_.partition[static_cast<std::size_t>(dragon_)])
            if (root_of(member) == root) held += scene_.chains()[member].stones.count();
        return 2 * held > scene_.dragons[static_cast<std::size_t>(dragon_)].stones.count();
    }

    bool stands_around(int root, const OwnRegion& region) const {
        return std::all_of(region.walls.begin(), region.walls.end(),
                           [&](int wall) { return root_of(wall) == root; });
    }

    /// Liberties of the chains that hang together, but for those inside of regions.
    int liberties_outside(int root) const {
        PointSet liberties(scene_.board().size());
        for (const int member : scene_.partition[static_cast<std::size_t>(dragon_)])
            if (root_of(member) == root) liberties |= scene_.chains()[member].liberties;
        return std::min((liberties - inside_).count(), EyeShape::most_outside);
    }

    EyeValue value_of(const OwnRegion& region, int outside) {
        EyeShape shape = shape_of_room(region.points, scene_.board());
        shape.outside = outside;
        return reader_.value_of(shape).value;
    }

    const Scene& scene_;
    int dragon_;
    EyeReader& reader_;
    PointSet inside_;  ///< of all regions
    std::vector<OwnRegion> regions_;
    std::vector<int> roots_;  ///< one a chain of the board: the same for chains that hang together
};

}  // namespace

Evidence hear_two_eyes(const Scene& scene) {
    EyeReader reader;
    Evidence evidence;
    const Fate lives = fate(Outcome::alive, Known::read);
    for (std::size_t i = 0; i < scene.dragons.size(); ++i) {
        if (!is_given_up(scene.dragons[i])) continue;
        if (auto proof = EyeProof(scene, static_cast<int>(i), reader).find())
            evidence.push_back(whoever_begins(i, Witness::two_eyes, lives, std::move(*proof)));
    }
    return evidence;
}

}  // namespace goterr::life
