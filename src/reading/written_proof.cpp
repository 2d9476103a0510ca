#include "written_proof.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <utility>

#include "goterr/core/point.hpp"

namespace goterr::reading {
namespace {

constexpr int most_size = 52;

/// Reads one certificate line by line.
class OneProof {
public:
    OneProof(std::string_view& text, std::size_t& line) : text_(text), line_(line) {}

    WrittenProof read() {
        WrittenProof proof;
        proof.line = line_ + 1;
        expect("goterr certificate 1");
        read_board();
        const std::vector<Point> ground = points_after("ground");
        lay_out(proof, ground);
        aim(proof, points_after("target"));
        const std::vector<bool> lives = living(proof.owner);
        const std::string beyond = word_after("beyond", {"owner", "attacker", "both"});
        for (const Point p : ground)
            for (const Point q : neighbors_of(p, size_)) look_beside(proof, p, q, lives[place(q)], beyond);
        proof.all = word_after("all", {"yes", "no"}) == "yes";
        proof.first = side_after("first");
        const std::string ko = word_after("ko", {});
        if (ko != "none") proof.start.ko = index_of(point_named(ko));
        if (proof.start.ko && proof.start.stones[*proof.start.ko] != '.')
            fail("there is a stone on this point");
        proof.free = side_after("threats");
        if (proof.first == proof.free) proof.start.ko.reset();
        proof.taken = word_after("claim", {"taken", "stands"}) == "taken";
        read_moves(proof);
        return proof;
    }

private:
    [[noreturn]] void fail(std::string sentence) const { throw Failure{line_, std::move(sentence)}; }

    std::string_view take_line() {
        if (text_.empty()) fail("the certificate ends too early");
        ++line_;
        const std::size_t end = std::min(text_.find('\n'), text_.size());
        std::string_view line = text_.substr(0, end);
        text_.remove_prefix(std::min(end + 1, text_.size()));
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        return line;
    }
    void expect(std::string_view line) {
        if (take_line() != line) fail("this line should be '" + std::string(line) + "'");
    }
    std::istringstream after(std::string_view word) {
        std::istringstream words{std::string(take_line())};
        std::string first;
        words >> first;
        if (first != word) fail("this line should begin with '" + std::string(word) + "'");
        return words;
    }
    std::string word_after(std::string_view word, const std::vector<std::string>& allowed) {
        std::istringstream words = after(word);
        std::string value;
        words >> value;
        if (!allowed.empty() && std::find(allowed.begin(), allowed.end(), value) == allowed.end())
            fail("'" + value.substr(0, 40) + "' cannot stand after '" + std::string(word) + "'");
        if (std::string more; words >> more) fail("'" + more.substr(0, 40) + "' is too much in this line");
        return value;
    }
    char side_after(std::string_view word) {
        return word_after(word, {"black", "white"}) == "black" ? 'X' : 'O';
    }

    std::optional<Point> on_board(const std::string& name) const {
        const auto point = point_from_name(name);
        return point && size_.contains(*point) ? point : std::nullopt;
    }
    Point point_named(const std::string& name) const {
        const auto point = on_board(name);
        if (!point) fail("'" + name.substr(0, 40) + "' is no point of the board");
        return *point;
    }
    std::vector<Point> points_after(std::string_view word) {
        std::istringstream words = after(word);
        std::vector<Point> points;
        for (std::string name; words >> name;) {
            const Point point = point_named(name);
            if (std::find(points.begin(), points.end(), point) != points.end())
                fail(name_of(point) + " stands twice in this line");
            points.push_back(point);
        }
        return points;
    }

