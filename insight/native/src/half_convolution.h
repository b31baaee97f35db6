/* Convolutions of images of numbers that are rounded to bfloat16, summed in float32, rounded again.
 *
 * Images are (channels, height, width, samples) of float32. 16 samples are the columns of a tile.
 * The rows that a window sees are packed with their border: of 16 samples pairs of channels lie
 * behind each other at each position, so what a row of a window sees is one run of memory, and tiles
 * go along it. A gradient of the weights sums over samples instead: tiles of the gradient, 32
 * samples of 16 filters, times such of the image, row by row; what parts of the rows give is added
 * in their order. */

#ifndef INSIGHT_HALF_CONVOLUTION_H
#define INSIGHT_HALF_CONVOLUTION_H

#include "half_ways.h"
#include "pool.h"

typedef struct {
    const float *image, *other; /* the other: a weight, or a gradient of what comes out */
    float *out, *memory;
    i64 samples, channels, filters;
    i64 height, width, out_height, out_width;
    i64 kernel_height, kernel_width;
    i64 stride_y, stride_x, pad_y, pad_x;
    i64 of_filter, of_channel, of_y, of_x; /* how far apart weights lie */
    i64 parts; /* of rows of positions */
    i64 shared_size, memory_size;          /* in numbers: of all, then of each thread */
} half_convolution;

enum { KEPT = 1 << 19 }; /* numbers that a cache keeps until somebody reads them */

static u8 *shared_memory(const half_convolution *p)
{
    return (u8 *)(((u64)p->memory + LINE - 1) / LINE * LINE);
}

static u8 *own_memory(const half_convolution *p, i64 worker)
{
    return shared_memory(p) + (p->shared_size + worker * p->memory_size) * (i64)sizeof(float);
}

/* Where a packed row begins and ends is where windows do. */
static i64 packed_width(const half_convolution *p)
{
    return (p->out_width - 1) * p->stride_x + p->kernel_width;
}

/* Which row or column of the image a packed one is; -1: one of its border. */
static ALWAYS_INLINE i64 behind_border(i64 at, i64 pad, i64 length)
{
    const i64 inside = at - pad;
    return inside < 0 || inside >= length ? -1 : inside;
}

/* Weights: of each 16 filters and each row of the window, tiles along what the row sees. */

static i64 run_of(const half_convolution *p)
{
    return p->kernel_width * parts_of(p->channels, 2);
}

static i64 run_tiles(const half_convolution *p)
{
    return parts_of(run_of(p), TILE);
}

static void weights_part(const void *work, i64 part, i64 worker)
{
    const half_convolution *p = work;
    const i64 pairs = parts_of(p->channels, 2), tiles = run_tiles(p), run = run_of(p);
    const i64 filters = smaller(p->filters - part * TILE, TILE);
    (void)worker;
    for (i64 y = 0; y < p->kernel_height; ++y)
        for (i64 t = 0; t < tiles; ++t) {
            float side[TILE][TILE_DEPTH];
            for (i64 k = 0; k < TILE; ++k) {
                const i64 at = t * TILE + k, x = at / pairs, channel = 2 * (at % pairs);
                const float *from = p->other + part * TILE * p->of_filter + y * p->of_y +
                                    x * p->of_x + channel * p->of_channel;
                const i64 is_first = at < run, is_second = is_first && channel + 1 < p->channels;
                for (i64 f = 0; f < TILE; ++f) {
                    side[f][2 * k] = is_first && f < filters ? from[f * p->of_filter] : 0;
                    side[f][2 * k + 1] =
                        is_second && f < filters ? from[f * p->of_filter + p->of_channel] : 0;
                }
            }
            pack_tile((numbers){side[0], TILE_DEPTH, 1}, TILE, TILE_DEPTH,
                      shared_memory(p) + ((part * p->kernel_height + y) * tiles + t) * TILE_BYTES, 0);
        }
}

/* A pair of channels at a position: of each 16 samples their numbers by turns, `apart` bytes apart. */
static ALWAYS_INLINE void pack_pair(const float *first, const float *second, i64 samples, u8 *to,
                                    i64 apart)
{
    i64 n = 0;
    for (; n + LANES <= samples; n += LANES, to += apart)
        _mm512_store_si512(to, by_turns(as_halves(_mm512_loadu_ps(first + n),
                                                  second ? _mm512_loadu_ps(second + n)
                                                         : _mm512_setzero_ps())));
    if (n < samples)
        _mm512_store_si512(to, by_turns(as_halves(some_numbers(first + n, samples - n),
                                                  second ? some_numbers(second + n, samples - n)
                                                         : _mm512_setzero_ps())));
}

