/// How many generated questions were answered rightly; GOTERR_TEST_ANSWERS=FILE writes one line an answer, to
/// compare two programs.
#pragma once

#include <cstdlib>
#include <fstream>
#include <string>

namespace goterr::test {

class Tally {
public:
    explicit Tally(const std::string& name) : name_(name) {
        if (const char* file = std::getenv("GOTERR_TEST_ANSWERS")) answers_.open(file, std::ios::app);
    }

    void add(const std::string& question, bool right) {
        ++asked_;
        wrong_ += right ? 0 : 1;
        if (answers_.is_open()) answers_ << name_ << ' ' << question << ' ' << right << '\n';
    }
    int asked() const { return asked_; }
    double wrong_percent() const { return asked_ == 0 ? 100 : 100.0 * wrong_ / asked_; }

private:
    std::string name_;
    int asked_ = 0, wrong_ = 0;
    std::ofstream answers_;
};

}  // namespace goterr::test
