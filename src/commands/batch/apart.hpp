/// The records of units, made in other processes: a position that ends such a process, or takes longer than
/// positions do, becomes a record with its error, and all others stay.
#pragma once

#include <mutex>
#include <vector>

#include "batch_records.hpp"
#include "goterr/protocol/engine.hpp"
#include "goterr/system/worker_processes.hpp"

namespace goterr {

class Apart {
public:
    /// To be made before there are threads.
    explicit Apart(const BatchCommand& command);

    /// The workers' questions are this engine's from now on.
    void advise_by(Engine& engine) { engine_ = &engine; }

    /// As the function of that name; by as many threads at a time as the command has workers.
    void make_records(Unit unit, const Receiver& receiver);

private:
    struct Seat {
        int number;
        std::optional<WorkerProcesses::Worker> worker;
    };

    void make_records(Unit unit, const Receiver& receiver, Seat& seat);
    Seat take_seat();
    void give_back(Seat seat);
    bool fill(Seat& seat);

    const BatchCommand& command_;
    WorkerProcesses processes_;
    Engine* engine_ = nullptr;
    std::mutex mutex_;
    std::vector<Seat> free_;
};

}  // namespace goterr
