#include "goterr/system/worker_processes.hpp"

#include <utility>

namespace goterr {

Channel::Channel(Channel&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}

Channel& Channel::operator=(Channel&& other) noexcept {
    std::swap(socket_, other.socket_);
    return *this;
}

Channel::~Channel() = default;

bool Channel::send(std::string_view) { return false; }

std::optional<std::string> Channel::receive(const std::function<bool()>&) { return std::nullopt; }

bool Ending::out_of_time() const { return false; }

std::string Ending::signal_name() const { return {}; }

void limit_steps(double) {}
void begin_step() {}

bool WorkerProcesses::possible() { return false; }

WorkerProcesses::WorkerProcesses(int, const Work&) {}
WorkerProcesses::~WorkerProcesses() = default;

std::optional<WorkerProcesses::Worker> WorkerProcesses::start(int) { return std::nullopt; }

Ending WorkerProcesses::end(pid_t) { return {}; }

}  // namespace goterr
