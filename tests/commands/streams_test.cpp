#include "goterr/commands/streams.hpp"

#include <istream>
#include <streambuf>

#include "support/catch.hpp"
#include "workspace.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// Gives the same bytes for ever.
class Endless : public std::streambuf {
    int_type underflow() override {
        setg(bytes_, bytes_, bytes_ + sizeof bytes_);
        return traits_type::to_int_type(bytes_[0]);
    }
    char bytes_[4096] = {};
};

/// Fails in the middle, as a disk does.
class Broken : public std::streambuf {
    int_type underflow() override {
        if (begun_) throw std::ios_base::failure("broken");
        begun_ = true;
        setg(bytes_, bytes_, bytes_ + sizeof bytes_);
        return traits_type::to_int_type(bytes_[0]);
    }
    char bytes_[16] = {};
    bool begun_ = false;
};

}  // namespace

TEST_CASE("an endless input is refused before it takes all memory") {
    Endless endless;
    std::istream in(&endless);
    CHECK_THROWS_WITH(read_input("-", in),
                      "is longer than 256 MB; `goterr batch` reads collections of any length");
}

TEST_CASE("an input that breaks off is an error, not a shorter input") {
    Broken broken;
    std::istream in(&broken);
    CHECK_THROWS_AS(read_input("-", in), Error);
}

TEST_CASE("a file is read to its last byte, whatever the bytes are") {
    const Workspace folder;
    std::istream none(nullptr);
    for (const std::size_t size : {0u, 1u, 65535u, 65536u, 65537u, 200000u}) {
        std::string bytes(size, '\0');
        for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<char>(i * 7);
        CHECK(read_input(folder.write("file", bytes), none) == bytes);
    }
    CHECK_THROWS_AS(read_input(folder.path(""), none), Error);
    CHECK_THROWS_AS(read_input(folder.path("no such file"), none), Error);
}
