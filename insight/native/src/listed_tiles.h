/* A tile of a convolution at one position: the sums of some channels times some samples stay in
 * registers while it goes through what a list says meets there, channel by channel that is read. */
#ifndef INSIGHT_LISTED_TILES_H
#define INSIGHT_LISTED_TILES_H

#include "convolution_words.h"
#include "tiles.h"

/* What is met at a position. */
typedef struct {
    const float *from;
    i64 inputs, plane; /* channels that are read, and how far one lies from the next */
    i64 taps, count;   /* of a window, and those of them that meet something */
    const i64 *list;   /* of each how far what it meets lies, and which tap it is */
    const float *ahead; /* what is fetched meanwhile, of each channel, */
    i64 ahead_plane;    /* and how far apart that lies */
} met_taps;

/* What follows the sums of a tile. */
typedef struct {
    const float *bias; /* of each of its channels what is added; or 0 */
    i64 is_rectified;  /* what is then below 0 becomes 0 */
} sums_follow;

/* Where the sums go is fetched meanwhile. */
static ALWAYS_INLINE void listed_tile(const met_taps *met, const float *weights,
                                      const sums_follow *then, const i64 rows, const i64 vectors,
                                      float *out, i64 out_row)
{
    const float *from = met->from, *ahead = met->ahead;
    const i64 count = met->count, plane = met->plane, *const list = met->list;
    lanes sums[MOST_TILE_ROWS][MOST_VECTORS];
#pragma clang loop unroll(full)
    ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
    VECTORS_OF(vectors)
        sums[i][v] = (lanes){0};
#pragma clang loop unroll(full)
    ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
    VECTORS_OF(vectors)
        __builtin_prefetch(out + i * out_row + v * LANES, 1, 3);
#pragma clang loop unroll(disable)
    for (i64 input = met->inputs; input > 0; --input) {
#pragma clang loop unroll(full)
        VECTORS_OF(vectors)
            __builtin_prefetch(ahead + v * LANES, 0, 3);
        ahead += met->ahead_plane;
#pragma clang loop unroll(disable)
        for (i64 k = 0; k < count; ++k) {
            const float *here = from + list[2 * k], *left = weights + list[2 * k + 1] * rows;
            lanes right[MOST_VECTORS];
#pragma clang loop unroll(full)
            VECTORS_OF(vectors)
                right[v] = *(const lanes *)(here + v * LANES);
#pragma clang loop unroll(full)
            ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
            VECTORS_OF(vectors)
                sums[i][v] += left[i] * right[v];
        }
        from += plane;
        weights += met->taps * rows;
    }
    if (then->bias)
#pragma clang loop unroll(full)
        ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
        VECTORS_OF(vectors)
            sums[i][v] += then->bias[i];
    if (then->is_rectified) /* what is no number stays */
#pragma clang loop unroll(full)
        ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
        VECTORS_OF(vectors)
        {
            const lanes sum = sums[i][v];
            sums[i][v] = (lanes)(((sum > 0) | (sum != sum)) & (whole_lanes)sum);
        }
#pragma clang loop unroll(full)
    ROWS_ABOVE(rows)
#pragma clang loop unroll(full)
    VECTORS_OF(vectors)
        *(lanes *)(out + i * out_row + v * LANES) = sums[i][v];
}

#define LISTED_CASE(rows, vectors)                                                                 \
    case rows:                                                                                     \
        listed_tile(met, weights, then, rows, vectors, out, out_row);                              \
        break;
#define LISTED_TILES(name, vectors, CASES)                                                         \
    ALONE void name(const met_taps *met, const float *weights, const sums_follow *then, i64 rows,  \
                    float *out, i64 out_row)                                                       \
    {                                                                                              \
        switch (rows) {                                                                            \
            CASES                                                                                  \
        }                                                                                          \
    }
#define SIX(v)                                                                                     \
    LISTED_CASE(1, v)                                                                              \
    LISTED_CASE(2, v) LISTED_CASE(3, v) LISTED_CASE(4, v) LISTED_CASE(5, v) LISTED_CASE(6, v)
#define EIGHT(v) SIX(v) LISTED_CASE(7, v) LISTED_CASE(8, v)
#define TWELVE(v)                                                                                  \
    EIGHT(v) LISTED_CASE(9, v) LISTED_CASE(10, v) LISTED_CASE(11, v) LISTED_CASE(12, v)
LISTED_TILES(listed_of_4, 4, SIX(4))
LISTED_TILES(listed_of_3, 3, EIGHT(3))
LISTED_TILES(listed_of_2, 2, TWELVE(2))
LISTED_TILES(listed_of_1, 1, TWELVE(1))

static ALWAYS_INLINE void listed_of(const met_taps *met, const float *weights,
                                    const sums_follow *then, i64 rows, i64 vectors, float *out,
                                    i64 out_row)
{
    if (vectors == 4)
        listed_of_4(met, weights, then, rows, out, out_row);
    else if (vectors == 3)
        listed_of_3(met, weights, then, rows, out, out_row);
    else if (vectors == 2)
        listed_of_2(met, weights, then, rows, out, out_row);
    else
        listed_of_1(met, weights, then, rows, out, out_row);
}

#endif
