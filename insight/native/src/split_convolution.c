/* Convolutions of images of float32 by tiles of bfloat16: each number is three parts, and a product
 * of two is six products of parts, all added to the same sums.
 *
 * 16 samples at one position are the columns of a tile, and 16 filters its rows. What a row of a
 * window sees of an image is packed as one run of memory, and tiles go along it. Where a sum is not
 * finite all is computed anew in float32, so infinities come out as they do there. */

#include "split_rows.h"
#include "split_weights.h"

/* Tiles along what a row of a window sees; of eight pairs one for each column. */
static i64 run_tiles(const split_convolution *p)
{
    const i64 pairs = pairs_of(p);
    return pairs == EIGHT ? p->kernel_width : parts_of(p->kernel_width * pairs, TILE);
}

/* Bytes of the packed weights of 16 filters. */
static i64 of_weights(const split_convolution *p)
{
    return p->kernel_height * run_tiles(p) * SPLIT_BYTES;
}

/* The parts of eight pairs of channels as they meet the middle and high parts of an image, twice,
 * and then its high and low ones. */
static ALWAYS_INLINE void pack_eight(const float (*side)[TILE_DEPTH], u8 *to)
{
    for (i64 f = 0; f < TILE; ++f, to += TILE_ROW) {
        const split_lanes of = split(*(const lanes *)side[f]);
        *(lanes *)to = parts_behind(of.middle, of.high);
        *(lanes *)(to + TILE_BYTES) = parts_behind(of.high, of.middle);
        *(lanes *)(to + 2 * TILE_BYTES) = parts_behind(of.low, of.high);
    }
}

/* Weights of 16 filters and one row of the window. */
WIDE static void weights_part(const void *work, i64 part, i64 worker)
{
    const split_convolution *p = work;
    const i64 first = part / p->kernel_height * TILE, y = part % p->kernel_height;
    const i64 pairs = pairs_of(p), run = p->kernel_width * pairs, tiles = run_tiles(p);
    const i64 filters = smaller(p->filters - first, TILE), each = pairs == EIGHT ? EIGHT : TILE;
    u8 *to = shared_memory(p) + part * tiles * SPLIT_BYTES;
    (void)worker;
    for (i64 t = 0; t < tiles; ++t, to += SPLIT_BYTES) {
        float side[TILE][TILE_DEPTH];
        for (i64 k = 0; k < each; ++k) {
            const i64 at = t * each + k, x = at / pairs, channel = 2 * (at % pairs);
            const float *from = p->other + first * p->of_filter + y * p->of_y + x * p->of_x +
                                channel * p->of_channel;
            const i64 is_first = at < run, is_second = is_first && channel + 1 < p->channels;
            for (i64 f = 0; f < TILE; ++f, from += p->of_filter) {
                side[f][2 * k] = is_first && f < filters ? *from : 0;
                side[f][2 * k + 1] = is_second && f < filters ? from[p->of_channel] : 0;
            }
        }
        if (pairs == EIGHT)
            pack_eight(side, to);
        else
            pack_split_tile((numbers){side[0], TILE_DEPTH, 1}, TILE, TILE_DEPTH, to, TILE_BYTES, 0);
    }
}

/* How many pairs are packed and vectors put with each tile of weights. */
typedef struct {
    i64 pairs, vectors;
} due;

static ALWAYS_INLINE void work_beside(beside *b, const due *due)
{
    put_sums(b, due->vectors);
    for (i64 k = 0; k < due->pairs && b->row < b->end; ++k)
        pack_pair(b);
}

#define OF_ALL(action) action(0) action(1) action(2) action(3)
#define ZERO_SUMS(n) _tile_zero(n);
#define STORE_SUMS(n) _tile_stored(n, to + n * TILE * TILE, TILE_ROW);
#define SEE_LOW(n)                                                                                 \
    _tile_loadd(7, from + at[n] + 2 * apart, TILE_ROW);                                            \
    _tile_dpbf16ps(n, 4, 7);
