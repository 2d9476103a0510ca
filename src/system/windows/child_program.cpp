#include "goterr/system/child_program.hpp"

#include <stdexcept>

namespace goterr {

ChildProgram::ChildProgram(const std::string&) {
    throw std::runtime_error("goterr starts no other programs on this system");
}
ChildProgram::~ChildProgram() = default;

void ChildProgram::send(std::string_view) {}
void ChildProgram::wake() {}
std::vector<std::string> ChildProgram::exchange(int) { return {}; }
std::string ChildProgram::ending() { return {}; }
std::string ChildProgram::last_words() const { return {}; }

}  // namespace goterr
