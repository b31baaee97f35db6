/* Convolutions of float32 over up to three axes, without a copy of the windows: samples, innermost,
 * fill the lanes of vectors, (channels, depth, height, width, samples).
 *
 * The output, and the gradient of the input, are tiles of some channels times some samples at one
 * position; a list says which inputs and weights meet there, so a border costs nothing and a step
 * may be any. The gradient of the weights is a tile of some filters times some inputs, summed over
 * positions and samples. Each number is one sum in one order: its bits depend on no thread. */

#include "pool.h"
#include "tiles.h"

#pragma STDC FP_CONTRACT ON

enum {
    AXES = 3,
    AT_ONCE_FILTERS = 6,
    AT_ONCE_INPUTS = 4,
    NUMBERS_AT_ONCE = 1024, /* of a gradient's filter: six of them fill half of the first cache */
};

typedef struct {
    const float *from; /* what is read at positions of its own, and what at each meets */
    const float *other;
    float *out;
    i64 samples, groups, channels, filters; /* of each group */
    i64 size[AXES], positions[AXES], kernel[AXES], stride[AXES], pad[AXES], gap[AXES];
    i64 back;    /* whether positions are those of the input, and what is read the output's */
    i64 is_wide; /* whether registers hold 512 bits */
    float *memory; /* of each thread */
    i64 memory_size;
    float *weights; /* turned: what meets lies side by side */
    i64 parts;
} convolution;

static i64 volume(const i64 *lengths)
{
    return lengths[0] * lengths[1] * lengths[2];
}

static i64 smaller(i64 one, i64 other)
{
    return one < other ? one : other;
}

static i64 larger(i64 one, i64 other)
{
    return one > other ? one : other;
}

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

/* Pairs of distances: of what is read, and of the weights. */
static i64 listed(const convolution *c, const along *at, i64 *list)
{
    const i64 *size = c->back ? c->positions : c->size;
    const i64 inputs = c->back ? c->filters : c->channels;
    const i64 outputs = c->back ? c->channels : c->filters;
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
                list[2 * count + 1] = ((z * c->kernel[1] + y) * c->kernel[2] + x) * outputs;
                ++count;
            }
    for (i64 input = 1; input < inputs; ++input)
        for (i64 k = 0; k < count; ++k) {
            list[2 * (input * count + k)] = list[2 * k] + input * plane;
            list[2 * (input * count + k) + 1] = list[2 * k + 1] + input * taps * outputs;
        }
    return inputs * count;
}

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
#pragma clang loop unroll(disable)
    for (i64 k = 0; k < terms; ++k) {
        const float *here = from + list[2 * k], *left = weights + list[2 * k + 1];
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

/* All channels of some vectors of samples at one position. */
static void position_of(const convolution *c, const float *from, const i64 *list, i64 terms,
                        const float *weights, i64 outputs, float *out, i64 out_row, i64 vectors)
{
    const i64 rows_at_once = !c->is_wide ? 6 : vectors == 4 ? 6 : vectors == 3 ? 8 : 12;
    const i64 tiles = (outputs + rows_at_once - 1) / rows_at_once;
    for (i64 t = 0; t < tiles; ++t) {
        const i64 row = outputs * t / tiles, rows = outputs * (t + 1) / tiles - row;
        float *there = out + row * out_row;
        if (vectors == 4)
            listed_of_4(weights + row, from, list, terms, rows, there, out_row);
        else if (vectors == 3)
            listed_of_3(weights + row, from, list, terms, rows, there, out_row);
        else if (vectors == 2)
            listed_of_2(weights + row, from, list, terms, rows, there, out_row);
        else
            listed_of_1(weights + row, from, list, terms, rows, there, out_row);
    }
}

/* All channels and samples at one position. */
static void position(const convolution *c, const float *from, const i64 *list, i64 terms,
                     const float *weights, i64 outputs, float *out, i64 out_row)
{
    const i64 all = c->samples / LANES, most = c->is_wide ? MOST_VECTORS : 1;
    const i64 blocks = (all + most - 1) / most, last = c->samples - LANES;
    for (i64 block = 0; block < blocks; ++block) {
        const i64 first = all * block / blocks, vectors = all * (block + 1) / blocks - first;
        position_of(c, from + first * LANES, list, terms, weights, outputs, out + first * LANES,
                    out_row, vectors);
    }
    /* A last vector ends with the samples: some are computed twice, to the same bits. */
    if (c->samples % LANES)
        position_of(c, from + last, list, terms, weights, outputs, out + last, out_row, 1);
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
        position(c, from + base * c->samples, list, terms, weights, outputs,
                 out + x * c->samples, out_row);
    }
}

