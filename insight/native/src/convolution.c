/* Convolutions of float32 over up to three axes, without a copy of the windows: samples, innermost,
 * fill the lanes of vectors, (channels, depth, height, width, samples).
 *
 * The output, and the gradient of the input, are tiles of some channels times some samples at one
 * position; a list says which inputs and weights meet there, so a border costs nothing and a step
 * may be any. The gradient of the weights is a tile of some filters times some inputs, summed over
 * positions and samples. Each number is one sum in one order: its bits depend on no thread. */

#include "convolution_weights.h"
#include "convolution_words.h"
#include "tiles.h"

enum {
    LEAST_GATHERED = 2, /* tiles, beside which it costs little to lay side by side what they meet */
    OF_TERM = 4 + 4 + LANES, /* numbers of memory of each term: twice a pair, and what it meets */
};

/* Along one axis at one position: which taps meet something, one bit each, and where the list's
 * distances begin. */
typedef struct {
    u64 taps;
    i64 rest, base;
} along;

static along along_at(const convolution *c, i64 axis, i64 position)
{
    along found = {0, 0, 0};
    const i64 stride = c->stride[axis], gap = c->gap[axis];
    if (!c->back) {
        found.base = position * stride - c->pad[axis];
        for (i64 tap = 0; tap < c->kernel[axis]; ++tap) {
            const i64 at = found.base + tap * gap;
            if (at >= 0 && at < c->size[axis])
                found.taps |= (u64)1 << tap;
        }
        return found;
    }
    found.rest = (position + c->pad[axis]) % stride;
    found.base = (position + c->pad[axis]) / stride;
    for (i64 tap = 0; tap < c->kernel[axis]; ++tap) {
        const i64 at = position + c->pad[axis] - tap * gap;
        if (at >= 0 && at % stride == 0 && at / stride < c->positions[axis])
            found.taps |= (u64)1 << tap;
    }
    return found;
}

/* How far from the base what a tap meets lies; for one that meets something. */
static i64 distance(const convolution *c, i64 axis, i64 rest, i64 tap)
{
    const i64 gap = tap * c->gap[axis];
    /* The difference is a multiple of the stride. */
    return c->back ? (rest - gap) / c->stride[axis] : gap;
}

/* Pairs: how far from the base what is read lies, and which of all terms meets it. */
static i64 listed(const convolution *c, const along *at, i64 *list)
{
    const i64 *size = c->back ? c->positions : c->size;
    const i64 inputs = c->back ? c->filters : c->channels;
    const i64 taps = volume(c->kernel), plane = volume(size) * c->samples;
    i64 count = 0;
    for (i64 z = 0; z < c->kernel[0]; ++z)
        for (i64 y = 0; y < c->kernel[1]; ++y)
            for (i64 x = 0; x < c->kernel[2]; ++x) {
                if (!(at[0].taps >> z & at[1].taps >> y & at[2].taps >> x & 1))
                    continue;
                const i64 deep = distance(c, 0, at[0].rest, z);
                const i64 down = distance(c, 1, at[1].rest, y);
                const i64 across = distance(c, 2, at[2].rest, x);
                list[2 * count] = ((deep * size[1] + down) * size[2] + across) * c->samples;
                list[2 * count + 1] = (z * c->kernel[1] + y) * c->kernel[2] + x;
                ++count;
            }
    for (i64 input = 1; input < inputs; ++input)
        for (i64 k = 0; k < count; ++k) {
            list[2 * (input * count + k)] = list[2 * k] + input * plane;
            list[2 * (input * count + k) + 1] = list[2 * k + 1] + input * taps;
        }
    return inputs * count;
}