#define SEE_MIDDLE(n)                                                                              \
    _tile_loadd(7, from + at[n] + apart, TILE_ROW);                                                \
    _tile_dpbf16ps(n, 5, 7);                                                                       \
    _tile_dpbf16ps(n, 4, 7);
#define SEE_HIGH(n)                                                                                \
    _tile_loadd(7, from + at[n], TILE_ROW);                                                        \
    _tile_dpbf16ps(n, 6, 7);                                                                       \
    _tile_dpbf16ps(n, 5, 7);                                                                       \
    _tile_dpbf16ps(n, 4, 7);
#define SEE_MIDDLE_AND_HIGH(n)                                                                     \
    _tile_loadd(7, from + at[n], TILE_ROW);                                                        \
    _tile_dpbf16ps(n, 4, 7);                                                                       \
    _tile_dpbf16ps(n, 5, 7);
#define SEE_HIGH_AND_LOW(n)                                                                        \
    _tile_loadd(7, from + at[n] + apart, TILE_ROW);                                                \
    _tile_dpbf16ps(n, 6, 7);

/* Sums of four columns of 16 samples, from where they lie in each of the rows that are seen. */
static ALWAYS_INLINE void sum_columns(const split_convolution *p, const u8 *a, const u8 *const *seen,
                                      const i64 *at, float *to, const i64 is_eight, beside *b,
                                      const due *due)
{
    const i64 tiles = run_tiles(p), step = is_eight ? PARTS * EIGHT * TILE_ROW : TILE_BYTES;
    const i64 apart = (is_eight ? EIGHT : packed_width(p) * pairs_of(p)) * TILE_ROW;
    OF_ALL(ZERO_SUMS)
    for (i64 y = 0; y < p->kernel_height; ++y) {
        const u8 *from = seen[y];
        for (i64 t = 0; t < tiles; ++t, a += SPLIT_BYTES, from += step) {
            _tile_loadd(4, a, TILE_ROW);
            _tile_loadd(5, a + TILE_BYTES, TILE_ROW);
            _tile_loadd(6, a + 2 * TILE_BYTES, TILE_ROW);
            if (is_eight) {
                OF_ALL(SEE_MIDDLE_AND_HIGH)
                OF_ALL(SEE_HIGH_AND_LOW)
            } else {
                OF_ALL(SEE_LOW)
                OF_ALL(SEE_MIDDLE)
                OF_ALL(SEE_HIGH)
            }
            work_beside(b, due);
        }
    }
    OF_ALL(STORE_SUMS)
}

/* A row of positions of 16 filters. */
static void row_of(beside *b, i64 y, i64 filter, const u8 *const *seen, const due *due,
                   float (*sums)[ROUNDS * TILE], i64 *turn)
{
    const split_convolution *p = b->p;
    const i64 columns = b->blocks * p->out_width, far = of_block(p), pairs = pairs_of(p);
    const i64 step = p->stride_x * pairs * TILE_ROW * (pairs == EIGHT ? PARTS : 1);
    const i64 of_filter = p->out_height * p->out_width * p->samples;
    const u8 *a = shared_memory(p) + filter / TILE * of_weights(p);
    float *out = p->out + filter * of_filter + y * p->out_width * p->samples + b->first * TILE;
    for (i64 j = 0; j < columns; j += AT_ONCE, *turn ^= 1) {
        to_put next = {.sums = sums[*turn], .filters = smaller(p->filters - filter, TILE)};
        i64 at[AT_ONCE];
        for (i64 k = 0; k < AT_ONCE; ++k) {
            const i64 column = smaller(j + k, columns - 1);
            const i64 n = column / p->out_width, x = column % p->out_width;
            at[k] = n * far + x * step;
            next.to[k] = out + x * p->samples + n * TILE;
            next.samples[k] = j + k < columns ? p->samples - (b->first + n) * TILE : 0;
        }
        if (pairs == EIGHT)
            sum_columns(p, a, seen, at, sums[*turn], 1, b, due);
        else
            sum_columns(p, a, seen, at, sums[*turn], 0, b, due);
        put_sums(b, ROUNDS);
        b->put = next;
    }
}

