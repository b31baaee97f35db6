/* Tiles of numbers of float32 that are split in three parts, for products of matrices.
 *
 * Numbers that are 16 apart in the depth are pairs, so that none has to move where it lies well: any
 * order of the depth does if both operands have it. */
#ifndef INSIGHT_SPLIT_TILES_H
#define INSIGHT_SPLIT_TILES_H

#include "split_parts.h"

enum { SPLIT_BYTES = PARTS * TILE_BYTES };

/* One row of each of three tiles: of 16 pairs of numbers, that of `one` below. */
static ALWAYS_INLINE void split_pairs(lanes one, lanes other, u8 *to)
{
    const split_lanes first = split(one), second = split(other);
    *(lanes *)to = parts_by_turns(first.high, second.high);
    *(lanes *)(to + TILE_BYTES) = parts_by_turns(first.middle, second.middle);
    *(lanes *)(to + 2 * TILE_BYTES) = parts_by_turns(first.low, second.low);
}

/* Three tiles: some rows and some of the depth of an operand, zeros behind them. */
static ALWAYS_INLINE void split_tile(numbers from, i64 rows, i64 depth, u8 *to, i64 is_right)
{
    const i64 lies_along = from.step == 1; /* the depth */
    const i64 near = lies_along ? from.row : from.step, far = lies_along ? LANES : LANES * near;
    const i64 count = lies_along ? rows : depth, width = lies_along ? depth : rows;
    lanes one[TILE], other[TILE];
    for (i64 n = 0; n < TILE; ++n) {
        const float *here = from.at + n * near;
        const i64 behind = lies_along ? width - LANES : width;
        const i64 is_there = lies_along ? n < count : n + LANES < count;
        one[n] = (lanes)some_numbers(here, n < count ? width : 0);
        other[n] = (lanes)some_numbers(here + far, is_there ? behind : 0);
    }
    if (lies_along == is_right) {
        turn_tile(one);
        turn_tile(other);
    }
    for (i64 n = 0; n < TILE; ++n)
        split_pairs(one[n], other[n], to + n * TILE_ROW);
}

/* The same of an operand that lies in any way. */
static ALWAYS_INLINE void split_any_tile(numbers from, i64 rows, i64 depth, u8 *to, i64 is_right)
{
    float side[TILE][TILE_DEPTH];
    if (from.step != 1 && from.row != 1) {
        for (i64 i = 0; i < TILE; ++i)
            for (i64 k = 0; k < TILE_DEPTH; ++k)
                side[i][k] = i < rows && k < depth ? from.at[i * from.row + k * from.step] : 0;
        from = (numbers){side[0], TILE_DEPTH, 1};
    }
    split_tile(from, rows, depth, to, is_right);
}

static ALWAYS_INLINE i64 tiles_in(i64 rows, i64 depth)
{
    return parts_of(rows, TILE) * parts_of(depth, TILE_DEPTH);
}

/* Three tiles of some rows and some of the depth, number `n` in the order in which numbers lie. Of a
 * row of tiles all lie behind each other. */
static ALWAYS_INLINE void split_tile_of(numbers from, i64 rows, i64 depth, i64 n, u8 *to,
                                        i64 is_right)
{
    const i64 steps = parts_of(depth, TILE_DEPTH), tiles = parts_of(rows, TILE);
    const i64 goes_along = from.step == 1;
    const i64 t = goes_along ? n / steps : n % tiles, s = goes_along ? n % steps : n / tiles;
    const numbers here = {from.at + t * TILE * from.row + s * TILE_DEPTH * from.step, from.row,
                          from.step};
    split_any_tile(here, smaller(rows - t * TILE, TILE),
                   smaller(depth - s * TILE_DEPTH, TILE_DEPTH), to + (t * steps + s) * SPLIT_BYTES,
                   is_right);
}

/* All of them. */
static void split_block(numbers from, i64 rows, i64 depth, u8 *to, i64 is_right)
{
    for (i64 n = 0, tiles = tiles_in(rows, depth); n < tiles; ++n)
        split_tile_of(from, rows, depth, n, to, is_right);
}

#endif
