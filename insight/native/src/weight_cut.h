/* How the gradient of a convolution's weights is cut: into tiles, and into parts that threads take.
 *
 * Rows of positions are cut by shapes alone, as each part has a sum of its own for every weight.
 * Filters and columns are cut as threads need it, for no sum to know. */
#ifndef INSIGHT_WEIGHT_CUT_H
#define INSIGHT_WEIGHT_CUT_H

#include "convolution_words.h"
#include "weight_tiles.h"

enum {
    FIRST_CACHE = 8192,    /* numbers of gradients that stay in it: two thirds */
    READ_AT_ONCE = 1 << 16, /* numbers of inputs that stay in the second: an eighth */
    SECOND_CACHE = 10240,  /* sums of a part: a third of it */
    LEAST_STEPS = 4096,     /* vectors that go into each sum of a part, if it is not all there is */
    MOST_ROW_PARTS = 16,
    MOST_PARTIAL = 1 << 18, /* sums of all parts that are kept beside the result */
};

/* How the work is cut. */
typedef struct {
    i64 taps_pieces;    /* of a row of the kernel */
    i64 channel_blocks; /* of channels whose columns are in one tile */
    i64 columns;        /* of a tile, at most */
    i64 filter_tiles;
    i64 units; /* channel blocks times rows of the kernel */
    i64 filter_parts, unit_parts, row_parts;
} weight_cut;

/* Into how many parts rows of positions are cut. */
static i64 row_parts_of(const convolution *c)
{
    const i64 steps = volume(c->positions) * pieces_of(c->samples, LANES);
    const i64 kept = larger(1, MOST_PARTIAL / weights_of(c));
    const i64 most = smaller(MOST_ROW_PARTS, c->positions[0] * c->positions[1]);
    const i64 parts = smaller(smaller(most, kept), steps / LEAST_STEPS);
    i64 found = 1;
    while (2 * found <= parts)
        found *= 2;
    return found;
}

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

/* How many filters a tile has, whose sums are in registers. Few filters' gradients stay in the first
 * cache along many positions, and share its places where they lie powers of two apart. */
static i64 filters_beside(const convolution *c, i64 columns)
{
    if (!c->is_wide)
        return 2;
    return columns == 6 ? 4 : columns == 5 ? 5 : columns == 4 ? 6 : MOST_FILTERS;
}

static weight_cut cut_of(const convolution *c)
{
    const i64 taps = c->kernel[2];
    weight_cut cut;
    cut.taps_pieces = pieces_of(taps, c->is_wide ? 5 : 3);
    const i64 each = pieces_of(taps, cut.taps_pieces);
    cut.channel_blocks = pieces_of(c->channels, larger(1, (c->is_wide ? MOST_COLUMNS : 3) / each));
    cut.columns = each * pieces_of(c->channels, cut.channel_blocks);
    cut.filter_tiles = pieces_of(c->filters, filters_beside(c, cut.columns));
    cut.units = cut.channel_blocks * c->kernel[0] * c->kernel[1];
    cut.filter_parts = cut.unit_parts = 1;
    cut.row_parts = row_parts_of(c);
    for (i64 left = cut.row_parts % c->threads ? c->threads : 1, prime = 2; left > 1; ++prime)
        for (; left % prime == 0; left /= prime)
            is_cut(c, &cut, prime);
    const i64 sums = c->filters * c->channels * volume(c->kernel);
    while (sums > SECOND_CACHE * cut.filter_parts * cut.unit_parts && is_cut(c, &cut, 2))
        ;
    return cut;
}

/* So few positions of a row, and so few rows, that the gradients of a tile's filters stay in the
 * first cache for all columns. */
static i64 positions_at_once(const convolution *c, const weight_cut *cut)
{
    return larger(1, FIRST_CACHE / (pieces_of(c->filters, cut->filter_tiles) * c->samples));
}

/* So few rows, also that what they read stays in the second cache for all filters. */
static i64 rows_at_once_of(const convolution *c, const weight_cut *cut)
{
    const i64 rows = positions_at_once(c, cut) / c->positions[2];
    const i64 read = c->channels / cut->unit_parts * c->stride[1] * c->size[2] * c->samples;
    return larger(1, smaller(rows, READ_AT_ONCE / larger(1, read)));
}

#endif
