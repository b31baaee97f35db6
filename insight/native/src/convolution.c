/* Convolutions of float32 over up to three axes, without a copy of the windows: samples, innermost,
 * fill the lanes of vectors, (channels, depth, height, width, samples).
 *
 * The output, and the gradient of the input, are tiles of some channels times some samples at one
 * position; a list says which inputs and weights meet there. A bias and a rectifier follow while
 * the sums are in registers. The gradient of the weights is a tile of some filters times some
 * inputs, summed over positions and samples. Each number is one sum in one order: its bits depend
 * on no thread. */

#include "convolution_weights.h"
#include "listed_taps.h"
#include "listed_tiles.h"

enum {
    LEAST_GATHERED = 2, /* tiles, beside which it costs little to lay side by side what they meet */
    AHEAD = 2,          /* positions */
    OF_TAP = 8,         /* numbers of memory: two pairs */
};

/* How the channels and the samples at one position are cut. */
typedef struct {
    i64 inputs, outputs, taps;
    i64 tiles;                /* of channels */
    i64 vectors, blocks, rest; /* of samples: vectors, blocks of them, and samples behind these */
} listed_cut;

static listed_cut listed_cut_of(const convolution *c)
{
    listed_cut cut = {.taps = volume(c->kernel), .vectors = c->samples / LANES};
    cut.inputs = c->back ? c->filters : c->channels;
    cut.outputs = c->back ? c->channels : c->filters;
    cut.rest = c->samples % LANES;
    cut.blocks = pieces_of(cut.vectors, c->is_wide ? MOST_VECTORS : 1);
    const i64 most = pieces_of(cut.vectors, cut.blocks);
    cut.tiles = pieces_of(cut.outputs, !c->is_wide || most == 4 ? 6 : most == 3 ? 8 : 12);
    return cut;
}

/* One row of positions of one group. */
typedef struct {
    const float *from, *weights, *bias;
    float *out;
    i64 plane, out_row; /* how far channels that are read, and those that are made, are apart */
    i64 width;          /* positions */
    along deep, down;
    float *met; /* memory for what all terms meet, and for lists behind it */
    i64 *list;
} listed_row;

static listed_row listed_row_at(const convolution *c, const listed_cut *cut, i64 group, i64 row,
                                i64 worker)
{
    const i64 *read = c->back ? c->positions : c->size, *made = c->back ? c->size : c->positions;
    listed_row found = {.plane = volume(read) * c->samples, .out_row = volume(made) * c->samples};
    found.from = c->from + group * cut->inputs * found.plane;
    found.weights = c->weights + group * cut->inputs * cut->taps * cut->outputs;
    found.bias = c->bias ? c->bias + group * cut->outputs : 0;
    found.out = c->out + group * cut->outputs * found.out_row + row * made[2] * c->samples;
    found.width = made[2];
    found.deep = along_at(c, 0, row / made[1]);
    found.down = along_at(c, 1, row % made[1]);
    found.from += (found.deep.base * read[1] + found.down.base) * read[2] * c->samples;
    found.met = c->memory + worker * c->memory_size;
    found.list = (i64 *)(found.met + cut->inputs * cut->taps * LANES);
    return found;
}

/* What all terms meet, one vector each, side by side, and a list of where that is. Lines that are a
 * power of two apart share a few places in a cache, so tiles would wait for each of them again. */
ALONE void gather(met_taps *met, i64 *near, float *to)
{
    for (i64 k = 0; k < met->count; ++k) {
        near[2 * k] = k * LANES;
        near[2 * k + 1] = met->list[2 * k + 1];
    }
    for (i64 input = 0; input < met->inputs; ++input)
        for (i64 k = 0; k < met->count; ++k)
            *(lanes *)(to + (input * met->count + k) * LANES) =
                *(const lanes *)(met->from + input * met->plane + met->list[2 * k]);
    met->from = to;
    met->plane = met->count * LANES;
    met->list = near;
}

/* All channels of some vectors of samples at one position. What the window meets soon is fetched
 * meanwhile: of `far`, the last line that it has come to. */
