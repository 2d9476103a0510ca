/// The residual blocks of the net (fit/net.py), forwards and backwards, for its training.
///
/// Same layers as in PyTorch there: a convolution, blocks of two more, every second block with the mean and
/// the maximum over the board added inside, and what is told of the end: sums over the channels of each
/// point, and the mean and the maximum over the board. Activations and what comes back are 16-bit floating
/// point numbers, sums have 32 bits. Positions are shared out among threads.
#pragma once

#include <optional>
#include <vector>

#include "tiles.hpp"

namespace goterr::fit {

/// Channels that the inputs are filled up to.
inline constexpr int filled_inputs = line_of_tile;

struct TrunkShape {
    int inputs, channels, blocks;
    int told;  ///< sums for each point
    int threads;

    static bool pools(int block) { return block % 2 == 1; }
    int convolutions() const { return 1 + 2 * blocks; }
    LayerShape layer(int number) const;
};

/// Weights and biases of a layer, or the gradients of them.
template <typename T>
struct LayerOf {
    T* weights;
    T* bias;
};

/// Everything that is learned, or the gradients of it: `told` has no bias.
template <typename T>
struct ParametersOf {
    /// In the order of fit/fast_trunk.py: of the first convolution weights and bias, of each block those of
    /// its two convolutions and where it pools of its dense layer, then the sums for each point.
    ParametersOf(const TrunkShape& shape, T* const* arrays);

    std::vector<LayerOf<T>> convolutions;
    std::vector<LayerOf<T>> pools;  ///< of each block; null where it has none
    T* told = nullptr;
};

class Trunk {
public:
    explicit Trunk(const TrunkShape& shape);
    const TrunkShape& shape() const { return shape_; }

    /// `inputs`: positions x points x inputs. -> `told`, positions x points x told; `pooled`, positions x 2
    /// channels.
    void forward(const ParametersOf<const float>& parameters, int side, int positions, const float* inputs,
                 float* told, float* pooled);
    /// After `forward`, with what comes back of `told` and `pooled`.
    void backward(const ParametersOf<const float>& parameters, const float* told, const float* pooled,
                  const ParametersOf<float>& gradients);

private:
    /// The mean and the maximum of channels over the board, and where the maximum was.
    struct Pooled {
        std::vector<float> values;
        std::vector<std::int32_t> places;
    };
    struct Sums {
        Buffer<float> weights, bias;
    };
    /// What a thread has for itself.
    struct Worker {
        std::vector<Sums> convolutions, pools;
        Buffer<float> told;
        Arranged room;
    };
    /// Positions that a thread works on.
    struct Range {
        int from, to;
    };
    struct BlockPlaces {
        std::size_t in, inside, pooled, out;  ///< of the activations that are kept
    };

    static BlockPlaces places_of(int block);
    void make_room(int side, int positions);
    void pack(const ParametersOf<const float>& parameters);
    Half* kept(std::size_t which, int position) const;
    Half* back(const Buffer<Half>& buffer, int position) const;

    void take_inputs(const float* inputs, Range range) const;
    void convolve_forwards(int layer, const float* bias, std::size_t from, std::size_t to, const Half* added,
                           int position) const;
    void pool(const Half* activations, Pooled& to, int position) const;
    void add_pool(const LayerOf<const float>& layer, int block, int position);
    void tell(const float* weights, const Half* activations, float* to) const;
    void forward(const ParametersOf<const float>& parameters, const float* inputs, float* told, float* pooled,
                 Range range);

    void begin_backwards(const float* weights, const float* told, const float* pooled, Worker& worker,
                         Range range) const;
    void pool_backwards(const LayerOf<const float>& layer, int block, Worker& worker, int position) const;
    void block_backwards(const ParametersOf<const float>& parameters, int block, Worker& worker,
                         Range range) const;
    void backward(const ParametersOf<const float>& parameters, const float* told, const float* pooled,
                  Worker& worker, Range range) const;
    void add_up(const ParametersOf<float>& gradients) const;

    template <typename Work>
    void on_threads(const Work& work);

    TrunkShape shape_;
    std::vector<Buffer<Half>> forwards_, backwards_;  ///< weights
    std::vector<Worker> workers_;
    std::optional<Places> places_;
    int positions_ = 0;
    std::vector<Buffer<Half>> kept_;
    Buffer<Half> at_end_, inside_;  ///< what comes back behind a block, and inside it
    std::vector<Pooled> pooled_;    ///< of the blocks, then of the end
};

}  // namespace goterr::fit