/* A row of an image: for every 16 samples all its columns, in those pairs of channels. */
WIDE static void pack_image_row(const half_convolution *p, i64 at, u8 *to)
{
    const i64 pairs = parts_of(p->channels, 2), width = packed_width(p);
    const i64 blocks = parts_of(p->samples, TILE), of_block = width * pairs * TILE_ROW;
    const i64 of_row = p->width * p->samples, of_channel = p->height * of_row;
    const i64 row = behind_border(at, p->pad_y, p->height);
    for (i64 pair = 0; pair < pairs; ++pair) {
        const float *from = p->image + 2 * pair * of_channel + row * of_row;
        const i64 has_second = 2 * pair + 1 < p->channels;
        for (i64 x = 0; x < width; ++x) {
            const i64 column = behind_border(x, p->pad_x, p->width);
            const float *here = from + column * p->samples;
            u8 *there = to + (x * pairs + pair) * TILE_ROW;
            if (row < 0 || column < 0)
                for (i64 n = 0; n < blocks; ++n)
                    _mm512_store_si512(there + n * of_block, _mm512_setzero_si512());
            else if (has_second)
                pack_pair(here, here + of_channel, p->samples, there, of_block);
            else
                pack_pair(here, 0, p->samples, there, of_block);
        }
    }
}

/* Positions side by side, of 16 samples and 16 filters, to where they belong. What no cache would
 * keep goes straight to memory, if whole lines do. */
WIDE static void put_positions(const half_convolution *p, const float *sums, i64 positions,
                               i64 filters, i64 samples, float *to)
{
    const i64 of_filter = p->out_height * p->out_width * p->samples;
    const i64 is_line = samples >= TILE && p->samples % TILE == 0 && (u64)to % LINE == 0;
    const i64 is_straight = is_line && p->filters * of_filter > KEPT;
    const __mmask16 some = first_lanes(samples);
    for (i64 f = 0; f < filters; ++f)
        for (i64 k = 0; k < positions; ++k) {
            const __m512 sum = (__m512)rounded_sum(*(lanes *)(sums + (k * TILE + f) * TILE));
            float *there = to + f * of_filter + k * p->samples;
            if (is_straight)
                _mm512_stream_ps(there, sum);
            else if (samples >= TILE)
                _mm512_storeu_ps(there, sum);
            else
                _mm512_mask_storeu_ps(there, some, sum);
        }
}

/* All positions of a row, of which windows see what `way` says of `packed`. */
WIDE static void row_of_positions(const half_convolution *p, const seen *way, const u8 *packed, i64 y)
{
    const i64 blocks = parts_of(p->samples, TILE);
    const i64 of_weights = p->kernel_height * run_tiles(p) * TILE_BYTES;
    const i64 of_filter = p->out_height * p->out_width * p->samples, of_block = way->row / blocks;
    float sums[AT_ONCE * TILE * TILE] __attribute__((aligned(LINE)));
    for (i64 t = 0; t < parts_of(p->filters, TILE); ++t)
        for (i64 x = 0, done; x < p->out_width; x += done) {
            const u8 *a = shared_memory(p) + t * of_weights;
            const i64 at = y * p->out_width + x, filters = smaller(p->filters - t * TILE, TILE);
            done = x + AT_ONCE <= p->out_width ? AT_ONCE : 1;
            for (i64 n = 0; n < blocks; ++n) {
                positions_of(way, a, packed + n * of_block + x * way->apart, done, filters, sums);
                put_positions(p, sums, done, filters, p->samples - n * TILE,
                              p->out + t * TILE * of_filter + at * p->samples + n * TILE);
            }
        }
}

/* Some rows of positions. A row of the image is packed when the first window sees it. */
WIDE static void positions_part(const void *work, i64 part, i64 worker)
{
    const half_convolution *p = work;
    const i64 begin = first_of(p->out_height, part, p->parts);
    const i64 end = first_of(p->out_height, part + 1, p->parts);
    const i64 pairs = parts_of(p->channels, 2), blocks = parts_of(p->samples, TILE);
    const i64 row = blocks * packed_width(p) * pairs * TILE_ROW;
    seen way = {
        .rows = p->kernel_height, .row = row, .ring = p->kernel_height * row,
        .whole = run_of(p) / TILE, .rest = run_of(p) % TILE,
        .apart = p->stride_x * pairs * TILE_ROW,
    };
    u8 *packed = own_memory(p, worker);
    begin_tiles(way.rest ? way.rest : TILE);
    for (i64 y = begin, is_packed = begin * p->stride_y; y < end; ++y) {
        const i64 first = y * p->stride_y;
        for (; is_packed < first + p->kernel_height; ++is_packed)
            pack_image_row(p, is_packed, packed + is_packed % p->kernel_height * row);
        way.first = first % p->kernel_height * row;
        row_of_positions(p, &way, packed, y);
    }
    end_tiles();
    _mm_sfence(); /* others see what went straight to memory */
}

/* out: the image convolved with the other, a weight. */
void convolve_halves(pool *pool, const half_convolution *p)
{
    shared(pool, weights_part, p, parts_of(p->filters, TILE));
    shared(pool, positions_part, p, p->parts);
}

/* The gradient of weights. */

static i64 weight_tiles(const half_convolution *p)
{
    return parts_of(p->filters, TILE) * parts_of(p->channels, TILE) * p->kernel_height *
           p->kernel_width;
}

/* Tiles of 32 samples and 16 channels, of a row of an image: at each position those of all channels,
 * for all samples. */
