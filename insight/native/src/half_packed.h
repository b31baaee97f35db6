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

/* A sum as bfloat16 holds it, none of which is below the smallest normal number but for 0. */
static ALWAYS_INLINE lanes rounded_sum(lanes sum)
{
    const __m512i halves = _mm512_cvtepu16_epi32((__m256i)_mm512_cvtneps_pbh((__m512)sum));
    return (lanes)_mm512_slli_epi32(halves, 16);
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

/* A whole tile of an operand, `lies_along` the depth or else along its rows. */
static ALWAYS_INLINE void pack_whole(numbers from, u8 *to, const i64 lies_along, const i64 is_right)
{
    lanes packed[TILE];
#pragma clang loop unroll(full)
    for (i64 k = 0; k < TILE; ++k) {
        const float *here = from.at + (lies_along ? k * from.row : 2 * k * from.step);
        const float *next = here + (lies_along ? LANES : from.step);
        const __m512i both = as_halves(_mm512_loadu_ps(here), _mm512_loadu_ps(next));
        packed[k] = (lanes)(lies_along ? both : by_turns(both));
    }
    if (lies_along == is_right)
        turn_tile(packed);
#pragma clang loop unroll(full)
    for (i64 k = 0; k < TILE; ++k)
        ((lanes *)to)[k] = packed[k];
}

/* Some rows and some of the depth of an operand as a tile, zeros behind them. */
ALONE void pack_some(numbers from, i64 rows, i64 depth, u8 *to, i64 is_right)
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

/* One tile: some rows and some of the depth of an operand, zeros behind them. `at[i, k]` is at
 * i * row + k * step. */
static ALWAYS_INLINE void pack_tile(numbers from, i64 rows, i64 depth, u8 *to, const i64 is_right)
{
    const i64 is_whole = rows >= TILE && depth >= TILE_DEPTH;
    if (is_whole && from.step == 1)
        pack_whole(from, to, 1, is_right);
    else if (is_whole && from.row == 1)
        pack_whole(from, to, 0, is_right);
    else
        pack_some(from, rows, depth, to, is_right);
}

/* Tiles from `first` to `last` along the rows, all of the depth behind each other: in the order in
 * which numbers lie. */
static ALWAYS_INLINE void pack(numbers from, i64 rows, i64 depth, i64 first, i64 last, u8 *to,
                               const i64 is_right)
{
    const i64 steps = parts_of(depth, TILE_DEPTH), tiles = last - first;
    const i64 goes_along = from.step == 1;
    for (i64 m = 0; m < (goes_along ? tiles : steps); ++m)
        for (i64 n = 0; n < (goes_along ? steps : tiles); ++n) {
            const i64 t = first + (goes_along ? m : n), s = goes_along ? n : m;
            const numbers here = {from.at + t * TILE * from.row + s * TILE_DEPTH * from.step,
                                  from.row, from.step};
            pack_tile(here, smaller(rows - t * TILE, TILE),
                      smaller(depth - s * TILE_DEPTH, TILE_DEPTH),
                      to + ((t - first) * steps + s) * TILE_BYTES, is_right);
        }
}

#endif
