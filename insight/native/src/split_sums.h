/* Sums of products of split numbers, of up to two by two tiles. */
#ifndef INSIGHT_SPLIT_SUMS_H
#define INSIGHT_SPLIT_SUMS_H

#include "split_beside.h"

/* Sums of up to two by two tiles, added to those that are there if it is to be `more`. Products of
 * parts come in the order of a and b also where b goes through. */
#define BY_TILES(zero, one, two, three)                                                            \
    zero;                                                                                          \
    if (columns == 2)                                                                              \
        one;                                                                                       \
    if (rows == 2)                                                                                 \
        two;                                                                                       \
    if (rows == 2 && columns == 2)                                                                 \
        three;
#define GOES(part)                                                                                 \
    _tile_loadd(4, a + (part) * TILE_BYTES, TILE_ROW);                                             \
    if (rows == 2)                                                                                 \
        _tile_loadd(5, a + a_far + (part) * TILE_BYTES, TILE_ROW);
#define STAYS(part)                                                                                \
    _tile_loadd(6, b + (part) * TILE_BYTES, TILE_ROW);                                             \
    if (columns == 2)                                                                              \
        _tile_loadd(7, b + b_far + (part) * TILE_BYTES, TILE_ROW);
#define MULTIPLY                                                                                   \
    BY_TILES(_tile_dpbf16ps(0, 4, 6), _tile_dpbf16ps(1, 4, 7), _tile_dpbf16ps(2, 5, 6),            \
             _tile_dpbf16ps(3, 5, 7))
#define PARTS_OF(A, B)                                                                             \
    A(2) B(0) MULTIPLY A(1) MULTIPLY B(1) MULTIPLY A(0) MULTIPLY B(0) MULTIPLY B(2) MULTIPLY
#define SUMS(name, rows_, columns_, A, B)                                                          \
    ALONE void name(split_part *part, const u8 *a, i64 a_far, const u8 *b, i64 b_far, i64 steps,   \
                    float *to, i64 to_row, i64 more)                                               \
    {                                                                                              \
        const i64 rows = rows_, columns = columns_, row = to_row * (i64)sizeof *to;                \
        const i64 finished = parts_of(SIDE, steps);                                                \
        float *below = to + TILE * to_row;                                                         \
        if (more) {                                                                                \
            BY_TILES(_tile_loadd(0, to, row), _tile_loadd(1, to + TILE, row),                      \
                     _tile_loadd(2, below, row), _tile_loadd(3, below + TILE, row))                \
        } else {                                                                                   \
            BY_TILES(_tile_zero(0), _tile_zero(1), _tile_zero(2), _tile_zero(3))                   \
        }                                                                                          \
        for (i64 s = 0; s < steps; ++s, a += SPLIT_BYTES, b += SPLIT_BYTES) {                      \
            PARTS_OF(A, B)                                                                         \
            beside(part, finished, 1);                                                             \
        }                                                                                          \
        BY_TILES(_tile_stored(0, to, row), _tile_stored(1, to + TILE, row),                        \
                 _tile_stored(2, below, row), _tile_stored(3, below + TILE, row))                  \
    }
SUMS(sums_11, 1, 1, GOES, STAYS)
SUMS(sums_12, 1, 2, GOES, STAYS)
SUMS(sums_21, 2, 1, GOES, STAYS)
SUMS(sums_22, 2, 2, GOES, STAYS)
SUMS(turned_11, 1, 1, STAYS, GOES)
SUMS(turned_12, 1, 2, STAYS, GOES)
SUMS(turned_21, 2, 1, STAYS, GOES)
SUMS(turned_22, 2, 2, STAYS, GOES)

static void sums_of(split_part *part, i64 rows, i64 columns, const u8 *a, i64 a_far, const u8 *b,
                    i64 b_far, i64 steps, float *to, i64 to_row, i64 more)
{
#define BY_SIZE(one, two, three, four)                                                             \
    (rows > TILE ? columns > TILE ? four : three : columns > TILE ? two : one)(                    \
        part, a, a_far, b, b_far, steps, to, to_row, more)
    if (part->all->is_turned)
        BY_SIZE(turned_11, turned_12, turned_21, turned_22);
    else
        BY_SIZE(sums_11, sums_12, sums_21, sums_22);
#undef BY_SIZE
}

#endif