static void pack_row(const half_convolution *p, i64 at, u8 *to)
{
    const i64 width = packed_width(p), of_channel = p->height * p->width * p->samples;
    const i64 row = behind_border(at, p->pad_y, p->height);
    for (i64 x = 0; x < width; ++x) {
        const i64 column = behind_border(x, p->pad_x, p->width);
        const i64 is_inside = row >= 0 && column >= 0;
        for (i64 n = 0; n < p->samples; n += TILE_DEPTH)
            for (i64 c = 0; c < p->channels; c += TILE, to += TILE_BYTES) {
                const float *from =
                    p->image + c * of_channel + (row * p->width + column) * p->samples + n;
                if (is_inside)
                    pack_tile((numbers){from, of_channel, 1}, smaller(p->channels - c, TILE),
                              smaller(p->samples - n, TILE_DEPTH), to, 1);
                else
                    for (i64 k = 0; k < TILE; ++k)
                        ((lanes *)to)[k] = (lanes){0};
            }
    }
}

static void pack_gradient_row(const half_convolution *p, i64 row, u8 *to)
{
    const i64 of_filter = p->out_height * p->out_width * p->samples;
    for (i64 at = row * p->out_width; at < (row + 1) * p->out_width; ++at)
        for (i64 n = 0; n < p->samples; n += TILE_DEPTH)
            for (i64 f = 0; f < p->filters; f += TILE, to += TILE_BYTES)
                pack_tile((numbers){p->other + f * of_filter + at * p->samples + n, of_filter, 1},
                          smaller(p->filters - f, TILE), smaller(p->samples - n, TILE_DEPTH), to, 0);
}

/* What some rows give, row by row. A row of the image is packed when the first window sees it. */
static void rows_part(const void *work, i64 part, i64 worker)
{
    const half_convolution *p = work;
    const i64 begin = first_of(p->out_height, part, p->parts);
    const i64 end = first_of(p->out_height, part + 1, p->parts);
    const i64 width = packed_width(p), blocks = parts_of(p->samples, TILE_DEPTH);
    const i64 filters = parts_of(p->filters, TILE), channels = parts_of(p->channels, TILE);
    const i64 position = blocks * channels * TILE_BYTES;
    passed way = {
        .columns = p->out_width, .blocks = blocks,
        .left = filters * TILE_BYTES, .right = channels * TILE_BYTES,
        .column = p->stride_x * position, .apart = position,
    };
    u8 *gradient = own_memory(p, worker);
    u8 *image = gradient + p->out_width * blocks * filters * TILE_BYTES;
    begin_tiles(TILE);
    for (i64 row = begin, is_packed = begin * p->stride_y; row < end; ++row, way.is_more = 1) {
        const i64 first = row * p->stride_y;
        float *to = (float *)shared_memory(p) + part * weight_tiles(p) * TILE * TILE;
        for (; is_packed < first + p->kernel_height; ++is_packed)
            pack_row(p, is_packed, image + is_packed % p->kernel_height * width * position);
        pack_gradient_row(p, row, gradient);
        for (i64 f = 0; f < filters; ++f)
            for (i64 c = 0; c < channels; ++c)
                for (i64 y = 0; y < p->kernel_height; ++y)
                    for (i64 x = 0, count; x < p->kernel_width;
                         x += count, to += count * TILE * TILE) {
                        const u8 *b = image + c * TILE_BYTES +
                                      ((first + y) % p->kernel_height * width + x) * position;
                        count = smaller(p->kernel_width - x, 3);
                        taps_of(&way, gradient + f * TILE_BYTES, b, count,
                                smaller(p->filters - f * TILE, TILE), to);
                    }
    }
    end_tiles();
}

/* What all parts give for 16 filters. */
WIDE static void summed_part(const void *work, i64 part, i64 worker)
{
    const half_convolution *p = work;
    const i64 channels = parts_of(p->channels, TILE), taps = p->kernel_height * p->kernel_width;
    const i64 apart = weight_tiles(p) * TILE * TILE;
    const float *from = (const float *)shared_memory(p) + part * channels * taps * TILE * TILE;
    (void)worker;
    for (i64 c = 0; c < channels; ++c)
        for (i64 tap = 0; tap < taps; ++tap)
            for (i64 f = 0; f < smaller(p->filters - part * TILE, TILE); ++f) {
                const float *here = from + ((c * taps + tap) * TILE + f) * TILE;
                lanes sum = *(const lanes *)here;
                for (i64 k = 1; k < p->parts; ++k)
                    sum += *(const lanes *)(here + k * apart);
                sum = as_bfloat16(sum);
                float *to = p->out + ((part * TILE + f) * p->channels + c * TILE) * taps + tap;
                for (i64 k = 0; k < smaller(p->channels - c * TILE, TILE); ++k)
                    to[k * taps] = sum[k];
            }
}

/* out: the sum over samples and positions of the image times the other, a gradient. */
void convolve_weight_halves(pool *pool, const half_convolution *p)
{
    shared(pool, rows_part, p, p->parts);
    shared(pool, summed_part, p, parts_of(p->filters, TILE));
}

#endif
