/* The gradient of a convolution's weights: products of the output's gradient and the input, summed
 * over positions and samples.
 *
 * A tile is some filters times some columns, which are taps of one row of the kernel or channels at
 * one tap; its sums, a vector each, stay in registers along some positions of a row, whose gradients
 * stay in the first cache while all columns go by. A part is some filters and some columns at all
 * positions. Each sum adds the positions in their order: neither tiles nor parts change its bits. */
#ifndef INSIGHT_CONVOLUTION_WEIGHTS_H
#define INSIGHT_CONVOLUTION_WEIGHTS_H

#include "convolution_words.h"
#include "weight_tiles.h"

enum {
    FIRST_CACHE = 8192,    /* numbers of gradients that stay in it: two thirds */
    SECOND_CACHE = 10240, /* sums of a part: a third of it */
};

/* How the work is cut. */
typedef struct {
    i64 taps_pieces;    /* of a row of the kernel */
    i64 channel_blocks; /* of channels whose columns are in one tile */
    i64 columns;        /* of a tile, at most */
    i64 filter_tiles;
    i64 units; /* channel blocks times rows of the kernel */
    i64 filter_parts, unit_parts;
} weight_cut;

/* Cuts every part into some, where filters or units are enough. */
static i64 is_cut(const convolution *c, weight_cut *cut, i64 pieces)
{
    const i64 may_filters = pieces * cut->filter_parts <= cut->filter_tiles;
    const i64 may_units = pieces * cut->unit_parts <= cut->units;
    /* Each part reads its filters' gradients and its channels' inputs. */
    const i64 gradients = c->filters * volume(c->positions) / cut->filter_parts;
    const i64 inputs = c->channels * volume(c->size) / cut->unit_parts;
    if (may_units && (inputs >= gradients || !may_filters))
        cut->unit_parts *= pieces;
    else if (may_filters)
        cut->filter_parts *= pieces;
    return may_filters || may_units;
}

static weight_cut cut_of(const convolution *c)
{
    const i64 taps = c->kernel[2], most = c->is_wide ? MOST_COLUMNS : 2;
    weight_cut cut;
    cut.taps_pieces = pieces_of(taps, most);
    const i64 each = pieces_of(taps, cut.taps_pieces);
    cut.channel_blocks = pieces_of(c->channels, larger(1, (c->is_wide ? 4 : 2) / each));
    cut.columns = each * pieces_of(c->channels, cut.channel_blocks);
    const i64 filters = !c->is_wide ? 2 : cut.columns == 5 ? 5 : cut.columns == 4 ? 6 : 8;
    cut.filter_tiles = pieces_of(c->filters, filters);
    cut.units = cut.channel_blocks * c->kernel[0] * c->kernel[1];
    cut.filter_parts = cut.unit_parts = 1;
    for (i64 left = c->threads, prime = 2; left > 1; ++prime)
        for (; left % prime == 0; left /= prime)
            is_cut(c, &cut, prime);
    const i64 sums = c->filters * c->channels * volume(c->kernel);
    while (sums > SECOND_CACHE * cut.filter_parts * cut.unit_parts && is_cut(c, &cut, 2))
        ;
    return cut;
}

/* The columns of a tile: some channels times some taps of a row of the kernel. */
typedef struct {
    i64 channel, channels, tap, taps, deep, down;
} columns_of_tile;

static columns_of_tile columns_at(const convolution *c, const weight_cut *cut, i64 unit, i64 piece)
{
    const i64 lines = c->kernel[0] * c->kernel[1], block = unit / lines, line = unit % lines;
    columns_of_tile found;
    found.channel = piece_at(c->channels, cut->channel_blocks, block);
    found.channels = piece_at(c->channels, cut->channel_blocks, block + 1) - found.channel;
    found.tap = piece_at(c->kernel[2], cut->taps_pieces, piece);
    found.taps = piece_at(c->kernel[2], cut->taps_pieces, piece + 1) - found.tap;
    found.deep = line / c->kernel[1];
    found.down = line % c->kernel[1];
    return found;
}

