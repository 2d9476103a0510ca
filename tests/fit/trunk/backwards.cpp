#include "trunk.hpp"

namespace goterr::fit {

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

}  // namespace goterr::fit
