#include "trunk.hpp"

#include <algorithm>
#include <array>
#include <thread>

namespace goterr::fit {
namespace {

constexpr int filled_inputs = line_of_tile;

std::size_t product(int a, int b, int c = 1) { return static_cast<std::size_t>(std::ptrdiff_t{a} * b * c); }

/// Sixteen 32-bit numbers.
__m512 all(float value) { return _mm512_set1_ps(value); }

}  // namespace

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

void Trunk::take_inputs(const float* inputs, Range range) const {
    for (int position = range.from; position < range.to; ++position) {
        const float* from = inputs + product(places_->points(), shape_.inputs, position);
        for (int point = 0; point < places_->points(); ++point) {
            Half* to = kept(0, position) + product(places_->place(point), filled_inputs);
            for (int i = 0; i < shape_.inputs; ++i) to[i] = half_of(*from++);
        }
    }
}

void Trunk::convolve_forwards(int layer, const float* bias, std::size_t from, std::size_t to,
                              const Half* added, int position) const {
    const int channels = shape_.channels;
    const std::size_t first = product(places_->first(), channels);
    Half* const out = kept(to, position) + first;
    if (added) added += first;
    convolve(*places_, kept(from, position), shape_.layer(layer).depth,
             forwards_[static_cast<std::size_t>(layer)].data(), channels,
             [&](int place, int channel, __m512 sums) {
                 const std::size_t at = product(place, channels) + static_cast<std::size_t>(channel);
                 sums = _mm512_add_ps(sums, _mm512_loadu_ps(bias + channel));
                 if (added) sums = _mm512_add_ps(sums, load(added + at));
                 store(out + at, _mm512_mul_ps(_mm512_max_ps(sums, all(0)), all(places_->on_board(place))));
             });
}

void Trunk::pool(const Half* activations, Pooled& to, int position) const {
    const int channels = shape_.channels;
    float* const values = to.values.data() + product(2, channels, position);
    std::int32_t* const places = to.places.data() + product(channels, position);
    for (int channel = 0; channel < channels; channel += tile) {
        __m512 sum = all(0), most = all(-1);
        __m512i where = _mm512_setzero_si512();
        for (int point = 0; point < places_->points(); ++point) {
            const int place = places_->place(point);
            const __m512 here = load(activations + product(place, channels) + channel);
            sum = _mm512_add_ps(sum, here);
            const __mmask16 more = _mm512_cmp_ps_mask(here, most, _CMP_GT_OQ);
            most = _mm512_mask_mov_ps(most, more, here);
            where = _mm512_mask_mov_epi32(where, more, _mm512_set1_epi32(place));
        }
        _mm512_storeu_ps(values + channel,
                         _mm512_mul_ps(sum, all(1.0F / static_cast<float>(places_->points()))));
        _mm512_storeu_ps(values + channels + channel, most);
        _mm512_storeu_si512(places + channel, where);
    }
}

void Trunk::add_pool(const LayerOf<const float>& layer, int block, int position) {
    const int channels = shape_.channels;
    const BlockPlaces at = places_of(block);
    Pooled& pooled = pooled_[static_cast<std::size_t>(block)];
    const Half* from = kept(at.inside, position);
    Half* const to = kept(at.pooled, position);
    pool(from, pooled, position);
    const float* values = pooled.values.data() + product(2, channels, position);
    std::vector<float> added(layer.bias, layer.bias + channels);
    for (int out = 0; out < channels; ++out)
        for (int in = 0; in < 2 * channels; ++in)
            added[static_cast<std::size_t>(out)] += layer.weights[out * 2 * channels + in] * values[in];
    for (int point = 0; point < places_->points(); ++point) {
        const std::size_t place = product(places_->place(point), channels);
        for (int channel = 0; channel < channels; channel += tile) {
            const __m512 sum =
                _mm512_add_ps(load(from + place + channel), _mm512_loadu_ps(added.data() + channel));
            store(to + place + channel, _mm512_max_ps(sum, all(0)));
        }
    }
}

void Trunk::tell(const float* weights, const Half* activations, float* to) const {
    const int channels = shape_.channels;
    for (int point = 0; point < places_->points(); ++point) {
        const Half* at = activations + product(places_->place(point), channels);
        for (int number = 0; number < shape_.told; ++number) {
            __m512 sum = all(0);
            for (int channel = 0; channel < channels; channel += tile)
                sum = _mm512_fmadd_ps(load(at + channel),
                                      _mm512_loadu_ps(weights + number * channels + channel), sum);
            *to++ = _mm512_reduce_add_ps(sum);
        }
    }
}

void Trunk::forward(const ParametersOf<const float>& parameters, const float* inputs, float* told,
                    float* pooled, Range range) {
    take_inputs(inputs, range);
    for (int p = range.from; p < range.to; ++p)
        convolve_forwards(0, parameters.convolutions[0].bias, 0, 1, nullptr, p);
    for (int block = 0; block < shape_.blocks; ++block) {
        const BlockPlaces at = places_of(block);
        const int layer = 1 + 2 * block;
        const auto convolution = parameters.convolutions.begin() + layer;
        for (int p = range.from; p < range.to; ++p)
            convolve_forwards(layer, convolution[0].bias, at.in, at.inside, nullptr, p);
        if (TrunkShape::pools(block))
            for (int p = range.from; p < range.to; ++p)
                add_pool(parameters.pools[static_cast<std::size_t>(block)], block, p);
        for (int p = range.from; p < range.to; ++p)
            convolve_forwards(layer + 1, convolution[1].bias, at.pooled, at.out, kept(at.in, p), p);
    }
    for (int p = range.from; p < range.to; ++p) {
        const Half* last = kept(kept_.size() - 1, p);
        pool(last, pooled_.back(), p);
        const std::size_t first = product(2, shape_.channels, p);
        std::copy_n(pooled_.back().values.data() + first, 2 * shape_.channels, pooled + first);
        tell(parameters.told, last, told + product(places_->points(), shape_.told, p));
    }
}

void Trunk::begin_backwards(const float* weights, const float* told, const float* pooled, Worker& worker,
                            Range range) const {
    const int channels = shape_.channels;
    const float share = 1.0F / static_cast<float>(places_->points());
    for (int p = range.from; p < range.to; ++p) {
        const Half* last = kept(kept_.size() - 1, p);
        Half* const to = back(at_end_, p);
        const float* of_mean = pooled + product(2, channels, p);
        const float* of_most = of_mean + channels;
        const std::int32_t* most = pooled_.back().places.data() + product(channels, p);
        for (int point = 0; point < places_->points(); ++point) {
            const int place = places_->place(point);
            const float* of_told =
                told + product(places_->points(), shape_.told, p) + product(point, shape_.told);
            for (int channel = 0; channel < channels; channel += tile) {
                const std::size_t at = product(place, channels) + static_cast<std::size_t>(channel);
                const __m512 here = load(last + at);
                __m512 sum = _mm512_mul_ps(_mm512_loadu_ps(of_mean + channel), all(share));
                const __mmask16 is_most =
                    _mm512_cmpeq_epi32_mask(_mm512_loadu_si512(most + channel), _mm512_set1_epi32(place));
                sum = _mm512_mask_add_ps(sum, is_most, sum, _mm512_loadu_ps(of_most + channel));
                for (int number = 0; number < shape_.told; ++number) {
                    const int weight = number * channels + channel;
                    const __m512 wanted = all(of_told[number]);
                    sum = _mm512_fmadd_ps(wanted, _mm512_loadu_ps(weights + weight), sum);
                    add_to(worker.told.data() + weight, _mm512_mul_ps(wanted, here));
                }
                store(to + at, _mm512_maskz_mov_ps(positive(last + at), sum));
            }
        }
    }
}

void Trunk::pool_backwards(const LayerOf<const float>& layer, int block, Worker& worker, int position) const {
    const int channels = shape_.channels;
    Half* const gradient = back(inside_, position);
    const Half* activations = kept(places_of(block).inside, position);
    const Pooled& pooled = pooled_[static_cast<std::size_t>(block)];
    const float* values = pooled.values.data() + product(2, channels, position);
    const std::int32_t* most = pooled.places.data() + product(channels, position);
    Sums& sums = worker.pools[static_cast<std::size_t>(block)];
    std::vector<float> added(static_cast<std::size_t>(channels)), of_values(added.size() * 2);
    for (int point = 0; point < places_->points(); ++point)
        for (int channel = 0; channel < channels; channel += tile)
            add_to(added.data() + channel,
                   load(gradient + product(places_->place(point), channels) + channel));
    for (int out = 0; out < channels; ++out) {
        const float wanted = added[static_cast<std::size_t>(out)];
        sums.bias.data()[out] += wanted;
        for (int in = 0; in < 2 * channels; ++in) {
            sums.weights.data()[out * 2 * channels + in] += wanted * values[in];
            of_values[static_cast<std::size_t>(in)] += wanted * layer.weights[out * 2 * channels + in];
        }
    }
    const float share = 1.0F / static_cast<float>(places_->points());
    for (int point = 0; point < places_->points(); ++point) {
        const int place = places_->place(point);
        for (int channel = 0; channel < channels; channel += tile) {
            const std::size_t at = product(place, channels) + static_cast<std::size_t>(channel);
            const float* of_mean = of_values.data() + channel;
            const __mmask16 is_most =
                _mm512_cmpeq_epi32_mask(_mm512_loadu_si512(most + channel), _mm512_set1_epi32(place));
            __m512 sum = _mm512_fmadd_ps(_mm512_loadu_ps(of_mean), all(share), load(gradient + at));
            sum = _mm512_mask_add_ps(sum, is_most, sum, _mm512_loadu_ps(of_mean + channels));
            store(gradient + at, _mm512_maskz_mov_ps(positive(activations + at), sum));
        }
    }
}

void Trunk::block_backwards(const ParametersOf<const float>& parameters, int block, Worker& worker,
                            Range range) const {
    const int channels = shape_.channels, layer = 1 + 2 * block;
    const BlockPlaces at = places_of(block);
    const std::size_t first = product(places_->first(), channels);
    const auto learn = [&](int number, std::size_t from, const Half* gradient, int position) {
        Sums& sums = worker.convolutions[static_cast<std::size_t>(number)];
        add_gradient(*places_, shape_.layer(number), kept(from, position), gradient, worker.room,
                     sums.weights.data(), sums.bias.data());
    };
    const auto convolve_back = [&](int number, const Half* from, const auto& finish) {
        convolve(*places_, from, channels, backwards_[static_cast<std::size_t>(number)].data(), channels,
                 finish);
    };
    for (int p = range.from; p < range.to; ++p) {
        learn(layer + 1, at.pooled, back(at_end_, p), p);
        Half* const to = back(inside_, p) + first;
        const Half* activations = kept(at.pooled, p) + first;
        convolve_back(layer + 1, back(at_end_, p), [&](int place, int channel, __m512 sums) {
            const std::size_t here = product(place, channels) + static_cast<std::size_t>(channel);
            store(to + here, _mm512_maskz_mov_ps(positive(activations + here), sums));
        });
        if (TrunkShape::pools(block))
            pool_backwards(parameters.pools[static_cast<std::size_t>(block)], block, worker, p);
    }
    for (int p = range.from; p < range.to; ++p) {
        learn(layer, at.in, back(inside_, p), p);
        Half* const to = back(at_end_, p) + first;
        const Half* activations = kept(at.in, p) + first;
        convolve_back(layer, back(inside_, p), [&](int place, int channel, __m512 sums) {
            const std::size_t here = product(place, channels) + static_cast<std::size_t>(channel);
            sums = _mm512_add_ps(sums, load(to + here));  // what went past the block
            store(to + here, _mm512_maskz_mov_ps(positive(activations + here), sums));
        });
    }
    if (block == 0)
        for (int p = range.from; p < range.to; ++p) learn(0, 0, back(at_end_, p), p);
}

void Trunk::backward(const ParametersOf<const float>& parameters, const float* told, const float* pooled,
                     Worker& worker, Range range) const {
    for (std::vector<Sums>* layers : {&worker.convolutions, &worker.pools})
        for (Sums& sums : *layers) {
            sums.weights.clear();
            sums.bias.clear();
        }
    worker.told.clear();
    begin_backwards(parameters.told, told, pooled, worker, range);
    for (int block = shape_.blocks; block-- > 0;) block_backwards(parameters, block, worker, range);
}

void Trunk::add_up(const ParametersOf<float>& gradients) const {
    const auto add = [&](float* to, std::size_t count, const auto& of) {
        for (std::size_t i = 0; i < count; ++i) {
            to[i] = 0;
            for (const Worker& worker : workers_) to[i] += of(worker).data()[i];
        }
    };
    const int channels = shape_.channels;
    for (int number = 0; number < shape_.convolutions(); ++number) {
        const auto at = static_cast<std::size_t>(number);
        const LayerShape layer = shape_.layer(number);
        float* to = gradients.convolutions[at].weights;
        for (int output = 0; output < channels; ++output)
            for (int input = 0; input < layer.inputs; ++input)
                for (int tap = 0; tap < taps; ++tap, ++to) {
                    *to = 0;
                    for (const Worker& worker : workers_)
                        *to +=
                            worker.convolutions[at].weights.data()[place_in_sums(layer, output, input, tap)];
                }
        add(gradients.convolutions[at].bias, product(channels, 1),
            [&](const Worker& worker) -> const Buffer<float>& { return worker.convolutions[at].bias; });
    }
    for (int block = 0; block < shape_.blocks; ++block) {
        if (!TrunkShape::pools(block)) continue;
        const auto at = static_cast<std::size_t>(block);
        add(gradients.pools[at].weights, product(2, channels, channels),
            [&](const Worker& worker) -> const Buffer<float>& { return worker.pools[at].weights; });
        add(gradients.pools[at].bias, product(channels, 1),
            [&](const Worker& worker) -> const Buffer<float>& { return worker.pools[at].bias; });
    }
    add(gradients.told, product(shape_.told, channels),
        [](const Worker& worker) -> const Buffer<float>& { return worker.told; });
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

/// For fit/fast_trunk.py; arrays as `ParametersOf` has them.
extern "C" {

using goterr::fit::ParametersOf;
using goterr::fit::Trunk;

/// Null where this machine has no tiles.
Trunk* goterr_trunk(int inputs, int channels, int blocks, int told, int threads) {
    return goterr::fit::may_use_tiles() ? new Trunk({inputs, channels, blocks, told, threads}) : nullptr;
}

void goterr_trunk_forward(Trunk* trunk, const float* const* parameters, int side, int positions,
                          const float* inputs, float* told, float* pooled) {
    trunk->forward(ParametersOf<const float>(trunk->shape(), parameters), side, positions, inputs, told,
                   pooled);
}

void goterr_trunk_backward(Trunk* trunk, const float* const* parameters, const float* told,
                           const float* pooled, float* const* gradients) {
    trunk->backward(ParametersOf<const float>(trunk->shape(), parameters), told, pooled,
                    ParametersOf<float>(trunk->shape(), gradients));
}
}
