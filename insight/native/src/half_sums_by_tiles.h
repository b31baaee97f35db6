/* Sums of products of bfloat16 by tiles: see `half_tiles.h`. The same as `half_sums_by_vectors.h`. */
#ifndef INSIGHT_HALF_SUMS_H
#define INSIGHT_HALF_SUMS_H

#include "half_tiles.h"
#include "half_ways.h"

#define SUMS(rows, columns)                                                                        \
    static ALWAYS_INLINE void sums_##rows##columns(const u8 *a, const u8 *b, i64 far, float *to)   \
    {                                                                                              \
        _tile_zero(0);                                                                             \
        if (columns == 2)                                                                          \
            _tile_zero(1);                                                                         \
        if (rows == 2)                                                                             \
            _tile_zero(2);                                                                         \
        if (rows == 2 && columns == 2)                                                             \
            _tile_zero(3);                                                                         \
        for (i64 k = 0; k < far; k += TILE_BYTES) {                                                \
            _tile_loadd(6, b + k, TILE_ROW);                                                       \
            _tile_loadd(4, a + k, TILE_ROW);                                                       \
            _tile_dpbf16ps(0, 4, 6);                                                               \
            if (columns == 2) {                                                                    \
                _tile_loadd(7, b + far + k, TILE_ROW);                                             \
                _tile_dpbf16ps(1, 4, 7);                                                           \
            }                                                                                      \
            if (rows == 2) {                                                                       \
                _tile_loadd(5, a + far + k, TILE_ROW);                                             \
                _tile_dpbf16ps(2, 5, 6);                                                           \
                if (columns == 2)                                                                  \
                    _tile_dpbf16ps(3, 5, 7);                                                       \
            }                                                                                      \
        }                                                                                          \
        _tile_stored(0, to, 4 * SIDE);                                                             \
        if (columns == 2)                                                                          \
            _tile_stored(1, to + TILE, 4 * SIDE);                                                  \
        if (rows == 2)                                                                             \
            _tile_stored(2, to + TILE * SIDE, 4 * SIDE);                                           \
        if (rows == 2 && columns == 2)                                                             \
            _tile_stored(3, to + TILE * SIDE + TILE, 4 * SIDE);                                    \
    }
SUMS(1, 1)
SUMS(1, 2)
SUMS(2, 1)
SUMS(2, 2)

/* Sums of up to two by two tiles: of so many rows from `a` on, and columns from `b` on. */
static ALWAYS_INLINE void sums_of(const u8 *a, const u8 *b, i64 far, i64 rows, i64 columns, float *to)
{
    if (rows > TILE && columns > TILE)
        sums_22(a, b, far, to);
    else if (rows > TILE)
        sums_21(a, b, far, to);
    else if (columns > TILE)
        sums_12(a, b, far, to);
    else
        sums_11(a, b, far, to);
}