/* Where the sums go is fetched meanwhile. */
static ALWAYS_INLINE void listed_tile(const float *weights, const float *from, const i64 *list,
                                      i64 terms, const i64 rows, const i64 vectors, float *out,
                                      i64 out_row)
{
    lanes sums[MOST_TILE_ROWS][MOST_VECTORS];
#pragma clang loop unroll(full)
    ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
    VECTORS_OF(vectors)
        sums[i][v] = (lanes){0};
#pragma clang loop unroll(full)
    ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
    VECTORS_OF(vectors)
        __builtin_prefetch(out + i * out_row + v * LANES, 1, 3);
#pragma clang loop unroll(disable)
    for (i64 k = 0; k < terms; ++k) {
        const float *here = from + list[2 * k], *left = weights + list[2 * k + 1] * rows;
        lanes right[MOST_VECTORS];
#pragma clang loop unroll(full)
        VECTORS_OF(vectors)
            right[v] = *(const lanes *)(here + v * LANES);
#pragma clang loop unroll(full)
        ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
        VECTORS_OF(vectors)
            sums[i][v] += left[i] * right[v];
    }
#pragma clang loop unroll(full)
    ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
    VECTORS_OF(vectors)
        *(lanes *)(out + i * out_row + v * LANES) = sums[i][v];
}

#define LISTED_CASE(rows, vectors)                                                                 \
    case rows:                                                                                     \
        listed_tile(weights, from, list, terms, rows, vectors, out, out_row);                      \
        break;
#define LISTED_TILES(name, vectors, CASES)                                                         \
    ALONE void name(const float *weights, const float *from, const i64 *list, i64 terms, i64 rows, \
                    float *out, i64 out_row)                                                       \
    {                                                                                              \
        switch (rows) {                                                                            \
            CASES                                                                                  \
        }                                                                                          \
    }
#define SIX(v)                                                                                     \
    LISTED_CASE(1, v)                                                                              \
    LISTED_CASE(2, v) LISTED_CASE(3, v) LISTED_CASE(4, v) LISTED_CASE(5, v) LISTED_CASE(6, v)
#define EIGHT(v) SIX(v) LISTED_CASE(7, v) LISTED_CASE(8, v)
#define TWELVE(v)                                                                                  \
    EIGHT(v) LISTED_CASE(9, v) LISTED_CASE(10, v) LISTED_CASE(11, v) LISTED_CASE(12, v)
LISTED_TILES(listed_of_4, 4, SIX(4))
LISTED_TILES(listed_of_3, 3, EIGHT(3))
LISTED_TILES(listed_of_2, 2, TWELVE(2))
LISTED_TILES(listed_of_1, 1, TWELVE(1))

/* Blocks of vectors of samples. */
static i64 sample_blocks(const convolution *c)
{
    const i64 most = c->is_wide ? MOST_VECTORS : 1;
    return pieces_of(c->samples / LANES, most);
}

/* Into how many tiles the channels at one position are cut. */
static i64 tiles_of(const convolution *c)
{
    const i64 vectors = pieces_of(c->samples / LANES, sample_blocks(c));
    const i64 rows = !c->is_wide || vectors == 4 ? 6 : vectors == 3 ? 8 : 12;
    return pieces_of(c->back ? c->channels : c->filters, rows);
}

/* What all terms meet, one vector each, side by side, and a list of where that is. Lines that are a
 * power of two apart share a few places in a cache, so tiles would wait for each of them again. */
ALONE void gather(const float *from, const i64 *list, i64 terms, i64 *near, float *met)
{
    for (i64 k = 0; k < terms; ++k) {
        *(lanes *)(met + k * LANES) = *(const lanes *)(from + list[2 * k]);
        near[2 * k] = k * LANES;
        near[2 * k + 1] = list[2 * k + 1];
    }
}

/* All channels of some vectors of samples at one position. */
static void position_of(const convolution *c, const float *from, i64 *list, i64 terms,
                        const float *weights, float *out, i64 out_row, i64 vectors)
{
    const i64 inputs = c->back ? c->filters : c->channels, all = inputs * volume(c->kernel);
    const i64 outputs = c->back ? c->channels : c->filters, tiles = tiles_of(c);
    if (!c->is_wide && tiles > LEAST_GATHERED) {
        float *met = (float *)(list + 4 * all);
        gather(from, list, terms, list + 2 * all, met);
        from = met, list += 2 * all;
    }
    for (i64 tile = 0; tile < tiles; ++tile) {
        const i64 row = piece_at(outputs, tiles, tile);
        const i64 rows = piece_at(outputs, tiles, tile + 1) - row;
        float *there = out + row * out_row;
        const float *left = weights + row * all;
        if (vectors == 4)
            listed_of_4(left, from, list, terms, rows, there, out_row);
        else if (vectors == 3)
            listed_of_3(left, from, list, terms, rows, there, out_row);
        else if (vectors == 2)
            listed_of_2(left, from, list, terms, rows, there, out_row);
        else
            listed_of_1(left, from, list, terms, rows, there, out_row);
    }
}

