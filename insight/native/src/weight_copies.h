/* How much of the output's gradient is read at once for a gradient of weights, and copies of it for
 * all columns of a tile, where filters lie so far apart that they would share places in a cache. */
#ifndef INSIGHT_WEIGHT_COPIES_H
#define INSIGHT_WEIGHT_COPIES_H

#include "weight_cut.h"

/* Whether gradients of filters lie so far apart that they share a few places in the first cache:
 * then all columns of a tile read a copy. */
static i64 are_copied(const convolution *c)
{
    return volume(c->positions) * c->samples % PLACES == 0;
}

/* So few positions of a row, and so few rows, that the gradients of a tile's filters stay in the
 * first cache for all columns. */
static i64 positions_at_once(const convolution *c, const weight_cut *cut)
{
    const i64 kept = are_copied(c) ? COPIED : FIRST_CACHE;
    return larger(1, kept / (pieces_of(c->filters, cut->filter_tiles) * c->samples));
}

/* So few rows, also that what they read stays in the second cache for all filters. */
static i64 rows_at_once_of(const convolution *c, const weight_cut *cut)
{
    const i64 rows = positions_at_once(c, cut) / c->positions[2];
    const i64 read = c->channels / cut->unit_parts * c->stride[1] * c->size[2] * c->samples;
    return larger(1, smaller(rows, READ_AT_ONCE / larger(1, read)));
}

/* Numbers of memory for a copy of the gradients of a tile's filters at positions at once. */
static i64 copy_memory(const convolution *c, const weight_cut *cut)
{
    if (!are_copied(c))
        return 0;
    const i64 filters = pieces_of(c->filters, cut->filter_tiles);
    return filters * (positions_at_once(c, cut) * c->samples + LANES);
}

/* Copies the gradients of some filters at some positions of some rows, a filter behind the other. */
ALONE void copy_gradients(tile_rows *rows, i64 lines, i64 filters, float *to)
{
    const i64 numbers = (rows->last - rows->first) * rows->samples;
    for (i64 i = 0; i < filters; ++i) {
        const float *from = rows->gradient[i] + rows->first * rows->samples;
        rows->gradient[i] = to - rows->first * rows->samples;
        for (i64 line = 0; line < lines; ++line, from += rows->line, to += numbers) {
            i64 k = 0;
            for (; k + LANES <= numbers; k += LANES)
                *(lanes *)(to + k) = *(const lanes *)(from + k);
            for (; k < numbers; ++k)
                to[k] = from[k];
        }
        to += LANES; /* so that no two begin in the same place of a cache */
    }
    rows->line = numbers;
}

#endif
