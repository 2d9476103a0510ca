#include "trunk.hpp"

#include <algorithm>
#include <thread>

namespace goterr::fit {

LayerShape TrunkShape::layer(int number) const {
    return number == 0 ? LayerShape{inputs, filled_inputs, channels}
                       : LayerShape{channels, channels, channels};
}

template <typename T>
ParametersOf<T>::ParametersOf(const TrunkShape& shape, T* const* arrays) {
    const auto next = [&] {
        const LayerOf<T> layer{arrays[0], arrays[1]};
        arrays += 2;
        return layer;
    };
    convolutions.push_back(next());
    for (int block = 0; block < shape.blocks; ++block) {
        convolutions.push_back(next());
        convolutions.push_back(next());
        pools.push_back(TrunkShape::pools(block) ? next() : LayerOf<T>{nullptr, nullptr});
    }
    told = arrays[0];
}

template struct ParametersOf<const float>;
template struct ParametersOf<float>;

Trunk::Trunk(const TrunkShape& shape) : shape_(shape), workers_(static_cast<std::size_t>(shape.threads)) {
    const int channels = shape.channels;
    for (int i = 0; i < shape.convolutions(); ++i) {
        const std::size_t weights = shape.layer(i).weights();
        forwards_.emplace_back(weights);
        backwards_.emplace_back(weights);
        for (Worker& worker : workers_)
            worker.convolutions.push_back({Buffer<float>(weights), Buffer<float>(product(channels, 1))});
    }
    for (Worker& worker : workers_) {
        for (int block = 0; block < shape.blocks; ++block)
            worker.pools.push_back(
                {Buffer<float>(TrunkShape::pools(block) ? product(2, channels, channels) : 1),
                 Buffer<float>(product(channels, 1))});
        worker.told = Buffer<float>(product(shape.told, channels));
    }
}

/// 0 are the inputs, 1 what the first convolution makes of them; then three a block.
Trunk::BlockPlaces Trunk::places_of(int block) {
    const auto first = static_cast<std::size_t>(2 + 3 * block);
    return {first - 1, first, TrunkShape::pools(block) ? first + 1 : first, first + 2};
}

void Trunk::make_room(int side, int positions) {
    if (places_ && places_->side() == side && positions_ == positions) return;
    places_.emplace(side);
    positions_ = positions;
    const std::size_t activations = product(places_->length(), shape_.channels, positions);
    kept_.clear();
    kept_.emplace_back(product(places_->length(), filled_inputs, positions));
    kept_.emplace_back(activations);
    for (int block = 0; block < shape_.blocks; ++block)
        for (const bool used : {true, TrunkShape::pools(block), true})
            kept_.emplace_back(used ? activations : 1);
    at_end_ = Buffer<Half>(activations);
    inside_ = Buffer<Half>(activations);
    pooled_.assign(static_cast<std::size_t>(shape_.blocks) + 1,
                   {std::vector<float>(product(2, shape_.channels, positions)),
                    std::vector<std::int32_t>(product(shape_.channels, positions))});
    for (Worker& worker : workers_) worker.room = Arranged(*places_, shape_.channels);
}

void Trunk::pack(const ParametersOf<const float>& parameters) {
    for (int i = 0; i < shape_.convolutions(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        pack_forwards(parameters.convolutions[at].weights, shape_.layer(i), forwards_[at].data());
        if (i > 0)
            pack_backwards(parameters.convolutions[at].weights, shape_.layer(i), backwards_[at].data());
    }
}

Half* Trunk::kept(std::size_t which, int position) const {
    return kept_[which].data() +
           product(places_->length(), which == 0 ? filled_inputs : shape_.channels, position);
}

Half* Trunk::back(const Buffer<Half>& buffer, int position) const {
    return buffer.data() + product(places_->length(), shape_.channels, position);
}

/// `work(worker, range)`, with the tiles set.
template <typename Work>
void Trunk::on_threads(const Work& work) {
    const int part = (positions_ + shape_.threads - 1) / shape_.threads;
    std::vector<std::thread> threads;
    for (int i = 0; i < shape_.threads; ++i)
        threads.emplace_back([&, i] {
            set_tiles();
            work(workers_[static_cast<std::size_t>(i)],
                 Range{std::min(i * part, positions_), std::min((i + 1) * part, positions_)});
        });
    for (std::thread& thread : threads) thread.join();
}

void Trunk::forward(const ParametersOf<const float>& parameters, int side, int positions, const float* inputs,
                    float* told, float* pooled) {
    make_room(side, positions);
    pack(parameters);
    on_threads([&](Worker&, Range range) { forward(parameters, inputs, told, pooled, range); });
}

void Trunk::backward(const ParametersOf<const float>& parameters, const float* told, const float* pooled,
                     const ParametersOf<float>& gradients) {
    on_threads([&](Worker& worker, Range range) { backward(parameters, told, pooled, worker, range); });
    add_up(gradients);
}

}  // namespace goterr::fit
