/* How operands of bfloat16 are packed: as tiles.
 *
 * Of a left operand a tile has 16 rows of 32 numbers of the depth; of a right one for each of 16
 * columns 16 pairs of such numbers. Numbers are rounded to bfloat16 as they are packed. What sums
 * them says how: `half_sums_by_tiles.h`, `half_sums_by_vectors.h`. */
#ifndef INSIGHT_HALF_PACKED_H
#define INSIGHT_HALF_PACKED_H

#include <immintrin.h>

#include "copied.h"
#include "rounded.h"

enum { TILE = 16, TILE_DEPTH = 32, TILE_BYTES = 1024, TILE_ROW = 64 };

/* The first numbers of a vector. */
static ALWAYS_INLINE __mmask16 first_lanes(i64 count)
{
    return (__mmask16)(count >= LANES ? 0xffff : count <= 0 ? 0 : (1u << count) - 1);
}

static ALWAYS_INLINE __m512 some_numbers(const float *from, i64 count)
{
    return _mm512_maskz_loadu_ps(first_lanes(count), from);
}

/* Two vectors as one of bfloat16, the first below. */
static ALWAYS_INLINE __m512i as_halves(__m512 below, __m512 above)
{
    return (__m512i)_mm512_cvtne2ps_pbh(above, below);
}

/* Numbers by turns, of the lower half and the upper one. */
static ALWAYS_INLINE __m512i by_turns(__m512i halves)
{
    const __m512i order =
        _mm512_set_epi16(31, 15, 30, 14, 29, 13, 28, 12, 27, 11, 26, 10, 25, 9, 24, 8, 23, 7, 22, 6,
                         21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
    return _mm512_permutexvar_epi16(order, halves);
}

static ALWAYS_INLINE void turn_tile(lanes *rows)
{
    EXCHANGED(8)
    EXCHANGED(4)
    EXCHANGED(2)
    EXCHANGED(1)
}

/* One tile: some rows and some of the depth of an operand, zeros behind them. `at[i, k]` is at
 * i * row + k * step. */
static ALWAYS_INLINE void pack_tile(numbers from, i64 rows, i64 depth, u8 *to, i64 is_right)
{
    lanes packed[TILE];
    i64 lies_along = from.step == 1; /* the depth */
    float side[TILE][TILE_DEPTH];
    if (from.step != 1 && from.row != 1) {
        for (i64 i = 0; i < TILE; ++i)
            for (i64 k = 0; k < TILE_DEPTH; ++k)
                side[i][k] = i < rows && k < depth ? from.at[i * from.row + k * from.step] : 0;
        from = (numbers){side[0], TILE_DEPTH, 1};
        lies_along = 1;
    }
    if (lies_along)
        for (i64 i = 0; i < TILE; ++i) {
            const float *here = from.at + i * from.row;
            const i64 count = i < rows ? depth : 0;
            packed[i] = (lanes)as_halves(some_numbers(here, count),
                                         some_numbers(here + LANES, count - LANES));
        }
    else
        for (i64 k = 0; k < TILE; ++k) {
            const float *here = from.at + 2 * k * from.step;
            packed[k] = (lanes)by_turns(
                as_halves(some_numbers(here, 2 * k < depth ? rows : 0),
                          some_numbers(here + from.step, 2 * k + 1 < depth ? rows : 0)));
        }
    if (lies_along == is_right)
        turn_tile(packed);
    for (i64 i = 0; i < TILE; ++i)
        ((lanes *)to)[i] = packed[i];
}

/* Tiles from `first` to `last` along the rows, all of the depth behind each other: in the order in
 * which numbers lie. */
static void pack(numbers from, i64 rows, i64 depth, i64 first, i64 last, u8 *to, i64 is_right)
{
    const i64 steps = parts_of(depth, TILE_DEPTH), tiles = last - first;
    const i64 goes_along = from.step == 1;
    for (i64 n = 0; n < tiles * steps; ++n) {
        const i64 t = first + (goes_along ? n / steps : n % tiles);
        const i64 s = goes_along ? n % steps : n / tiles;
        const numbers here = {from.at + t * TILE * from.row + s * TILE_DEPTH * from.step, from.row,
                              from.step};
        pack_tile(here, smaller(rows - t * TILE, TILE), smaller(depth - s * TILE_DEPTH, TILE_DEPTH),
                  to + (t * steps + s) * TILE_BYTES, is_right);
    }
}

#endif