static void listed_samples(const convolution *c, const listed_cut *cut, const listed_row *row,
                           met_taps met, i64 far, i64 vectors, float *out)
{
    const float *const ahead = met.from + far + AHEAD * c->samples, *const from = met.from;
    if (!c->is_wide && cut->tiles > LEAST_GATHERED)
        gather(&met, row->list + 2 * cut->taps, row->met);
    for (i64 tile = 0; tile < cut->tiles; ++tile) {
        const i64 first = piece_at(cut->outputs, cut->tiles, tile);
        const i64 rows = piece_at(cut->outputs, cut->tiles, tile + 1) - first;
        const sums_follow then = {row->bias ? row->bias + first : 0, c->is_rectified};
        met.ahead = tile ? from : ahead;
        met.ahead_plane = tile ? 0 : row->plane;
        listed_of(&met, row->weights + first * cut->inputs * cut->taps, &then, rows, vectors,
                  out + first * row->out_row, row->out_row);
    }
}

/* One row of positions of one group. */
static void row_part(const void *work, i64 part, i64 worker)
{
    const convolution *c = work;
    const listed_cut cut = listed_cut_of(c);
    const i64 *made = c->back ? c->size : c->positions, rows = made[0] * made[1];
    const listed_row row = listed_row_at(c, &cut, part / rows, part % rows, worker);
    met_taps met = {.inputs = cut.inputs, .plane = row.plane, .taps = cut.taps, .count = -1,
                    .list = row.list};
    along at[AXES] = {row.deep, row.down, {0, 0, 0}};
    i64 far = 0;
    for (i64 x = 0; x < row.width; ++x) {
        const along now = along_at(c, 2, x);
        const i64 is_other = met.count < 0 || now.taps != at[2].taps || now.rest != at[2].rest;
        at[2] = now;
        if (is_other) {
            met.count = listed(c, at, row.list);
            far = met.count ? larger(row.list[0], row.list[2 * met.count - 2]) : 0;
        }
        const float *from = row.from + now.base * c->samples;
        float *out = row.out + x * c->samples;
        for (i64 block = 0; block < cut.blocks; ++block) {
            const i64 first = piece_at(cut.vectors, cut.blocks, block);
            const i64 vectors = piece_at(cut.vectors, cut.blocks, block + 1) - first;
            met.from = from + first * LANES;
            listed_samples(c, &cut, &row, met, far, vectors, out + first * LANES);
        }
        /* A last vector ends with the samples: some are computed twice, to the same bits. */
        met.from = from + c->samples - LANES;
        if (cut.rest)
            listed_samples(c, &cut, &row, met, far, 1, out + c->samples - LANES);
    }
}

/* The weights (filters, channels, taps) in the order in which tiles read them: for each tile all
 * terms, and for each of these what meets the tile's channels. */
static void turn_weights(const convolution *c)
{
    const listed_cut cut = listed_cut_of(c);
    const i64 line = c->channels * cut.taps;
    const i64 to_input = c->back ? line : cut.taps, to_output = c->back ? cut.taps : line;
    float *out = c->weights;
    for (i64 group = 0; group < c->groups; ++group)
        for (i64 tile = 0; tile < cut.tiles; ++tile) {
            const i64 row = piece_at(cut.outputs, cut.tiles, tile);
            const i64 rows = piece_at(cut.outputs, cut.tiles, tile + 1) - row;
            const float *from = c->other + group * c->filters * line + row * to_output;
            for (i64 input = 0; input < cut.inputs; ++input)
                for (i64 tap = 0; tap < cut.taps; ++tap)
                    for (i64 i = 0; i < rows; ++i)
                        *out++ = from[i * to_output + input * to_input + tap];
        }
}

/* Numbers of memory that each thread needs for it. */
i64 listed_memory(const convolution *c)
{
    const listed_cut cut = listed_cut_of(c);
    const i64 numbers = cut.taps * (cut.inputs * LANES + OF_TAP);
    return pieces_of(numbers, LANES) * LANES; /* so each thread's begins with a line of the cache */
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