/* All channels and samples at one position. */
static void position(const convolution *c, const float *from, i64 *list, i64 terms,
                     const float *weights, float *out, i64 out_row)
{
    const i64 all = c->samples / LANES, blocks = sample_blocks(c), last = c->samples - LANES;
    for (i64 block = 0; block < blocks; ++block) {
        const i64 first = piece_at(all, blocks, block);
        const i64 vectors = piece_at(all, blocks, block + 1) - first;
        position_of(c, from + first * LANES, list, terms, weights, out + first * LANES, out_row,
                    vectors);
    }
    /* A last vector ends with the samples: some are computed twice, to the same bits. */
    if (c->samples % LANES)
        position_of(c, from + last, list, terms, weights, out + last, out_row, 1);
}

/* One row of positions of one group. */
static void row_part(const void *work, i64 part, i64 worker)
{
    const convolution *c = work;
    const i64 *read = c->back ? c->positions : c->size;
    const i64 *made = c->back ? c->size : c->positions;
    const i64 inputs = c->back ? c->filters : c->channels;
    const i64 outputs = c->back ? c->channels : c->filters;
    const i64 rows = made[0] * made[1], group = part / rows, row = part % rows;
    const i64 planes = volume(read) * c->samples, out_row = volume(made) * c->samples;
    const float *from = c->from + group * inputs * planes;
    const float *weights = c->weights + group * inputs * volume(c->kernel) * outputs;
    float *out = c->out + group * outputs * out_row + row * made[2] * c->samples;
    i64 *list = (i64 *)(c->memory + worker * c->memory_size);
    along at[AXES] = {along_at(c, 0, row / made[1]), along_at(c, 1, row % made[1]), {0, 0, 0}};
    i64 terms = -1;
    for (i64 x = 0; x < made[2]; ++x) {
        const along now = along_at(c, 2, x);
        const i64 is_other = terms < 0 || now.taps != at[2].taps || now.rest != at[2].rest;
        at[2] = now;
        if (is_other)
            terms = listed(c, at, list);
        const i64 base = (at[0].base * read[1] + at[1].base) * read[2] + at[2].base;
        position(c, from + base * c->samples, list, terms, weights,
                 out + x * c->samples, out_row);
    }
}

/* The weights (filters, channels, taps) in the order in which tiles read them: for each tile all
 * terms, and for each of these what meets the tile's channels. */
static void turn_weights(const convolution *c)
{
    const i64 taps = volume(c->kernel), line = c->channels * taps, tiles = tiles_of(c);
    const i64 inputs = c->back ? c->filters : c->channels;
    const i64 outputs = c->back ? c->channels : c->filters;
    const i64 to_input = c->back ? line : taps, to_output = c->back ? taps : line;
    float *out = c->weights;
    for (i64 group = 0; group < c->groups; ++group)
        for (i64 tile = 0; tile < tiles; ++tile) {
            const i64 row = piece_at(outputs, tiles, tile);
            const i64 rows = piece_at(outputs, tiles, tile + 1) - row;
            const float *from = c->other + group * c->filters * line + row * to_output;
            for (i64 input = 0; input < inputs; ++input)
                for (i64 tap = 0; tap < taps; ++tap)
                    for (i64 i = 0; i < rows; ++i)
                        *out++ = from[i * to_output + input * to_input + tap];
        }
}

/* Numbers of memory that each thread needs for it. */
i64 listed_memory(const convolution *c)
{
    return pieces_of(OF_TERM * (c->back ? c->filters : c->channels) * volume(c->kernel), LANES) *
           LANES; /* so each thread's begins with a line of the cache */
}

/* The output of `from`, the input, and weights; or, `back`, the gradient of the input of `from`,
 * the output's. 0 where NumPy must do, as a weight is not finite and meets the zeros of a border. */
i64 convolve(pool *pool, const convolution *c)
{
    if (!c->back && has_border(c) && !are_finite(c->other, weights_of(c)))
        return 0;
    turn_weights(c);
    const i64 *made = c->back ? c->size : c->positions;
    shared(pool, row_part, c, c->groups * made[0] * made[1]);
    return 1;
}