#define POSITIONS(count)                                                                           \
    static ALWAYS_INLINE void positions_##count(const seen *way, const u8 *a, const u8 *b,         \
                                                float *to)                                         \
    {                                                                                              \
        _tile_zero(0);                                                                             \
        if (count > 1) {                                                                           \
            _tile_zero(1);                                                                         \
            _tile_zero(2);                                                                         \
            _tile_zero(3);                                                                         \
        }                                                                                          \
        i64 at = way->first;                                                                       \
        for (i64 y = 0; y < way->rows; ++y, at = next_row(way, at)) {                              \
            const u8 *here = b + at;                                                               \
            for (i64 k = 0; k < way->whole; ++k, a += TILE_BYTES, here += TILE_BYTES) {            \
                _tile_loadd(4, a, TILE_ROW);                                                       \
                _tile_loadd(6, here, TILE_ROW);                                                    \
                _tile_dpbf16ps(0, 4, 6);                                                           \
                if (count > 1) {                                                                   \
                    _tile_loadd(6, here + way->apart, TILE_ROW);                                   \
                    _tile_dpbf16ps(1, 4, 6);                                                       \
                    _tile_loadd(6, here + 2 * way->apart, TILE_ROW);                               \
                    _tile_dpbf16ps(2, 4, 6);                                                       \
                    _tile_loadd(6, here + 3 * way->apart, TILE_ROW);                               \
                    _tile_dpbf16ps(3, 4, 6);                                                       \
                }                                                                                  \
            }                                                                                      \
            if (way->rest) {                                                                       \
                _tile_loadd(5, a, TILE_ROW);                                                       \
                _tile_loadd(7, here, TILE_ROW);                                                    \
                _tile_dpbf16ps(0, 5, 7);                                                           \
                if (count > 1) {                                                                   \
                    _tile_loadd(7, here + way->apart, TILE_ROW);                                   \
                    _tile_dpbf16ps(1, 5, 7);                                                       \
                    _tile_loadd(7, here + 2 * way->apart, TILE_ROW);                               \
                    _tile_dpbf16ps(2, 5, 7);                                                       \
                    _tile_loadd(7, here + 3 * way->apart, TILE_ROW);                               \
                    _tile_dpbf16ps(3, 5, 7);                                                       \
                }                                                                                  \
                a += TILE_BYTES;                                                                   \
            }                                                                                      \
        }                                                                                          \
        _tile_stored(0, to, TILE_ROW);                                                             \
        if (count > 1) {                                                                           \
            _tile_stored(1, to + TILE * TILE, TILE_ROW);                                           \
            _tile_stored(2, to + 2 * TILE * TILE, TILE_ROW);                                       \
            _tile_stored(3, to + 3 * TILE * TILE, TILE_ROW);                                       \
        }                                                                                          \
    }
POSITIONS(1)
POSITIONS(4)

/* Sums of one position or of `AT_ONCE` side by side, for so many filters of a tile. */
static ALWAYS_INLINE void positions_of(const seen *way, const u8 *a, const u8 *b, i64 count,
                                       i64 filters, float *to)
{
    (void)filters;
    if (count == AT_ONCE)
        positions_4(way, a, b, to);
    else
        positions_1(way, a, b, to);
}

static ALWAYS_INLINE void some_taps(const passed *way, const u8 *a, const u8 *b, const i64 count,
                                    float *to)
{
    if (way->is_more) {
        _tile_loadd(0, to, TILE_ROW);
        if (count > 1)
            _tile_loadd(1, to + TILE * TILE, TILE_ROW);
        if (count > 2)
            _tile_loadd(2, to + 2 * TILE * TILE, TILE_ROW);
    } else {
        _tile_zero(0);
        if (count > 1)
            _tile_zero(1);
        if (count > 2)
            _tile_zero(2);
    }
    for (i64 x = 0; x < way->columns; ++x, b += way->column) {
        const u8 *here = b;
        for (i64 n = 0; n < way->blocks; ++n, a += way->left, here += way->right) {
            _tile_loadd(4, a, TILE_ROW);
            _tile_loadd(6, here, TILE_ROW);
            _tile_dpbf16ps(0, 4, 6);
            if (count > 1) {
                _tile_loadd(6, here + way->apart, TILE_ROW);
                _tile_dpbf16ps(1, 4, 6);
            }
            if (count > 2) {
                _tile_loadd(6, here + 2 * way->apart, TILE_ROW);
                _tile_dpbf16ps(2, 4, 6);
            }
        }
    }
    _tile_stored(0, to, TILE_ROW);
    if (count > 1)
        _tile_stored(1, to + TILE * TILE, TILE_ROW);
    if (count > 2)
        _tile_stored(2, to + 2 * TILE * TILE, TILE_ROW);
}

/* Sums of up to three taps of the window beside each other, for so many filters of a tile. */
static ALWAYS_INLINE void taps_of(const passed *way, const u8 *a, const u8 *b, i64 count,
                                  i64 filters, float *to)
{
    (void)filters;
    if (count == 3)
        some_taps(way, a, b, 3, to);
    else if (count == 2)
        some_taps(way, a, b, 2, to);
    else
        some_taps(way, a, b, 1, to);
}

#endif
