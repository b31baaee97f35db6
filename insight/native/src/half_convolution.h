/* Convolutions of images of numbers that are rounded to bfloat16, summed in float32, rounded again.
 *
 * Images are (channels, height, width, samples) of float32. 16 samples are the columns of a tile.
 * Some rows at once are packed with their border: of 16 samples pairs of channels lie behind each
 * other at each position, so what a row of a window sees is one run of memory, and tiles go along it. A gradient of the
 * weights sums over samples instead: tiles of the gradient, 32 samples of 16 filters, times such of
 * the image, for some rows of positions at once; what those give is added in their order. */

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
    i64 parts, rows_at_once; /* parts have so many rows of positions at most */
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

/* Where the packed image begins and ends is where windows do. */
static i64 packed_height(const half_convolution *p, i64 rows)
{
    return (rows - 1) * p->stride_y + p->kernel_height;
}

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

/* Some rows of an image: in each for every 16 samples all its columns, in those pairs of channels. */
WIDE static void pack_image(const half_convolution *p, i64 first, i64 rows, u8 *to)
{
    const i64 pairs = parts_of(p->channels, 2), width = packed_width(p);
    const i64 blocks = parts_of(p->samples, TILE), of_block = width * pairs * TILE_ROW;
    const i64 of_row = p->width * p->samples, of_channel = p->height * of_row;
    for (i64 y = 0; y < rows; ++y, to += blocks * of_block) {
        const i64 row = behind_border(first + y, p->pad_y, p->height);
        for (i64 pair = 0; pair < pairs; ++pair) {
            const float *from = p->image + 2 * pair * of_channel + row * of_row;
            const i64 has_second = 2 * pair + 1 < p->channels;
            for (i64 x = 0; x < width; ++x) {
                const i64 column = behind_border(x, p->pad_x, p->width);
                const i64 is_inside = row >= 0 && column >= 0;
                const float *here = from + column * p->samples;
                u8 *there = to + (x * pairs + pair) * TILE_ROW;
                for (i64 n = 0; n < blocks; ++n) {
                    const i64 count = is_inside ? p->samples - n * TILE : 0;
                    const float *first_one = here + n * TILE;
                    _mm512_storeu_si512(
                        there + n * of_block,
                        by_turns(as_halves(
                            some_numbers(first_one, count),
                            some_numbers(first_one + of_channel, has_second ? count : 0))));
                }
            }
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
    for (i64 f = 0; f < filters; ++f)
        for (i64 k = 0; k < positions; ++k) {
            const __m512 sum = (__m512)rounded_sum(*(lanes *)(sums + (k * TILE + f) * TILE));
            float *there = to + f * of_filter + k * p->samples;
            if (is_straight)
                _mm512_stream_ps(there, sum);
            else
                _mm512_mask_storeu_ps(there, first_lanes(samples), sum);
        }
}

WIDE static void positions_part(const void *work, i64 part, i64 worker)
{
    const half_convolution *p = work;
    const i64 begin = first_of(p->out_height, part, p->parts);
    const i64 rows = first_of(p->out_height, part + 1, p->parts) - begin;
    const i64 pairs = parts_of(p->channels, 2), blocks = parts_of(p->samples, TILE);
    const i64 of_weights = p->kernel_height * run_tiles(p) * TILE_BYTES;
    const i64 step = p->stride_x * pairs * TILE_ROW, of_block = packed_width(p) * pairs * TILE_ROW;
    const i64 of_filter = p->out_height * p->out_width * p->samples, row = blocks * of_block;
    const seen way = {p->kernel_height, row, run_of(p) / TILE, run_of(p) % TILE, step};
    u8 *packed = own_memory(p, worker);
    float sums[AT_ONCE * TILE * TILE] __attribute__((aligned(LINE)));
    pack_image(p, begin * p->stride_y, packed_height(p, rows), packed);
    begin_tiles(way.rest ? way.rest : TILE);
    for (i64 y = 0; y < rows; ++y)
        for (i64 t = 0; t < parts_of(p->filters, TILE); ++t)
            for (i64 x = 0, done; x < p->out_width; x += done) {
                const u8 *a = shared_memory(p) + t * of_weights;
                const i64 at = (begin + y) * p->out_width + x;
                const i64 filters = smaller(p->filters - t * TILE, TILE);
                done = x + AT_ONCE <= p->out_width ? AT_ONCE : 1;
                for (i64 n = 0; n < blocks; ++n) {
                    const u8 *b = packed + y * p->stride_y * row + n * of_block + x * step;
                    positions_of(&way, a, b, done, filters, sums);
                    put_positions(p, sums, done, filters, p->samples - n * TILE,
                                  p->out + t * TILE * of_filter + at * p->samples + n * TILE);
                }
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

/* Tiles of 32 samples and 16 channels, of some rows of an image: at each position those of all
 * channels, for all samples. */
static void pack_rows(const half_convolution *p, i64 first, i64 rows, u8 *to)
{
    const i64 width = packed_width(p), of_channel = p->height * p->width * p->samples;
    for (i64 y = 0; y < rows; ++y)
        for (i64 x = 0; x < width; ++x) {
            const i64 row = behind_border(first + y, p->pad_y, p->height);
            const i64 column = behind_border(x, p->pad_x, p->width);
            for (i64 n = 0; n < p->samples; n += TILE_DEPTH)
                for (i64 c = 0; c < p->channels; c += TILE, to += TILE_BYTES) {
                    const float *from =
                        p->image + c * of_channel + (row * p->width + column) * p->samples + n;
                    const i64 is_inside = row >= 0 && column >= 0;
                    pack_tile((numbers){from, of_channel, 1},
                              is_inside ? smaller(p->channels - c, TILE) : 0,
                              smaller(p->samples - n, TILE_DEPTH), to, 1);
                }
        }
}

static void pack_gradient(const half_convolution *p, i64 first, i64 rows, u8 *to)
{
    const i64 of_filter = p->out_height * p->out_width * p->samples;
    for (i64 at = first * p->out_width; at < (first + rows) * p->out_width; ++at)
        for (i64 n = 0; n < p->samples; n += TILE_DEPTH)
            for (i64 f = 0; f < p->filters; f += TILE, to += TILE_BYTES)
                pack_tile((numbers){p->other + f * of_filter + at * p->samples + n, of_filter, 1},
                          smaller(p->filters - f, TILE), smaller(p->samples - n, TILE_DEPTH), to, 0);
}

static void rows_part(const void *work, i64 part, i64 worker)
{
    const half_convolution *p = work;
    const i64 first = first_of(p->out_height, part, p->parts);
    const i64 rows = first_of(p->out_height, part + 1, p->parts) - first;
    const i64 width = packed_width(p), blocks = parts_of(p->samples, TILE_DEPTH);
    const i64 filters = parts_of(p->filters, TILE), channels = parts_of(p->channels, TILE);
    const i64 position = blocks * channels * TILE_BYTES;
    const passed way = {
        .rows = rows, .columns = p->out_width, .blocks = blocks,
        .left = filters * TILE_BYTES, .right = channels * TILE_BYTES,
        .row = p->stride_y * width * position, .column = p->stride_x * position, .apart = position,
    };
    u8 *gradient = own_memory(p, worker);
    u8 *image = gradient + p->rows_at_once * p->out_width * blocks * filters * TILE_BYTES;
    float *to = (float *)shared_memory(p) + part * weight_tiles(p) * TILE * TILE;
    pack_gradient(p, first, rows, gradient);
    pack_rows(p, first * p->stride_y, packed_height(p, rows), image);
    begin_tiles(TILE);
    for (i64 f = 0; f < filters; ++f)
        for (i64 c = 0; c < channels; ++c)
            for (i64 y = 0; y < p->kernel_height; ++y)
                for (i64 x = 0, count; x < p->kernel_width; x += count, to += count * TILE * TILE) {
                    const u8 *b = image + (y * width + x) * position + c * TILE_BYTES;
                    count = smaller(p->kernel_width - x, 3);
                    taps_of(&way, gradient + f * TILE_BYTES, b, count,
                            smaller(p->filters - f * TILE, TILE), to);
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
