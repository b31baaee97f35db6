/* Tiles of bfloat16 in plain C, for processors that have none: what the manual says of their
 * instructions, to be included before all else. A shape that an instruction would refuse ends the
 * program, and a tile that nobody has set holds no numbers, so that nobody counts on it. */
#ifndef INSIGHT_EMULATED_TILES_H
#define INSIGHT_EMULATED_TILES_H

#define _AMXTILEINTRIN_H_INCLUDED /* of GCC: its own are not here */
#define _AMXBF16INTRIN_H_INCLUDED
#define __AMXINTRIN_H /* of clang */

#include <immintrin.h>
#include <stdlib.h>
#include <string.h>

/* What touches tiles alone, which nobody needs to be watched in: a tenth of the time. */
#define QUICK __attribute__((optimize("O3"), no_sanitize("address", "undefined")))

enum { EMULATED_ROWS = 16, EMULATED_BYTES = 64, EMULATED_TILES = 8 };

typedef unsigned char emulated_tile[EMULATED_ROWS][EMULATED_BYTES];

static emulated_tile emulated[EMULATED_TILES];
static int emulated_row_bytes[EMULATED_TILES], emulated_rows[EMULATED_TILES]; /* 0: not told */

static void emulated_must(int holds)
{
    if (!holds)
        abort();
}

static void emulated_release(void)
{
    memset(emulated, 0xff, sizeof emulated);
    memset(emulated_rows, 0, sizeof emulated_rows);
}

static void emulated_loadconfig(const void *from)
{
    const unsigned char *told = from;
    emulated_release();
    emulated_must(told[0] == 1); /* the palette */
    for (int t = 0; t < EMULATED_TILES; ++t) {
        emulated_row_bytes[t] = told[16 + 2 * t] | told[17 + 2 * t] << 8;
        emulated_rows[t] = told[48 + t];
        emulated_must(emulated_row_bytes[t] <= EMULATED_BYTES && emulated_rows[t] <= EMULATED_ROWS);
    }
}

static void emulated_zero(int t)
{
    emulated_must(emulated_rows[t]);
    memset(emulated[t], 0, sizeof emulated[t]);
}

static void emulated_load(int t, const void *from, long apart)
{
    emulated_zero(t);
    for (int i = 0; i < emulated_rows[t]; ++i)
        memcpy(emulated[t][i], (const char *)from + i * apart, (size_t)emulated_row_bytes[t]);
}

static void emulated_store(int t, void *to, long apart)
{
    emulated_must(emulated_rows[t]);
    for (int i = 0; i < emulated_rows[t]; ++i)
        memcpy((char *)to + i * apart, emulated[t][i], (size_t)emulated_row_bytes[t]);
}

/* The lower or the upper bfloat16 of each pair in a row. */
QUICK static void emulated_halves(const unsigned char *row, int is_upper, float *to)
{
    unsigned pairs[EMULATED_ROWS];
    memcpy(pairs, row, sizeof pairs);
    for (int k = 0; k < EMULATED_ROWS; ++k)
        pairs[k] = is_upper ? pairs[k] & 0xffff0000u : pairs[k] << 16;
    memcpy(to, pairs, sizeof pairs);
}

/* Sums of a row: of the even terms and of the odd ones apart. */
QUICK static void emulated_row(const unsigned char *left, int right, int pairs, float *sums)
{
    float even[EMULATED_ROWS] = {0}, odd[EMULATED_ROWS] = {0};
    float below[EMULATED_ROWS], above[EMULATED_ROWS];
    float other_below[EMULATED_ROWS], other_above[EMULATED_ROWS];
    emulated_halves(left, 0, below);
    emulated_halves(left, 1, above);
    for (int k = 0; k < pairs; ++k) {
        emulated_halves(emulated[right][k], 0, other_below);
        emulated_halves(emulated[right][k], 1, other_above);
        for (int j = 0; j < EMULATED_ROWS; ++j) {
            even[j] = __builtin_fmaf(below[k], other_below[j], even[j]);
            odd[j] = __builtin_fmaf(above[k], other_above[j], odd[j]);
        }
    }
    for (int j = 0; j < EMULATED_ROWS; ++j)
        sums[j] += even[j] + odd[j];
}

/* sums += left right. */
static void emulated_multiply(int sums, int left, int right)
{
    const int rows = emulated_rows[sums], pairs = emulated_rows[right];
    const unsigned before = _mm_getcsr();
    emulated_must(rows && pairs && rows == emulated_rows[left]);
    emulated_must(emulated_row_bytes[left] == 4 * pairs);
    emulated_must(emulated_row_bytes[sums] == emulated_row_bytes[right]);
    _mm_setcsr(before | 0x8040); /* numbers below the smallest normal one count as 0 */
    for (int i = 0; i < rows; ++i) {
        float row[EMULATED_ROWS];
        memcpy(row, emulated[sums][i], sizeof row);
        emulated_row(emulated[left][i], right, pairs, row);
        memcpy(emulated[sums][i], row, (size_t)emulated_row_bytes[sums]);
    }
    _mm_setcsr(before);
}

/* A program asks Linux whether it may have tiles, and for nothing else. */
static long emulated_syscall(long number, ...)
{
    (void)number;
    return 0;
}

#define syscall emulated_syscall
#define _tile_loadconfig emulated_loadconfig
#define _tile_release emulated_release
#define _tile_zero emulated_zero
#define _tile_loadd emulated_load
#define _tile_stored emulated_store
#define _tile_dpbf16ps emulated_multiply

#endif
