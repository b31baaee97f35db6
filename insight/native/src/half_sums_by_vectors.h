/* Sums of products of bfloat16 by vectors (AVX512_BF16), for processors without tiles.
 *
 * Operands are packed as `half_packed.h` has them. An instruction adds to each number of a vector
 * two products: of a pair of the depth of a row, which all columns meet, and of such a pair of each
 * column. So of each row and column pairs are added in the order of the depth; numbers below the
 * smallest normal one count as 0. The bits of a sum depend on its row and its column alone.
 *
 * The same as `half_sums_by_tiles.h`. */
#ifndef INSIGHT_HALF_SUMS_H
#define INSIGHT_HALF_SUMS_H

#include "half_ways.h"

#define begin_tiles(pairs) ((void)(pairs))
#define end_tiles() ((void)0)

enum { GROUP = 8 }; /* rows whose sums stay in registers, of up to three vectors */

typedef __m512 sums_of_group[GROUP][3];

static ALWAYS_INLINE void begin_group(sums_of_group sums)
{
#pragma clang loop unroll(full)
    for (i64 i = 0; i < GROUP; ++i)
#pragma clang loop unroll(full)
        for (i64 v = 0; v < 3; ++v)
            sums[i][v] = _mm512_setzero_ps();
}

static ALWAYS_INLINE void go_on_with_group(sums_of_group sums, const float *from, i64 row, i64 apart,
                                           const i64 vectors)
{
#pragma clang loop unroll(full)
    for (i64 i = 0; i < GROUP; ++i)
#pragma clang loop unroll(full)
        for (i64 v = 0; v < vectors; ++v)
            sums[i][v] = _mm512_load_ps(from + i * row + v * apart);
}

/* Adds some pairs of the depth, of a tile of rows and of vectors that lie `apart`. */
static ALWAYS_INLINE void add_pairs(sums_of_group sums, const u8 *a, const u8 *b, i64 apart,
                                    i64 pairs, const i64 vectors)
{
#pragma clang loop unroll_count(4)
    for (i64 k = 0; k < pairs; ++k) {
        __m512bh right[3];
#pragma clang loop unroll(full)
        for (i64 v = 0; v < vectors; ++v)
            right[v] = (__m512bh)_mm512_load_si512(b + v * apart + k * TILE_ROW);
#pragma clang loop unroll(full)
        for (i64 i = 0; i < GROUP; ++i) {
            const __m512bh left = (__m512bh)_mm512_set1_epi32(*(const int *)(a + i * TILE_ROW + 4 * k));
#pragma clang loop unroll(full)
            for (i64 v = 0; v < vectors; ++v)
                sums[i][v] = _mm512_dpbf16_ps(sums[i][v], left, right[v]);
        }
    }
}

static ALWAYS_INLINE void end_group(sums_of_group sums, float *to, i64 row, i64 apart,
                                    const i64 vectors)
{
#pragma clang loop unroll(full)
    for (i64 i = 0; i < GROUP; ++i)
#pragma clang loop unroll(full)
        for (i64 v = 0; v < vectors; ++v)
            _mm512_store_ps(to + i * row + v * apart, sums[i][v]);
}

/* Through all of the depth. */
#define THROUGH(name, vectors)                                                                     \
    ALONE void name(const u8 *a, const u8 *b, i64 far, float *to)                                  \
    {                                                                                              \
        sums_of_group sums;                                                                        \
        begin_group(sums);                                                                         \
        for (i64 k = 0; k < far; k += TILE_BYTES)                                                  \
            add_pairs(sums, a + k, b + k, far, TILE, vectors);                                     \
        end_group(sums, to, SIDE, TILE, vectors);                                                  \
    }
THROUGH(one_through, 1)
THROUGH(two_through, 2)

/* Sums of up to two by two tiles: of so many rows from `a` on, and columns from `b` on. */
static void sums_of(const u8 *a, const u8 *b, i64 far, i64 rows, i64 columns, float *to)
{
    for (i64 i = 0; i < rows; i += GROUP) {
        const u8 *here = a + i / TILE * far + i % TILE * TILE_ROW;
        if (columns > TILE)
            two_through(here, b, far, to + i * SIDE);
        else
            one_through(here, b, far, to + i * SIDE);
    }
}

/* Of some positions side by side, for a group of filters. */
#define POSITIONS(name, vectors)                                                                   \
    ALONE void name(const seen *way, const u8 *a, const u8 *b, float *to)                          \
    {                                                                                              \
        sums_of_group sums;                                                                        \
        begin_group(sums);                                                                         \
        i64 at = way->first;                                                                       \
        for (i64 y = 0; y < way->rows; ++y, at = next_row(way, at)) {                              \
            const u8 *here = b + at;                                                               \
            for (i64 k = 0; k < way->whole; ++k, a += TILE_BYTES, here += TILE_BYTES)              \
                add_pairs(sums, a, here, way->apart, TILE, vectors);                               \
            if (way->rest) {                                                                       \
                add_pairs(sums, a, here, way->apart, way->rest, vectors);                          \
                a += TILE_BYTES;                                                                   \
            }                                                                                      \
        }                                                                                          \
        end_group(sums, to, TILE, TILE * TILE, vectors);                                           \
    }
POSITIONS(one_position, 1)
POSITIONS(two_positions, 2)

/* Sums of one position or of `AT_ONCE` side by side, for so many filters of a tile. */
static void positions_of(const seen *way, const u8 *a, const u8 *b, i64 count, i64 filters, float *to)
{
    for (i64 f = 0; f < filters; f += GROUP) {
        const u8 *here = a + f * TILE_ROW;
        for (i64 k = 0; k + 2 <= count; k += 2)
            two_positions(way, here, b + k * way->apart, to + (k * TILE + f) * TILE);
        if (count == 1)
            one_position(way, here, b, to + f * TILE);
    }
}

#define TAPS(name, vectors)                                                                        \
    ALONE void name(const passed *way, const u8 *a, const u8 *b, float *to)                        \
    {                                                                                              \
        sums_of_group sums;                                                                        \
        begin_group(sums);                                                                         \
        if (way->is_more)                                                                          \
            go_on_with_group(sums, to, TILE, TILE * TILE, vectors);                                \
        for (i64 x = 0; x < way->columns; ++x, b += way->column) {                                 \
            const u8 *here = b;                                                                    \
            for (i64 n = 0; n < way->blocks; ++n, a += way->left, here += way->right)              \
                add_pairs(sums, a, here, way->apart, TILE, vectors);                               \
        }                                                                                          \
        end_group(sums, to, TILE, TILE * TILE, vectors);                                           \
    }
TAPS(one_tap, 1)
TAPS(two_taps, 2)
TAPS(three_taps, 3)

/* Sums of up to three taps of the window beside each other, for so many filters of a tile. */
static void taps_of(const passed *way, const u8 *a, const u8 *b, i64 count, i64 filters, float *to)
{
    for (i64 f = 0; f < filters; f += GROUP) {
        if (count == 3)
            three_taps(way, a + f * TILE_ROW, b, to + f * TILE);
        else if (count == 2)
            two_taps(way, a + f * TILE_ROW, b, to + f * TILE);
        else
            one_tap(way, a + f * TILE_ROW, b, to + f * TILE);
    }
}

#endif
