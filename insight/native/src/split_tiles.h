/* Numbers of float32 as sums of three of bfloat16, packed as tiles.
 *
 * The first is the number rounded to 8 bits, the second what is left of it cut to 8 bits, the third
 * the rest, which has 8 bits at most: so the three are the number, but where it is below 1e-33, whose
 * third (below 1e-36 the second) would be below the smallest normal number, and counts as 0. Of what is
 * infinite, no number, or would be rounded to infinity the second is no number.
 *
 * A product of two numbers is that of their parts but for what is below a half of float32's last
 * place: first by first, first by second, first by third, second by second, and both turned. Each is
 * exact in float32, so sums of them are as right as sums of products of float32. */
#ifndef INSIGHT_SPLIT_TILES_H
#define INSIGHT_SPLIT_TILES_H

#include "half_tiles.h"

enum { SPLIT = 3, SPLIT_BYTES = SPLIT * TILE_BYTES };

/* One row of each of three tiles: of 16 pairs of numbers, that of `one` below. */
static ALWAYS_INLINE void split(__m512 one, __m512 other, u8 *to)
{
    const __m512i above = _mm512_set1_epi32((int)0xffff0000), half = _mm512_set1_epi32(0x8000);
    for (i64 n = 0; n < SPLIT; ++n) {
        __m512i first = (__m512i)one, second = (__m512i)other;
        if (!n) {
            first = _mm512_add_epi32(first, half);
            second = _mm512_add_epi32(second, half);
        }
        first = _mm512_and_si512(first, above);
        second = _mm512_and_si512(second, above);
        *(lanes *)(to + n * TILE_BYTES) =
            (lanes)_mm512_or_si512(_mm512_srli_epi32(first, 16), second);
        one = _mm512_sub_ps(one, (__m512)first);
        other = _mm512_sub_ps(other, (__m512)second);
    }
}

/* Three tiles: some rows and some of the depth of an operand, zeros behind them. Numbers that are
 * 16 apart in the depth are pairs, so that none has to move where it lies well. */
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
        split((__m512)one[n], (__m512)other[n], to + n * TILE_ROW);
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