/* Zeros behind all packed rows. */
WIDE static void clear_ends(const beside *b)
{
    const i64 far = of_block(b->p);
    for (i64 k = 1; k <= b->ring_rows * b->blocks; ++k)
        for (i64 n = 0; n < TILE; ++n)
            *(lanes *)(b->ring + k * far - TILE_BYTES + n * TILE_ROW) = (lanes){0};
}

/* Some rows of positions of some samples. */
WIDE static void rows_part(const void *work, i64 part, i64 worker)
{
    const split_convolution *p = work;
    const i64 row_part = part / p->block_parts, block_part = part % p->block_parts;
    const i64 begin = first_of(p->out_height, row_part, p->row_parts);
    const i64 end = first_of(p->out_height, row_part + 1, p->row_parts);
    const i64 all = parts_of(p->samples, TILE), first = first_of(all, block_part, p->block_parts);
    const i64 ring_rows = p->kernel_height + p->stride_y, steps = p->kernel_height * run_tiles(p);
    const i64 last = (end - 1) * p->stride_y + p->kernel_height;
    float sums[2][ROUNDS * TILE] __attribute__((aligned(LINE)));
    const u8 *seen[MOST_TAPS];
    beside b = {.p = p, .first = first, .ring = own_memory(p, worker), .ring_rows = ring_rows,
                .blocks = first_of(all, block_part + 1, p->block_parts) - first,
                .row = begin * p->stride_y, .put = {.sums = sums[0], .done = ROUNDS}};
    const i64 columns = b.blocks * p->out_width, filter_tiles = parts_of(p->filters, TILE);
    const i64 numbers = p->filters * p->out_height * p->out_width * p->samples;
    b.is_straight = p->samples % TILE == 0 && (u64)p->out % LINE == 0 && numbers > KEPT;
    i64 turn = 0;
    clear_ends(&b);
    begin_tiles(TILE);
    for (i64 y = begin; y < end; ++y) {
        const i64 top = y * p->stride_y;
        while (b.row < top + p->kernel_height)
            pack_pair(&b);
        b.end = smaller(last, top + ring_rows);
        const i64 left = (b.end - b.row) * pairs_of(p) * packed_width(p);
        const i64 turns = parts_of(columns, AT_ONCE) * filter_tiles * steps;
        const due due = {parts_of(left, turns), parts_of(ROUNDS, steps)};
        for (i64 k = 0; k < p->kernel_height; ++k)
            seen[k] = b.ring + (top + k) % ring_rows * b.blocks * of_block(p);
        for (i64 t = 0; t < filter_tiles; ++t)
            row_of(&b, y, t * TILE, seen, &due, sums, &turn);
    }
    put_sums(&b, ROUNDS);
    end_tiles();
    _mm_sfence(); /* others see what went straight to memory */
    look_at_sums(p, b.rest);
}

/* out: the image convolved with the other, a weight. As `by_numbers` where a sum is not finite, or
 * 1. */
i64 convolve_split(pool *pool, const split_convolution *p)
{
    *is_lost(p) = 0;
    shared(pool, weights_part, p, parts_of(p->filters, TILE) * p->kernel_height);
    shared(pool, rows_part, p, p->row_parts * p->block_parts);
    return *is_lost(p) ? p->by_numbers(pool, p->words) : 1;
}

/* out: the sum over samples and positions of the image times the other, a gradient. */
i64 convolve_weight_split(pool *pool, const split_convolution *p)
{
    *is_lost(p) = 0;
    shared(pool, samples_part, p, p->row_parts * parts_of(p->samples, TILE_DEPTH));
    shared(pool, summed_part, p, parts_of(p->filters, TILE));
    return *is_lost(p) ? p->by_numbers(pool, p->words) : 1;
}
