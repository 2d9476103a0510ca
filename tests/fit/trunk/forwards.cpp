#include "trunk.hpp"

#include <algorithm>

namespace goterr::fit {

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

}  // namespace goterr::fit