/* The weights (filters, channels, taps) with what a tile reads at once side by side; whether all of
 * them are finite. */
static i64 turn_weights(const convolution *c)
{
    const i64 taps = volume(c->kernel);
    float rest = 0;
    for (i64 group = 0; group < c->groups; ++group)
        for (i64 filter = 0; filter < c->filters; ++filter)
            for (i64 channel = 0; channel < c->channels; ++channel) {
                const i64 at = ((group * c->filters + filter) * c->channels + channel) * taps;
                const i64 base = group * c->filters * c->channels * taps;
                for (i64 tap = 0; tap < taps; ++tap) {
                    const float weight = c->other[at + tap];
                    const i64 to = c->back ? (filter * taps + tap) * c->channels + channel
                                           : (channel * taps + tap) * c->filters + filter;
                    c->weights[base + to] = weight;
                    rest += weight * 0;
                }
            }
    return rest == 0;
}

static i64 has_border(const convolution *c)
{
    i64 border = 0;
    for (i64 axis = 0; axis < AXES; ++axis) {
        const i64 last = (c->positions[axis] - 1) * c->stride[axis] - c->pad[axis] +
                         (c->kernel[axis] - 1) * c->gap[axis];
        border |= c->pad[axis] > 0 || last >= c->size[axis];
    }
    return border;
}

/* The output of `from`, the input, and weights; or, `back`, the gradient of the input of `from`,
 * the output's. 0 where NumPy must do, as a weight is not finite and meets the zeros of a border. */
i64 convolve(pool *pool, const convolution *c)
{
    const i64 is_finite = turn_weights(c);
    if (!is_finite && !c->back && has_border(c))
        return 0;
    const i64 *made = c->back ? c->size : c->positions;
    shared(pool, row_part, c, c->groups * made[0] * made[1]);
    return 1;
}

/* The numbers of a vector that begins at `from`, the first `count` of them; zeros behind. */
static ALWAYS_INLINE lanes some_of(const float *from, i64 count)
{
    lanes found = {0};
    for (i64 k = 0; k < count; ++k)
        ((float *)&found)[k] = from[k];
    return found;
}

/* sums[i][j] += vectors of filter i's gradient times those of input j, in `runs` runs of `length`
 * numbers each, of which those of the inputs are `apart`. */
static ALWAYS_INLINE void summed_runs(const float *const *left, const float *const *right, i64 runs,
                                      i64 length, i64 apart, const i64 rows, const i64 columns,
                                      lanes *sums)
{
    lanes kept[AT_ONCE_FILTERS][AT_ONCE_INPUTS];
    const float *one[AT_ONCE_FILTERS], *other[AT_ONCE_INPUTS];
#pragma clang loop unroll(full)
    for (i64 i = 0; i < rows; ++i) {
        one[i] = left[i];
#pragma clang loop unroll(full)
        for (i64 j = 0; j < columns; ++j)
            kept[i][j] = sums[i * columns + j];
    }
#pragma clang loop unroll(full)
    for (i64 j = 0; j < columns; ++j)
        other[j] = right[j];
#pragma clang loop unroll(disable)
    for (i64 run = 0; run < runs; ++run) {
        lanes inputs[AT_ONCE_INPUTS];
        i64 k = 0;
#pragma clang loop unroll(disable)
        for (; k + LANES <= length; k += LANES) {
#pragma clang loop unroll(full)
            for (i64 j = 0; j < columns; ++j)
                inputs[j] = *(const lanes *)(other[j] + k);
#pragma clang loop unroll(full)
            for (i64 i = 0; i < rows; ++i) {
                const lanes gradient = *(const lanes *)(one[i] + k);
#pragma clang loop unroll(full)
                for (i64 j = 0; j < columns; ++j)
                    kept[i][j] += gradient * inputs[j];
            }
        }
        if (k < length) {
#pragma clang loop unroll(full)
            for (i64 j = 0; j < columns; ++j)
                inputs[j] = some_of(other[j] + k, length - k);
#pragma clang loop unroll(full)
            for (i64 i = 0; i < rows; ++i) {
                const lanes gradient = some_of(one[i] + k, length - k);
#pragma clang loop unroll(full)
                for (i64 j = 0; j < columns; ++j)
                    kept[i][j] += gradient * inputs[j];
            }
        }
#pragma clang loop unroll(full)
        for (i64 i = 0; i < rows; ++i)
            one[i] += length;
#pragma clang loop unroll(full)
        for (i64 j = 0; j < columns; ++j)
            other[j] += apart;
    }
#pragma clang loop unroll(full)
    for (i64 i = 0; i < rows; ++i)
#pragma clang loop unroll(full)
        for (i64 j = 0; j < columns; ++j)
            sums[i * columns + j] = kept[i][j];
}

