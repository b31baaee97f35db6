/* The gradient of a convolution's weights: products of the output's gradient and the input, summed
 * over positions and samples.
 *
 * A tile is some filters times some columns, which are taps of one row of the kernel or channels at
 * one tap; its sums, a vector each, stay in registers along some positions of a row, whose gradients
 * stay in the first cache while all columns go by. A part is some filters and some columns at some
 * rows of positions, which it goes through in their order; parts of all rows are added in theirs. So
 * neither tiles nor threads change a sum's bits. */
#ifndef INSIGHT_CONVOLUTION_WEIGHTS_H
#define INSIGHT_CONVOLUTION_WEIGHTS_H

#include "fetched.h"
#include "weight_cut.h"
#include "weight_columns.h"

/* The sum of all lanes: halves, and halves of these. */
static ALWAYS_INLINE float of_lanes(const lanes *sums)
{
    lanes sum = *sums;
    sum += __builtin_shufflevector(sum, sum, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
    sum += __builtin_shufflevector(sum, sum, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11);
    return (sum[0] + sum[2]) + (sum[1] + sum[3]);
}

/* Adds up the lanes of some filters' sums. */
static void put_weights(const convolution *c, const weight_cut *cut, float *out, i64 first,
                        i64 filters, i64 begin, i64 end, const lanes *sums)
{
    for (i64 unit = begin; unit < end; ++unit)
        for (i64 piece = 0; piece < cut->taps_pieces; ++piece) {
            const columns_of_tile found = columns_at(c, cut, unit, piece);
            const i64 columns = found.channels * found.taps;
            for (i64 i = 0; i < filters; ++i)
                for (i64 j = 0; j < columns; ++j) {
                    const i64 of = (first + i) * c->channels + found.channel + j / found.taps;
                    const i64 line = of * c->kernel[0] + found.deep;
                    out[(line * c->kernel[1] + found.down) * c->kernel[2] + found.tap +
                        j % found.taps] = of_lanes(sums + i * columns + j);
                }
            sums += filters * cut->columns;
        }
}

/* What a part computes. */
typedef struct {
    i64 group, first, last; /* tiles of filters */
    i64 begin, end;         /* units */
    i64 row, last_row;      /* rows of positions */
    float *out;             /* sums of these rows */
} weight_share;

static weight_share share_of(const convolution *c, const weight_cut *cut, i64 part)
{
    const i64 parts = cut->filter_parts * cut->unit_parts, rows = c->positions[0] * c->positions[1];
    const i64 of_filters = part % parts / cut->unit_parts, of_units = part % cut->unit_parts;
    const i64 of_rows = part / parts % cut->row_parts;
    const weight_share share = {
        part / parts / cut->row_parts,
        piece_at(cut->filter_tiles, cut->filter_parts, of_filters),
        piece_at(cut->filter_tiles, cut->filter_parts, of_filters + 1),
        piece_at(cut->units, cut->unit_parts, of_units),
        piece_at(cut->units, cut->unit_parts, of_units + 1),
        piece_at(rows, cut->row_parts, of_rows),
        piece_at(rows, cut->row_parts, of_rows + 1),
        cut->row_parts > 1 ? c->weights + of_rows * weights_of(c) : c->out,
    };
    return share;
}

/* What the rows behind these read, for all tiles of a share that are to come. */
static fetched_ahead behind_rows(const convolution *c, const weight_cut *cut,
                                 const weight_share *share, const float *image,
                                 const rows_at_once *rows)
{
    const i64 *size = c->size, *stride = c->stride;
    const i64 filter = piece_at(c->filters, cut->filter_tiles, share->first);
    const i64 filters = piece_at(c->filters, cut->filter_tiles, share->last) - filter;
    const i64 lines = c->kernel[0] * c->kernel[1];
    const i64 channel = piece_at(c->channels, cut->channel_blocks, share->begin / lines);
    const i64 channels =
        piece_at(c->channels, cut->channel_blocks, (share->end - 1) / lines + 1) - channel;
    const i64 behind = rows->first + rows->count;
    const i64 count = larger(0, smaller(rows->count, c->positions[1] - behind));
    const i64 deep = smaller(larger(0, rows->deep * stride[0] - c->pad[0]), size[0] - 1);
    const i64 reach = (c->kernel[1] - 1) * c->gap[1] + 1 - c->pad[1];
    const i64 read = smaller(larger(0, (behind - 1) * stride[1] + reach), size[1]);
    const i64 end = smaller(larger(0, (behind + count - 1) * stride[1] + reach), size[1]);
    const i64 width = c->positions[2] * c->samples, line = size[2] * c->samples;
    const float *gradient = c->other + (share->group * c->filters + filter) * volume(c->positions) *
                                           c->samples;
    const i64 begin = rows->deep * c->positions[1] + behind;
    fetched_ahead ahead = {
        {{gradient + begin * width, volume(c->positions) * c->samples, count * width, count ? filters : 0},
         {image + ((channel * size[0] + deep) * size[1] + read) * line, volume(size) * c->samples,
          (end - read) * line, end > read ? channels : 0}},
    };
    const i64 runs = pieces_of(c->positions[2], positions_at_once(c, cut));
    const i64 tiles = (share->end - share->begin) * cut->taps_pieces * (share->last - share->first);
    ahead.each = pieces_of(filters * count * width + channels * (end - read) * line, runs * tiles);
    return ahead;
}

/* Some rows of positions for some filters, from `first` on, and all columns of a share. */
static void rows_of_weights(const convolution *c, const weight_cut *cut, const rows_at_once *at,
                            i64 first, i64 filters, const met_columns *met, i64 tiles,
                            const float *zeros, lanes *sums, fetched_ahead *ahead)
{
    const i64 width = c->positions[2], plane = volume(c->positions) * c->samples;
    const i64 line = width * c->samples, begin = at->deep * c->positions[1] + at->first;
    const i64 runs = pieces_of(width, positions_at_once(c, cut));
    tile_rows rows = {.stride = c->stride[2], .width = c->size[2], .samples = c->samples,
                      .zeros = zeros};
    rows.input_line = c->stride[1] * c->size[2] * c->samples;
    for (i64 run = 0; run < runs; ++run) {
        rows.first = piece_at(width, runs, run);
        rows.last = piece_at(width, runs, run + 1);
        rows.line = line;
        for (i64 i = 0; i < filters; ++i)
            rows.gradient[i] = c->other + (first + i) * plane + begin * line;
        const i64 numbers = at->count * (rows.last - rows.first) * c->samples;
        for (i64 tile = 0; tile < tiles; ++tile)
            if (met[tile].count) {
                rows.ahead = due_ahead(ahead, numbers);
                rows.ahead = rows.ahead ? rows.ahead : rows.gradient[0];
                summed(&rows, met + tile, filters, sums + tile * filters * cut->columns);
            }
    }
}

/* The same for all filters of a share. */
static void share_at_rows(const convolution *c, const weight_cut *cut, const weight_share *share,
                          const float *image, const rows_at_once *rows, const float *zeros,
                          met_columns *met, lanes *sums)
{
    const i64 tiles = (share->end - share->begin) * cut->taps_pieces;
    fetched_ahead ahead = behind_rows(c, cut, share, image, rows);
    for (i64 tile = 0; tile < tiles; ++tile) {
        const columns_of_tile columns = columns_at(
            c, cut, share->begin + tile / cut->taps_pieces, tile % cut->taps_pieces);
        find_met(c, image, rows, &columns, met + tile);
    }
    for (i64 tile = share->first; tile < share->last; ++tile) {
        const i64 first = piece_at(c->filters, cut->filter_tiles, tile);
        const i64 filters = piece_at(c->filters, cut->filter_tiles, tile + 1) - first;
        rows_of_weights(c, cut, rows, share->group * c->filters + first, filters, met, tiles,
                        zeros, sums, &ahead);
        sums += filters * tiles * cut->columns;
    }
}

static void weight_part(const void *work, i64 part, i64 worker)
{
    const convolution *c = work;
    const weight_cut cut = cut_of(c);
    const weight_share share = share_of(c, &cut, part);
    const i64 tiles = (share.end - share.begin) * cut.taps_pieces, each = tiles * cut.columns;
    const i64 filter = piece_at(c->filters, cut.filter_tiles, share.first);
    const i64 filters = piece_at(c->filters, cut.filter_tiles, share.last) - filter;
    const float *image = c->from + share.group * c->channels * volume(c->size) * c->samples;
    float *const memory = c->memory + worker * c->memory_size;
    lanes *const sums = (lanes *)(memory + pieces_of(c->samples, LANES) * LANES);
    met_columns *const met = (met_columns *)(sums + filters * each);
    for (i64 k = 0; k < c->samples; ++k)
        memory[k] = 0;
    for (i64 k = 0; k < filters * each; ++k)
        sums[k] = (lanes){0};
    const i64 at_once = rows_at_once_of(c, &cut);
    for (i64 row = share.row, end; row < share.last_row; row = end) {
        const i64 deep = row / c->positions[1];
        end = smaller(smaller(row + at_once, share.last_row), (deep + 1) * c->positions[1]);
        const rows_at_once rows = {deep, row % c->positions[1], end - row};
        share_at_rows(c, &cut, &share, image, &rows, memory, met, sums);
    }
    for (i64 tile = share.first; tile < share.last; ++tile) {
        const i64 first = piece_at(c->filters, cut.filter_tiles, tile);
        const i64 count = piece_at(c->filters, cut.filter_tiles, tile + 1) - first;
        put_weights(c, &cut, share.out, share.group * c->filters + first, count, share.begin,
                    share.end, sums + (first - filter) * each);
    }
}

/* Adds the parts' sums in their order. */
WIDE static void add_partial(const convolution *c, i64 parts)
{
    const i64 count = weights_of(c);
    for (i64 k = 0; k < count; ++k) {
        float sum = c->weights[k];
        for (i64 part = 1; part < parts; ++part)
            sum += c->weights[part * count + k];
        c->out[k] = sum;
    }
}

/* The gradient of the weights of `from`, the input, and `other`, the output's gradient. 0 where
 * NumPy must do: a border is zeros, and zero times what is not finite is no number. */
i64 convolve_weight(pool *pool, const convolution *c)
{
    const weight_cut cut = cut_of(c);
    shared(pool, weight_part, c,
           c->groups * cut.row_parts * cut.filter_parts * cut.unit_parts);
    if (cut.row_parts > 1)
        add_partial(c, cut.row_parts);
    return !has_border(c) || are_finite(c->out, weights_of(c));
}

/* Numbers of memory that parts need together, where rows are cut. */
i64 partial_memory(const convolution *c)
{
    const i64 parts = row_parts_of(c);
    return parts > 1 ? parts * weights_of(c) : 0;
}

/* Numbers of memory that each thread needs for it. */
i64 weight_memory(const convolution *c)
{
    const weight_cut cut = cut_of(c);
    const i64 tiles = pieces_of(cut.filter_tiles, cut.filter_parts);
    const i64 filters = tiles * pieces_of(c->filters, cut.filter_tiles);
    const i64 units = pieces_of(cut.units, cut.unit_parts);
    const i64 each = filters * cut.columns * LANES + (i64)(sizeof(met_columns) / sizeof(float));
    const i64 numbers = pieces_of(c->samples, LANES) * LANES + units * cut.taps_pieces * each;
    return pieces_of(numbers, LANES) * LANES; /* each thread's begins with a line of the cache */
}

#endif
