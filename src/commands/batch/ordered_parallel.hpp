/// Many workers, one order: what comes out comes in the order in which it went in.
///
/// Workers take turns at the source, so that it need not be safe to share; no more than a few items a worker
/// are under way at once, which bounds the memory whatever the number of items.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace goterr {

template <typename Item, typename Result>
class OrderedParallel {
public:
    using Source = std::function<std::optional<Item>()>;
    using Work = std::function<Result(Item, std::stop_token)>;
    using Sink = std::function<bool(Result)>;  ///< false: enough

    OrderedParallel(Source source, Work work) : source_(std::move(source)), work_(std::move(work)) {}

    /// `sink` is called by this thread only. An exception of the source or of the work comes out here, in its
    /// place in the order.
    void run(int workers, const Sink& sink) {
        capacity_ = static_cast<std::size_t>(workers) * items_a_worker;
        std::vector<std::jthread> threads;
        for (int i = 0; i < workers; ++i) threads.emplace_back([this] { work_off(); });
        const StopAtExit stopper{*this};
        while (auto slot = next_done())
            if (!sink(take(*slot))) return;
    }

private:
    static constexpr std::size_t items_a_worker = 4;

    struct Slot {
        std::optional<Result> result;
        std::exception_ptr failure;
        bool done = false;
    };

    /// Ends the workers before they are joined, however `run` is left.
    struct StopAtExit {
        OrderedParallel& all;
        ~StopAtExit() { all.stop(); }
    };

    void stop() {
        stop_.request_stop();
        const std::lock_guard lock(mutex_);
        changed_.notify_all();
    }

    void work_off() {
        while (auto taken = next_item()) {
            auto& [item, slot] = *taken;
            try {
                slot->result = work_(std::move(item), stop_.get_token());
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
            withdraw();
        } catch (...) {
            slot->failure = std::current_exception();
            finish(*slot);
            close();
        }
        return std::nullopt;
    }

    /// A place in the order, when there is room; nothing when all is over.
    std::shared_ptr<Slot> reserve() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return is_over() || slots_.size() < capacity_; });
        if (is_over()) return nullptr;
        return slots_.emplace_back(std::make_shared<Slot>());
    }

    bool is_over() const { return closed_ || stop_.stop_requested(); }

    /// The source is empty: the place that was reserved goes back.
    void withdraw() {
        const std::lock_guard lock(mutex_);
        slots_.pop_back();
        closed_ = true;
        changed_.notify_all();
    }

    void close() {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        changed_.notify_all();
    }

    void finish(Slot& slot) {
        const std::lock_guard lock(mutex_);
        slot.done = true;
        changed_.notify_all();
    }

    std::shared_ptr<Slot> next_done() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return slots_.empty() ? closed_ : slots_.front()->done; });
        return slots_.empty() ? nullptr : slots_.front();
    }

    Result take(Slot& slot) {
        const auto keep = slots_front();
        if (slot.failure) std::rethrow_exception(slot.failure);
        return *std::move(slot.result);
    }

    std::shared_ptr<Slot> slots_front() {
        const std::lock_guard lock(mutex_);
        auto front = slots_.front();
        slots_.pop_front();
        changed_.notify_all();
        return front;
    }

    Source source_;
    Work work_;
    std::size_t capacity_ = 0;
    std::mutex source_mutex_;  ///< whose turn it is at the source
    std::mutex mutex_;         ///< guards what follows
    std::condition_variable changed_;
    std::deque<std::shared_ptr<Slot>> slots_;
    bool closed_ = false;
    std::stop_source stop_;
};

}  // namespace goterr