#define RUN_CASE(rows, columns)                                                                    \
    case 8 * rows + columns:                                                                       \
        summed_runs(left, right, runs, length, apart, rows, columns, sums);                        \
        break;
#define RUN_CASES(rows) RUN_CASE(rows, 1) RUN_CASE(rows, 2) RUN_CASE(rows, 3) RUN_CASE(rows, 4)

ALONE void summed(const float *const *left, const float *const *right, i64 runs, i64 length,
                  i64 apart, i64 rows, i64 columns, lanes *sums)
{
    switch (8 * rows + columns) {
        RUN_CASES(1)
        RUN_CASES(2)
        RUN_CASES(3)
        RUN_CASES(4)
        RUN_CASES(5)
        RUN_CASES(6)
    }
}

/* Inputs that are summed at once: (channel, tap) one behind the other where no border is, else some
 * channels at one tap, for which the same positions count. */
typedef struct {
    i64 count, tap[AT_ONCE_INPUTS], channel[AT_ONCE_INPUTS];
} inputs_at_once;

static i64 input_blocks(const convolution *c, i64 at_once)
{
    const i64 taps = volume(c->kernel);
    if (!has_border(c))
        return (c->channels * taps + at_once - 1) / at_once;
    return taps * ((c->channels + at_once - 1) / at_once);
}

static inputs_at_once inputs_of(const convolution *c, i64 block, i64 at_once)
{
    const i64 taps = volume(c->kernel), blocks = input_blocks(c, at_once);
    inputs_at_once found;
    if (!has_border(c)) {
        const i64 all = c->channels * taps, first = all * block / blocks;
        found.count = all * (block + 1) / blocks - first;
        for (i64 k = 0; k < found.count; ++k) {
            found.channel[k] = (first + k) / taps;
            found.tap[k] = (first + k) % taps;
        }
        return found;
    }
    const i64 each = blocks / taps, tap = block / each;
    const i64 first = c->channels * (block % each) / each;
    found.count = c->channels * (block % each + 1) / each - first;
    for (i64 k = 0; k < found.count; ++k) {
        found.channel[k] = first + k;
        found.tap[k] = tap;
    }
    return found;
}

static i64 upwards(i64 number, i64 divisor)
{
    return number <= 0 ? -(-number / divisor) : (number + divisor - 1) / divisor;
}

/* What inputs that are summed at once meet along one row: positions from `first` to before `last`,
 * and where what each meets at position 0 would lie. */
typedef struct {
    i64 count, first, last;
    const float *at[AT_ONCE_INPUTS];
} inputs_in_row;

static inputs_in_row met_in_row(const convolution *c, const float *image, i64 row,
                                const inputs_at_once *inputs)
{
    const i64 *size = c->size, *kernel = c->kernel;
    const i64 plane = volume(size) * c->samples;
    const i64 start = c->pad[2] - inputs->tap[0] % kernel[2] * c->gap[2];
    inputs_in_row found = {inputs->count, 0, c->positions[2], {0}};
    if (has_border(c)) {
        found.first = larger(0, upwards(start, c->stride[2]));
        found.last = smaller(found.last, upwards(size[2] + start, c->stride[2]));
    }
    for (i64 j = 0; j < inputs->count; ++j) {
        const i64 here = inputs->tap[j], z = here / kernel[2] / kernel[1];
        const i64 y = here / kernel[2] % kernel[1], x = here % kernel[2];
        const i64 deep = row / c->positions[1] * c->stride[0] - c->pad[0] + z * c->gap[0];
        const i64 down = row % c->positions[1] * c->stride[1] - c->pad[1] + y * c->gap[1];
        if (deep < 0 || deep >= size[0] || down < 0 || down >= size[1])
            found.last = 0;
        found.at[j] = image + inputs->channel[j] * plane +
                      ((deep * size[1] + down) * size[2] + x * c->gap[2] - c->pad[2]) * c->samples;
    }
    return found;
}

