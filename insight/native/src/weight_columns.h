/* The columns of a tile of a gradient of weights, and what they meet along some rows of positions. */
#ifndef INSIGHT_WEIGHT_COLUMNS_H
#define INSIGHT_WEIGHT_COLUMNS_H

#include "weight_cut.h"

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

/* What they meet along some rows, put where it is kept: to copy it some machines would call for. */
static void find_met(const convolution *c, const float *image, const rows_at_once *rows,
                     const columns_of_tile *columns, met_columns *met)
{
    const i64 *size = c->size, *gap = c->gap, *stride = c->stride;
    const i64 deep = rows->deep * stride[0] - c->pad[0] + columns->deep * gap[0];
    const i64 down = rows->first * stride[1] - c->pad[1] + columns->down * gap[1];
    *met = (met_columns){.inner_end = stride[2] == 1 ? c->positions[2] : 0};
    met->first = larger(0, upwards(-down, stride[1]));
    met->last = smaller(rows->count, upwards(size[1] - down, stride[1]));
    if (deep < 0 || deep >= size[0] || met->first >= met->last)
        return;
    for (i64 channel = 0; channel < columns->channels; ++channel)
        for (i64 tap = 0; tap < columns->taps; ++tap) {
            const i64 offset = (columns->tap + tap) * gap[2] - c->pad[2];
            const i64 plane = (columns->channel + channel) * size[0] + deep;
            met->inner = larger(met->inner, -offset);
            met->inner_end = smaller(met->inner_end, size[2] - offset);
            met->at[met->count] = image + ((plane * size[1] + down) * size[2] + offset) * c->samples;
            met->offset[met->count++] = offset;
        }
}

#endif