/* Some rows of positions of one depth. */
typedef struct {
    i64 deep, first, count;
} rows_at_once;

static i64 upwards(i64 number, i64 divisor)
{
    return number <= 0 ? -(-number / divisor) : pieces_of(number, divisor);
}

/* What they meet along some rows. */
static met_columns met_in_rows(const convolution *c, const float *image, const rows_at_once *rows,
                               const columns_of_tile *columns)
{
    const i64 *size = c->size, *gap = c->gap, *stride = c->stride;
    const i64 deep = rows->deep * stride[0] - c->pad[0] + columns->deep * gap[0];
    const i64 down = rows->first * stride[1] - c->pad[1] + columns->down * gap[1];
    met_columns met = {.inner_end = stride[2] == 1 ? c->positions[2] : 0};
    met.first = larger(0, upwards(-down, stride[1]));
    met.last = smaller(rows->count, upwards(size[1] - down, stride[1]));
    if (deep < 0 || deep >= size[0] || met.first >= met.last)
        return met;
    for (i64 channel = 0; channel < columns->channels; ++channel)
        for (i64 tap = 0; tap < columns->taps; ++tap) {
            const i64 offset = (columns->tap + tap) * gap[2] - c->pad[2];
            const i64 plane = (columns->channel + channel) * size[0] + deep;
            met.inner = larger(met.inner, -offset);
            met.inner_end = smaller(met.inner_end, size[2] - offset);
            met.at[met.count] = image + ((plane * size[1] + down) * size[2] + offset) * c->samples;
            met.offset[met.count++] = offset;
        }
    return met;
}

/* Adds up the lanes of some filters' sums. */
static void put_weights(const convolution *c, const weight_cut *cut, i64 first, i64 filters,
                        i64 begin, i64 end, const lanes *sums)
{
    for (i64 unit = begin; unit < end; ++unit)
        for (i64 piece = 0; piece < cut->taps_pieces; ++piece) {
            const columns_of_tile found = columns_at(c, cut, unit, piece);
            const i64 columns = found.channels * found.taps;
            for (i64 i = 0; i < filters; ++i)
                for (i64 j = 0; j < columns; ++j) {
                    float total = 0;
                    for (i64 lane = 0; lane < LANES; ++lane)
                        total += sums[i * columns + j][lane];
                    const i64 of = (first + i) * c->channels + found.channel + j / found.taps;
                    const i64 line = of * c->kernel[0] + found.deep;
                    c->out[(line * c->kernel[1] + found.down) * c->kernel[2] + found.tap +
                           j % found.taps] = total;
                }
            sums += filters * cut->columns;
        }
}

/* What a part computes. */
typedef struct {
    i64 group, first, last; /* tiles of filters */
    i64 begin, end;         /* units */
} weight_share;

static weight_share share_of(const weight_cut *cut, i64 part)
{
    const i64 parts = cut->filter_parts * cut->unit_parts;
    const i64 of_filters = part % parts / cut->unit_parts, of_units = part % cut->unit_parts;
    const weight_share share = {
        part / parts,
        piece_at(cut->filter_tiles, cut->filter_parts, of_filters),
        piece_at(cut->filter_tiles, cut->filter_parts, of_filters + 1),
        piece_at(cut->units, cut->unit_parts, of_units),
        piece_at(cut->units, cut->unit_parts, of_units + 1),
    };
    return share;
}

/* So few positions of a row, and so few rows, that the gradients of a tile's filters stay in the
 * first cache for all columns. */
static i64 positions_at_once(const convolution *c, const weight_cut *cut)
{
    return larger(1, FIRST_CACHE / (pieces_of(c->filters, cut->filter_tiles) * c->samples));
}

