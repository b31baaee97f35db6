/* Numbers of float32 as sums of three that bfloat16 holds, for tiles that multiply those exactly.
 *
 * Each part has the 8 leading bits of what the ones before it leave, rounded to the nearest, so the
 * three are the number and nothing is lost. A product of two numbers is the sum of nine products of
 * parts, of which six count: those of middle and low, and of low and low, come to less than 2^-24 of
 * it. What lies under the smallest normal number counts as 0 in tiles: of numbers below 1e-33 low
 * parts are lost.
 *
 * Of what is not finite, or rounds to infinity, one part is no number, and so is every sum that
 * meets it: whoever finds all sums finite has met none. */
#ifndef INSIGHT_SPLIT_PARTS_H
#define INSIGHT_SPLIT_PARTS_H

#include "half_tiles.h"

enum { PARTS = 3 };

typedef struct {
    lanes high, middle, low;
} split_lanes;

/* The nearest number that bfloat16 holds; of two as near the one farther from 0. */
static ALWAYS_INLINE lanes nearest_half(lanes x)
{
    return (lanes)(((half_bits)x + 0x8000) & 0xffff0000u);
}

static ALWAYS_INLINE split_lanes split(lanes x)
{
    const lanes high = nearest_half(x), rest = x - high, middle = nearest_half(rest);
    return (split_lanes){high, middle, rest - middle};
}

/* Parts of two vectors as bfloat16, by turns: as they lie in pairs of the depth. */
static ALWAYS_INLINE lanes parts_by_turns(lanes first, lanes second)
{
    return (lanes)(((half_bits)second & 0xffff0000u) | (half_bits)first >> 16);
}

/* The same, the second behind the first: as they lie along the depth. */
static ALWAYS_INLINE lanes parts_behind(lanes first, lanes second)
{
    const __m512i odd =
        _mm512_set_epi16(63, 61, 59, 57, 55, 53, 51, 49, 47, 45, 43, 41, 39, 37, 35, 33, 31, 29, 27,
                         25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1);
    return (lanes)_mm512_permutex2var_epi16((__m512i)first, odd, (__m512i)second);
}

static ALWAYS_INLINE void turn_packed(u8 *tile)
{
    lanes rows[TILE];
#pragma clang loop unroll(full)
    for (i64 i = 0; i < TILE; ++i)
        rows[i] = ((const lanes *)tile)[i];
    turn_tile(rows);
#pragma clang loop unroll(full)
    for (i64 i = 0; i < TILE; ++i)
        ((lanes *)tile)[i] = rows[i];
}

/* As `pack_tile`, three tiles: of high parts, of middle ones and of low ones, `apart` bytes apart. */
static ALWAYS_INLINE void pack_split_tile(numbers from, i64 rows, i64 depth, u8 *to, i64 apart,
                                          i64 is_right)
{
    i64 lies_along = from.step == 1; /* the depth */
    float side[TILE][TILE_DEPTH];
    if (from.step != 1 && from.row != 1) {
        for (i64 i = 0; i < TILE; ++i)
            for (i64 k = 0; k < TILE_DEPTH; ++k)
                side[i][k] = i < rows && k < depth ? from.at[i * from.row + k * from.step] : 0;
        from = (numbers){side[0], TILE_DEPTH, 1};
        rows = TILE, depth = TILE_DEPTH, lies_along = 1;
    }
    for (i64 i = 0; i < TILE; ++i) {
        split_lanes one, other;
        lanes *there = (lanes *)(to + i * TILE_ROW);
        if (lies_along) {
            const float *here = from.at + i * from.row;
            const i64 count = i < rows ? depth : 0;
            one = split((lanes)some_numbers(here, count));
            other = split((lanes)some_numbers(here + LANES, count - LANES));
            *there = parts_behind(one.high, other.high);
            *(lanes *)((u8 *)there + apart) = parts_behind(one.middle, other.middle);
            *(lanes *)((u8 *)there + 2 * apart) = parts_behind(one.low, other.low);
        } else {
            const float *here = from.at + 2 * i * from.step;
            one = split((lanes)some_numbers(here, 2 * i < depth ? rows : 0));
            other = split((lanes)some_numbers(here + from.step, 2 * i + 1 < depth ? rows : 0));
            *there = parts_by_turns(one.high, other.high);
            *(lanes *)((u8 *)there + apart) = parts_by_turns(one.middle, other.middle);
            *(lanes *)((u8 *)there + 2 * apart) = parts_by_turns(one.low, other.low);
        }
    }
    if (lies_along == is_right)
        for (i64 part = 0; part < PARTS; ++part)
            turn_packed(to + part * apart);
}

#endif
