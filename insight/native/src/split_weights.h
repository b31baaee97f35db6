/* The gradient of a convolution's weights by tiles of parts: sums over samples and positions.
 *
 * Tiles of the gradient, 16 filters of 32 samples, meet such of the image. A part is 32 samples and
 * some rows of positions, for which it packs the rows of the image that a window sees; its sums wait
 * in memory from row to row. What parts give is added in their order. */
#ifndef INSIGHT_SPLIT_WEIGHTS_H
#define INSIGHT_SPLIT_WEIGHTS_H

#include "split_words.h"

enum { COLUMNS_AT_ONCE = 3 };

static i64 weight_tiles(const split_convolution *p)
{
    return parts_of(p->filters, TILE) * parts_of(p->channels, TILE) * p->kernel_height *
           p->kernel_width;
}

/* One row, at each column the tiles of all channels; from `first` on, zeros outside of `width`. */
static ALWAYS_INLINE void pack_columns(const float *row, i64 of_channel, i64 channels, i64 samples,
                                       i64 of_column, i64 first, i64 columns, i64 width, u8 *to,
                                       const i64 is_right)
{
    for (i64 x = first; x < first + columns; ++x) {
        const i64 is_inside = row && x >= 0 && x < width;
        for (i64 c = 0; c < channels; c += TILE, to += SPLIT_BYTES) {
            const float *here = is_inside ? row + x * of_column + c * of_channel : row;
            pack_split_tile((numbers){here, of_channel, 1},
                            is_inside ? smaller(channels - c, TILE) : 0, samples, to, TILE_BYTES,
                            is_right);
        }
    }
}

WIDE static void pack_image_row(const split_convolution *p, i64 at, i64 n, u8 *to)
{
    const i64 row = behind_border(at, p->pad_y, p->height);
    pack_columns(row < 0 ? 0 : p->image + row * p->width * p->samples + n,
                 p->height * p->width * p->samples, p->channels, smaller(p->samples - n, TILE_DEPTH),
                 p->samples, -p->pad_x, packed_width(p), p->width, to, 1);
}

WIDE static void pack_gradient_row(const split_convolution *p, i64 row, i64 n, u8 *to)
{
    pack_columns(p->other + row * p->out_width * p->samples + n,
                 p->out_height * p->out_width * p->samples, p->filters,
                 smaller(p->samples - n, TILE_DEPTH), p->samples, 0, p->out_width, p->out_width, to,
                 0);
}

#define OF_COLUMNS(action)                                                                         \
    action(0) if (count > 1) { action(1) }                                                         \
    if (count > 2) { action(2) }
#define BEGIN_SUMS(n) _tile_zero(n);
#define KEEP_SUMS(n) _tile_stored(n, sums + n * TILE * TILE, TILE_ROW);
#define MEET_LOW(n)                                                                                \
    _tile_loadd(7, image + n * right + 2 * TILE_BYTES, TILE_ROW);                                  \
    _tile_dpbf16ps(n, 4, 7);
#define MEET_MIDDLE(n)                                                                             \
    _tile_loadd(7, image + n * right + TILE_BYTES, TILE_ROW);                                      \
    _tile_dpbf16ps(n, 5, 7);                                                                       \
    _tile_dpbf16ps(n, 4, 7);
#define MEET_HIGH(n)                                                                               \
    _tile_loadd(7, image + n * right, TILE_ROW);                                                   \
    _tile_dpbf16ps(n, 6, 7);                                                                       \
    _tile_dpbf16ps(n, 5, 7);                                                                       \
    _tile_dpbf16ps(n, 4, 7);

/* Adds what a row of positions gives to the sums of some columns of the window, side by side. A row
 * has a sum of its own, so errors stay small. */
WIDE static ALWAYS_INLINE void add_columns(const split_convolution *p, const u8 *gradient,
                                      const u8 *image, const i64 count, float *to)
{
    const i64 left = parts_of(p->filters, TILE) * SPLIT_BYTES;
    const i64 right = parts_of(p->channels, TILE) * SPLIT_BYTES, step = p->stride_x * right;
    float sums[COLUMNS_AT_ONCE * TILE * TILE] __attribute__((aligned(LINE)));
    OF_COLUMNS(BEGIN_SUMS)
    for (i64 x = 0; x < p->out_width; ++x, gradient += left, image += step) {
        _tile_loadd(4, gradient, TILE_ROW);
        _tile_loadd(5, gradient + TILE_BYTES, TILE_ROW);
        _tile_loadd(6, gradient + 2 * TILE_BYTES, TILE_ROW);
        OF_COLUMNS(MEET_LOW)
        OF_COLUMNS(MEET_MIDDLE)
        OF_COLUMNS(MEET_HIGH)
    }
    OF_COLUMNS(KEEP_SUMS)
    for (i64 k = 0; k < count * TILE * TILE; k += LANES)
        *(lanes *)(to + k) += *(const lanes *)(sums + k);
}

