/// Processes that work for this one, so that a fault or endless work costs one answer and not the program.
///
/// All are forked from one process that is itself forked before there are threads (a nursery): what another
/// thread holds while a process is forked, nobody lets go of in the new one. Both end when this process does,
/// however it ends. Where there is no `fork` (Windows) nothing can be started, and the work is done here.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace goterr {

/// One end of a connection on which whole messages go both ways.
class Channel {
public:
    explicit Channel(int socket) : socket_(socket) {}
    Channel(Channel&& other) noexcept;
    Channel& operator=(Channel&& other) noexcept;
    ~Channel();

    /// False: there is nobody any more.
    bool send(std::string_view message);
    /// Nothing: there is nobody any more, or `stopped`, which is asked every so often, says that it is
    /// enough.
    std::optional<std::string> receive(const std::function<bool()>& stopped = {});
    int socket() const { return socket_; }

private:
    bool receive_bytes(char* bytes, std::size_t count, const std::function<bool()>& stopped);

    int socket_;
};

/// How a process ended.
struct Ending {
    int signal = 0;  ///< 0: it ended by itself
    int status = 0;

    /// Whether a step took longer than `limit_steps` allows.
    bool out_of_time() const;
    /// What the system calls the signal.
    std::string signal_name() const;
};

/// From now on a step of this process may take so many seconds of the processor; within another quarter of
/// them it is ended. Looked at from time to time: a call for each step would cost more than many steps.
void limit_steps(double seconds);
void begin_step();

class WorkerProcesses {
public:
    /// Where a worker is, in a number that outlives it.
    using Mark = std::atomic<std::uint64_t>;
    /// What a worker does until nobody is at the other end.
    using Work = std::function<void(Channel channel, Mark& mark)>;

    struct Worker {
        pid_t process;
        Channel channel;
        const Mark* mark;
    };

    /// Whether this system has such processes.
    static bool possible();

    /// To be made before there are threads; numbers of workers are below `most`.
    WorkerProcesses(int most, const Work& work);
    ~WorkerProcesses();
    WorkerProcesses(const WorkerProcesses&) = delete;
    WorkerProcesses& operator=(const WorkerProcesses&) = delete;

    /// Nothing where the system has no more processes. Safe to be called by many threads.
    std::optional<Worker> start(int number);
    /// Ends a worker that has not ended yet.
    Ending end(pid_t process);

private:
    std::mutex mutex_;
    Mark* marks_ = nullptr;  ///< shared by all processes
    std::size_t bytes_ = 0;  ///< of them
    Channel nursery_{-1};
    pid_t process_ = -1;
};

}  // namespace goterr
