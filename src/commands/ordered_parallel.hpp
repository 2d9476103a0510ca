/// Many workers, one order: what comes out comes in the order in which it went in.
///
/// Workers take turns at the source, so that it need not be safe to share; no more than a few items a worker
/// are under way at once, and no more than a few results of an item wait, which bounds the memory whatever
/// the number and size of items.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "goterr/system/thread.hpp"
#include "parallel.hpp"

namespace goterr {

template <typename Item, typename Result>
class OrderedParallel {
public:
    using Source = std::function<std::optional<Item>()>;
    /// Hands a result on; waits while many are on their way. False: enough.
    using Emit = std::function<bool(Result)>;
    using Work = std::function<void(Item, const Emit&)>;
    using Sink = std::function<bool(Result)>;  ///< false: enough
    using Question = std::function<bool()>;

    OrderedParallel(Source source, Work work) : source_(std::move(source)), work_(std::move(work)) {}
    /// Waits for the workers, who may be in the middle of an item, or wait for the source.
    ~OrderedParallel() { stop(); }
    OrderedParallel(const OrderedParallel&) = delete;
    OrderedParallel& operator=(const OrderedParallel&) = delete;

    /// To be called once. `sink` is called by this thread only. An exception of the source or of the work
    /// comes out here, in its place in the order. Returns early, while workers go on, where `sink` has enough
    /// or `interrupted` says so.
    void run(int workers, const Sink& sink, const Question& interrupted) {
        capacity_ = static_cast<std::size_t>(workers) * items_a_worker;
        start_threads(threads_, static_cast<std::size_t>(workers), [this] { work_off(); });
        while (auto result = next_result(interrupted))
            if (!sink(*std::move(result))) break;
        stop();
    }

    /// Whether the workers are to end; for long work to ask.
    bool stopped() const { return stopped_; }

private:
    static constexpr std::size_t items_a_worker = 4;
    static constexpr std::size_t results_an_item = 2;
    static constexpr auto between_questions = std::chrono::milliseconds(50);

    struct Slot {
        std::deque<Result> results;
        std::exception_ptr failure;
        bool done = false;
    };

    void stop() {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        changed_.notify_all();
    }

    void work_off() {
        while (auto taken = next_item()) {
            auto& [item, slot] = *taken;
            try {
                work_(std::move(item),
                      [this, &slot = *slot](Result result) { return emit(slot, std::move(result)); });
            } catch (...) {
                slot->failure = std::current_exception();
            }
            finish(*slot);
        }
    }

    std::optional<std::pair<Item, std::shared_ptr<Slot>>> next_item() {
        const std::lock_guard turn(source_mutex_);
        const auto slot = reserve();
        if (!slot) return std::nullopt;
        try {
            if (auto item = source_()) return std::pair(*std::move(item), slot);
        } catch (...) {
            slot->failure = std::current_exception();
        }
        finish(*slot);
        close();
        return std::nullopt;
    }

    /// A place in the order, when there is room; nothing when all is over.
    std::shared_ptr<Slot> reserve() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return is_over() || slots_.size() < capacity_; });
        if (is_over()) return nullptr;
        return slots_.emplace_back(std::make_shared<Slot>());
    }

    bool is_over() const { return closed_ || stopped_; }

    /// The source gives no more.
    void close() {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        changed_.notify_all();
    }

    bool emit(Slot& slot, Result result) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return stopped_ || slot.results.size() < results_an_item; });
        if (stopped_) return false;
        slot.results.push_back(std::move(result));
        changed_.notify_all();
        return true;
    }

    void finish(Slot& slot) {
        const std::lock_guard lock(mutex_);
        slot.done = true;
        changed_.notify_all();
    }

    bool is_ready() const {
        if (slots_.empty()) return closed_;
        return slots_.front()->done || !slots_.front()->results.empty();
    }

    /// The next result in the order; nothing at the end, or when interrupted.
    std::optional<Result> next_result(const Question& interrupted) {
        std::unique_lock lock(mutex_);
        for (;;) {
            while (!changed_.wait_for(lock, between_questions, [this] { return is_ready(); }))
                if (interrupted()) return std::nullopt;
            if (slots_.empty()) return std::nullopt;
            const auto front = slots_.front();
            if (!front->results.empty()) return take(*front);
            slots_.pop_front();
            changed_.notify_all();
            if (front->failure) std::rethrow_exception(front->failure);
        }
    }

    Result take(Slot& slot) {
        Result result = std::move(slot.results.front());
        slot.results.pop_front();
        changed_.notify_all();
        return result;
    }

    Source source_;
    Work work_;
    std::size_t capacity_ = 0;
    std::mutex source_mutex_;  ///< whose turn it is at the source
    std::mutex mutex_;         ///< guards what follows
    std::condition_variable changed_;
    std::deque<std::shared_ptr<Slot>> slots_;
    bool closed_ = false;
    std::atomic<bool> stopped_ = false;
    std::vector<Thread> threads_;  // last: ends before the rest goes
};

}  // namespace goterr