/* A row of positions, for all weights. */
WIDE static void add_row(const split_convolution *p, const u8 *gradient, const u8 *const *seen, float *to)
{
    const i64 filters = parts_of(p->filters, TILE), channels = parts_of(p->channels, TILE);
    for (i64 f = 0; f < filters; ++f)
        for (i64 c = 0; c < channels; ++c)
            for (i64 y = 0; y < p->kernel_height; ++y)
                for (i64 x = 0, count; x < p->kernel_width; x += count, to += count * TILE * TILE) {
                    const u8 *a = gradient + f * SPLIT_BYTES;
                    const u8 *b = seen[y] + (x * channels + c) * SPLIT_BYTES;
                    count = smaller(p->kernel_width - x, COLUMNS_AT_ONCE);
                    if (count == 3)
                        add_columns(p, a, b, 3, to);
                    else if (count == 2)
                        add_columns(p, a, b, 2, to);
                    else
                        add_columns(p, a, b, 1, to);
                }
}

static void samples_part(const void *work, i64 part, i64 worker)
{
    const split_convolution *p = work;
    const i64 n = part / p->row_parts * TILE_DEPTH, row_part = part % p->row_parts;
    const i64 begin = first_of(p->out_height, row_part, p->row_parts);
    const i64 end = first_of(p->out_height, row_part + 1, p->row_parts);
    const i64 of_row = packed_width(p) * parts_of(p->channels, TILE) * SPLIT_BYTES;
    u8 *ring = own_memory(p, worker), *gradient = ring + p->kernel_height * of_row;
    float *sums = (float *)shared_memory(p) + part * weight_tiles(p) * TILE * TILE;
    const u8 *seen[MOST_TAPS];
    for (i64 k = 0; k < weight_tiles(p) * TILE; ++k)
        ((lanes *)sums)[k] = (lanes){0};
    begin_tiles(TILE);
    for (i64 y = begin, packed = begin * p->stride_y; y < end; ++y) {
        const i64 top = y * p->stride_y;
        for (; packed < top + p->kernel_height; ++packed)
            pack_image_row(p, packed, n, ring + packed % p->kernel_height * of_row);
        pack_gradient_row(p, y, n, gradient);
        for (i64 k = 0; k < p->kernel_height; ++k)
            seen[k] = ring + (top + k) % p->kernel_height * of_row;
        add_row(p, gradient, seen, sums);
    }
    end_tiles();
}

/* What all parts give for 16 filters. */
WIDE static void summed_part(const void *work, i64 part, i64 worker)
{
    const split_convolution *p = work;
    const i64 channels = parts_of(p->channels, TILE), taps = p->kernel_height * p->kernel_width;
    const i64 apart = weight_tiles(p) * TILE * TILE;
    const i64 parts = p->row_parts * parts_of(p->samples, TILE_DEPTH);
    const float *from = (const float *)shared_memory(p) + part * channels * taps * TILE * TILE;
    lanes rest = {0};
    (void)worker;
    for (i64 c = 0; c < channels; ++c)
        for (i64 tap = 0; tap < taps; ++tap)
            for (i64 f = 0; f < smaller(p->filters - part * TILE, TILE); ++f) {
                const float *here = from + ((c * taps + tap) * TILE + f) * TILE;
                lanes sum = *(const lanes *)here;
                for (i64 k = 1; k < parts; ++k)
                    sum += *(const lanes *)(here + k * apart);
                rest += sum * 0;
                float *to = p->out + ((part * TILE + f) * p->channels + c * TILE) * taps + tap;
                for (i64 k = 0; k < smaller(p->channels - c * TILE, TILE); ++k)
                    to[k * taps] = sum[k];
            }
    look_at_sums(p, rest);
}

#endif