/* Some positions of a row, from `first` to before `last`, for some filters and inputs. */
static void summed_positions(const convolution *c, const inputs_in_row *met, const float *gradient,
                             i64 g_plane, i64 first, i64 last, i64 filters, lanes *sums)
{
    first = larger(first, met->first);
    last = smaller(last, met->last);
    if (first >= last)
        return;
    const float *left[AT_ONCE_FILTERS], *right[AT_ONCE_INPUTS];
    for (i64 i = 0; i < filters; ++i)
        left[i] = gradient + i * g_plane + first * c->samples;
    for (i64 j = 0; j < met->count; ++j)
        right[j] = met->at[j] + first * c->stride[2] * c->samples;
    if (c->stride[2] == 1)
        summed(left, right, 1, (last - first) * c->samples, 0, filters, met->count, sums);
    else
        summed(left, right, last - first, c->samples, c->stride[2] * c->samples, filters,
               met->count, sums);
}

static i64 filters_at_once(const convolution *c)
{
    return c->is_wide ? AT_ONCE_FILTERS : 2;
}

static i64 inputs_in_block(const convolution *c)
{
    return c->is_wide ? AT_ONCE_INPUTS : 2;
}

/* All positions for some filters and some blocks of inputs. */
static void weight_part(const void *work, i64 part, i64 worker)
{
    const convolution *c = work;
    const i64 taps = volume(c->kernel), at_once = inputs_in_block(c);
    const i64 filter_blocks = (c->filters + filters_at_once(c) - 1) / filters_at_once(c);
    const i64 blocks = input_blocks(c, at_once), share = part % c->parts;
    const i64 filter_block = part / c->parts % filter_blocks, group = part / c->parts / filter_blocks;
    const i64 filter = c->filters * filter_block / filter_blocks;
    const i64 filters = c->filters * (filter_block + 1) / filter_blocks - filter;
    const i64 begin = blocks * share / c->parts, end = blocks * (share + 1) / c->parts;
    const i64 g_plane = volume(c->positions) * c->samples;
    const float *image = c->from + group * c->channels * volume(c->size) * c->samples;
    const float *gradient = c->other + (group * c->filters + filter) * g_plane;
    lanes *sums = (lanes *)(c->memory + worker * c->memory_size);
    const i64 each = AT_ONCE_FILTERS * AT_ONCE_INPUTS;
    inputs_in_row *met = (inputs_in_row *)(sums + (end - begin) * each);
    for (i64 k = 0; k < (end - begin) * each; ++k)
        sums[k] = (lanes){0};
    const i64 at_a_time = larger(1, NUMBERS_AT_ONCE / c->samples);
    for (i64 row = 0; row < c->positions[0] * c->positions[1]; ++row) {
        for (i64 block = begin; block < end; ++block) {
            const inputs_at_once inputs = inputs_of(c, block, at_once);
            met[block - begin] = met_in_row(c, image, row, &inputs);
        }
        const float *here = gradient + row * c->positions[2] * c->samples;
        /* So few positions that the gradient stays in the first cache for all inputs. */
        for (i64 x = 0; x < c->positions[2]; x += at_a_time)
            for (i64 k = 0; k < end - begin; ++k)
                summed_positions(c, met + k, here, g_plane, x,
                                 smaller(x + at_a_time, c->positions[2]), filters,
                                 sums + k * each);
    }
    for (i64 block = begin; block < end; ++block) {
        const inputs_at_once inputs = inputs_of(c, block, at_once);
        for (i64 i = 0; i < filters; ++i)
            for (i64 j = 0; j < inputs.count; ++j) {
                const lanes sum = sums[(block - begin) * each + i * inputs.count + j];
                float total = 0;
                for (i64 lane = 0; lane < LANES; ++lane)
                    total += sum[lane];
                const i64 of = (group * c->filters + filter + i) * c->channels + inputs.channel[j];
                c->out[of * taps + inputs.tap[j]] = total;
            }
    }
}

/* The gradient of the weights of `from`, the input, and `other`, the output's gradient. */
void convolve_weight(pool *pool, const convolution *c)
{
    const i64 filter_blocks = (c->filters + filters_at_once(c) - 1) / filters_at_once(c);
    shared(pool, weight_part, c, c->groups * filter_blocks * c->parts);
}

/* Blocks of inputs of a group, and numbers that the sums of one need. */
i64 weight_blocks(const convolution *c)
{
    return input_blocks(c, inputs_in_block(c));
}

i64 weight_memory(void)
{
    return AT_ONCE_FILTERS * AT_ONCE_INPUTS * LANES + sizeof(inputs_in_row) / sizeof(float);
}