    void read_board() {
        std::istringstream words = after("board");
        int width = 0, height = 0;
        words >> width >> height;
        if (width < 1 || height < 1 || width > most_size || height > most_size)
            fail("a board has 1 to 52 columns and rows");
        size_ = {width, height};
        board_.clear();
        for (int row = 0; row < height; ++row) {
            std::size_t before = board_.size();
            for (const char sign : take_line()) {
                if (sign == ' ') continue;
                if (sign != '.' && sign != 'X' && sign != 'O')
                    fail("a row of the board has only '.', 'X' and 'O'");
                board_ += sign;
            }
            if (board_.size() - before != static_cast<std::size_t>(width))
                fail("this row has not as many points as the board");
        }
        index_.assign(board_.size(), std::nullopt);
    }
    std::size_t place(Point p) const { return static_cast<std::size_t>(size_.index_of(p)); }
    char at(Point p) const { return board_[place(p)]; }
    std::size_t index_of(Point p) const {
        if (!index_[place(p)]) fail("this point is not on the ground");
        return *index_[place(p)];
    }

    void lay_out(WrittenProof& proof, const std::vector<Point>& ground) {
        if (ground.empty()) fail("a ground is needed");
        for (const Point p : ground) {
            index_[place(p)] = proof.start.stones.size();
            proof.start.stones += at(p);
        }
        for (auto& kept : proof.kept) kept.resize(ground.size());
        proof.near.resize(ground.size());
        proof.target.resize(ground.size());
    }
    void aim(WrittenProof& proof, const std::vector<Point>& target) {
        if (target.empty()) fail("a target is needed");
        proof.owner = at(target.front());
        for (const Point p : target) {
            if (at(p) == '.') fail("there is no stone on " + name_of(p) + " of the target");
            if (at(p) != proof.owner) fail("the target is of two colors");
            proof.target[index_of(p)] = true;
        }
    }
    /// What the owner cannot lose around the ground.
    std::vector<bool> living(char owner) {
        std::vector<bool> lives(board_.size());
        for (const Point p : points_after("living")) {
            if (at(p) != owner) fail("there is no stone of the target's side on " + name_of(p));
            if (index_[place(p)]) fail(name_of(p) + " is on the ground, so it may be taken");
            lives[place(p)] = true;
        }
        return lives;
    }
    void look_beside(WrittenProof& proof, Point p, Point q, bool lives, const std::string& beyond) {
        const std::size_t own = index_of(p);
        if (index_[place(q)]) {
            proof.near[own].push_back(index_of(q));
            return;
        }
        for (const char side : {'X', 'O'}) {
            const bool owners = side == proof.owner;
            const char there = at(q);
            const bool granted = beyond == "both" ? owners || there == '.' : (beyond == "owner") == owners;
            const bool keeps = there == enemy_of(proof.owner) ? !owners : lives ? owners : granted;
            if (keeps) proof.kept[side == 'X' ? 0 : 1][own] = true;
        }
    }

    void read_moves(WrittenProof& proof) {
        for (;;) {
            std::istringstream words{std::string(take_line())};
            std::string position, move;
            words >> position >> move;
            if (position == "end") return;
            const std::size_t slash = std::min(position.find('/'), position.size());
            Stand stand{position.substr(0, slash)};
            if (stand.stones.size() != proof.start.stones.size())
                fail("a position has as many signs as the ground has points");
            if (slash < position.size()) stand.ko = index_of(point_named(position.substr(slash + 1)));
            Move answer{{}, line_};
            if (move != "pass") answer.point = index_of(point_named(move));
            if (!proof.moves.emplace(std::move(stand), answer).second) fail("a position stands twice");
        }
    }

    std::string_view& text_;
    std::size_t& line_;
    BoardSize size_;
    std::string board_;
    std::vector<std::optional<std::size_t>> index_;
};

}  // namespace

bool ProofReader::at_end() {
    for (; !text_.empty() && (text_.front() == '\n' || text_.front() == '\r'); text_.remove_prefix(1))
        line_ += text_.front() == '\n' ? 1 : 0;
    return text_.empty();
}

WrittenProof ProofReader::read() { return OneProof(text_, line_).read(); }

}  // namespace goterr::reading