/* Some rows of positions for some filters, from `first` on, and all columns of a share. */
static void rows_of_weights(const convolution *c, const weight_cut *cut, const rows_at_once *at,
                            i64 first, i64 filters, const met_columns *met, i64 tiles,
                            const float *zeros, lanes *sums)
{
    const i64 width = c->positions[2], plane = volume(c->positions) * c->samples;
    const i64 line = width * c->samples, begin = at->deep * c->positions[1] + at->first;
    const i64 runs = pieces_of(width, positions_at_once(c, cut));
    tile_rows rows = {.stride = c->stride[2], .width = c->size[2], .samples = c->samples,
                      .line = line, .zeros = zeros};
    rows.input_line = c->stride[1] * c->size[2] * c->samples;
    for (i64 i = 0; i < filters; ++i)
        rows.gradient[i] = c->other + (first + i) * plane + begin * line;
    for (i64 run = 0; run < runs; ++run) {
        rows.first = piece_at(width, runs, run);
        rows.last = piece_at(width, runs, run + 1);
        for (i64 tile = 0; tile < tiles; ++tile)
            if (met[tile].count)
                summed(&rows, met + tile, filters, sums + tile * filters * cut->columns);
    }
}

/* The same for all filters of a share. */
static void share_at_rows(const convolution *c, const weight_cut *cut, const weight_share *share,
                          const float *image, const rows_at_once *rows, const float *zeros,
                          met_columns *met, lanes *sums)
{
    const i64 tiles = (share->end - share->begin) * cut->taps_pieces;
    for (i64 tile = 0; tile < tiles; ++tile) {
        const columns_of_tile columns = columns_at(
            c, cut, share->begin + tile / cut->taps_pieces, tile % cut->taps_pieces);
        met[tile] = met_in_rows(c, image, rows, &columns);
    }
    for (i64 tile = share->first; tile < share->last; ++tile) {
        const i64 first = piece_at(c->filters, cut->filter_tiles, tile);
        const i64 filters = piece_at(c->filters, cut->filter_tiles, tile + 1) - first;
        rows_of_weights(c, cut, rows, share->group * c->filters + first, filters, met, tiles,
                        zeros, sums);
        sums += filters * tiles * cut->columns;
    }
}

static void weight_part(const void *work, i64 part, i64 worker)
{
    const convolution *c = work;
    const weight_cut cut = cut_of(c);
    const weight_share share = share_of(&cut, part);
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
    const i64 at_once = larger(1, positions_at_once(c, &cut) / c->positions[2]);
    for (i64 deep = 0; deep < c->positions[0]; ++deep)
        for (i64 row = 0; row < c->positions[1]; row += at_once) {
            const rows_at_once rows = {deep, row, smaller(at_once, c->positions[1] - row)};
            share_at_rows(c, &cut, &share, image, &rows, memory, met, sums);
        }
    for (i64 tile = share.first; tile < share.last; ++tile) {
        const i64 first = piece_at(c->filters, cut.filter_tiles, tile);
        const i64 count = piece_at(c->filters, cut.filter_tiles, tile + 1) - first;
        put_weights(c, &cut, share.group * c->filters + first, count, share.begin, share.end,
                    sums + (first - filter) * each);
    }
}

/* The gradient of the weights of `from`, the input, and `other`, the output's gradient. 0 where
 * NumPy must do: a border is zeros, and zero times what is not finite is no number. */
i64 convolve_weight(pool *pool, const convolution *c)
{
    const weight_cut cut = cut_of(c);
    shared(pool, weight_part, c, c->groups * cut.filter_parts * cut.unit_parts);
    return !has_border(c) || are_finite(c->out, weights_of(c));
}

/* Numbers of memory that each thread needs for it. */
i64 weight_memory(const convolution *c)
{
    const weight_cut cut = cut_of(c);
    const i64 tiles = pieces_of(cut.filter_tiles, cut.filter_parts);
    const i64 filters = tiles * pieces_of(c->filters, cut.filter_tiles);
    const i64 units = pieces_of(cut.units, cut.unit_parts);
    return pieces_of(c->samples, LANES) * LANES +
           units * cut.taps_pieces *
               (filters * cut.columns * LANES + (i64)(sizeof(met_columns) / sizeof(float)));
}

#endif
