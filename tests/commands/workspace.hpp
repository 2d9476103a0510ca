/// A folder of its own for a test, gone afterwards.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace goterr::test {

class Workspace {
public:
    Workspace() {
        std::string pattern = (std::filesystem::temp_directory_path() / "goterr-test-XXXXXX").string();
        root_ = ::mkdtemp(pattern.data());
    }
    ~Workspace() { std::filesystem::remove_all(root_); }
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    std::string path(const std::string& name) const { return (root_ / name).string(); }

    /// Writes a file, with the folders it needs; returns its path.
    std::string write(const std::string& name, const std::string& bytes) const {
        std::filesystem::create_directories((root_ / name).parent_path());
        std::ofstream(path(name), std::ios::binary) << bytes;
        return path(name);
    }

    std::string read(const std::string& name) const {
        std::ifstream in(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

private:
    std::filesystem::path root_;
};

}  // namespace goterr::test
