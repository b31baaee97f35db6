/* A tile of a product of matrices: its sums stay in registers while it goes through the depth.
 *
 * Of the left matrix some rows are read number by number, of the right one rows of some vectors.
 * Each sum adds its terms in their order, one rounding for a product and its sum where the machine
 * can: the bits of a number of the result depend on nothing but its row and its column. */
#ifndef INSIGHT_TILES_H
#define INSIGHT_TILES_H

#include "lanes.h"
#include "words.h"

enum { MOST_VECTORS = 4, MOST_TILE_ROWS = 12, STEPS_AHEAD = 8 };

/* a[i, k] is at i * row + k * step. */
typedef struct {
    const float *at;
    i64 row, step;
} numbers;

#define ROWS_ABOVE(rows) for (i64 i = 0; i < (rows); ++i)
#define VECTORS_OF(vectors) for (i64 v = 0; v < (vectors); ++v)

/* sums[i][v] over k of a[i, k] * b[k, v]; added to what is in `out` where it is to be `more`. What
 * the next steps need is fetched meanwhile, and what the sums go to. */
static ALWAYS_INLINE void tile(numbers a, const float *b, i64 b_step, i64 depth, const i64 rows,
                               const i64 vectors, float *out, i64 out_row, i64 more)
{
    lanes sums[MOST_TILE_ROWS][MOST_VECTORS];
#pragma clang loop unroll(full)
    ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
    VECTORS_OF(vectors)
        sums[i][v] = more ? *(const lanes *)(out + i * out_row + v * LANES) : (lanes){0};
#pragma clang loop unroll(full)
    ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
    VECTORS_OF(vectors)
        __builtin_prefetch(out + i * out_row + v * LANES, 1, 3);
#pragma clang loop unroll(disable)
    for (i64 k = 0; k < depth; ++k) {
        lanes right[MOST_VECTORS];
#pragma clang loop unroll(full)
        VECTORS_OF(vectors)
        {
            right[v] = *(const lanes *)(b + k * b_step + v * LANES);
            __builtin_prefetch(b + (k + STEPS_AHEAD) * b_step + v * LANES, 0, 3);
        }
#pragma clang loop unroll(full)
        ROWS_ABOVE(rows)
        {
            const float left = a.at[i * a.row + k * a.step];
#pragma clang loop unroll(full)
            VECTORS_OF(vectors)
                sums[i][v] += left * right[v];
        }
    }
#pragma clang loop unroll(full)
    ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
    VECTORS_OF(vectors)
        *(lanes *)(out + i * out_row + v * LANES) = sums[i][v];
}

#endif
