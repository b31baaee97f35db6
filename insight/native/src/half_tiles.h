/* The registers that x86 has for tiles of bfloat16 (AMX), eight of them.
 *
 * A tile has 16 rows of 64 bytes: of operands as `half_packed.h` has them, of sums 16 rows of 16
 * float32. What the registers compute: of each row and column the even and the odd numbers of a
 * tile are summed apart in float32, then both are added to the sum so far; numbers below the
 * smallest normal one count as 0. So the bits of a sum depend on its row and its column alone. */
#ifndef INSIGHT_HALF_TILES_H
#define INSIGHT_HALF_TILES_H

#include "half_packed.h"

/* Shapes of the eight registers: palette 1. */
typedef struct {
    u8 palette, start, unused[14];
    unsigned short row_bytes[16];
    u8 rows[16];
} tile_shapes;

/* All of 16 rows of 64 bytes; but for the last of each two behind the fourth, which have a depth of
 * `pairs` pairs: left 5, right 7. */
static ALWAYS_INLINE void begin_tiles(i64 pairs)
{
    tile_shapes shapes;
    u8 *bytes = (u8 *)&shapes;
    for (i64 k = 0; k < (i64)sizeof shapes; ++k)
        bytes[k] = 0;
    shapes.palette = 1;
    for (i64 k = 0; k < 8; ++k) {
        shapes.rows[k] = TILE;
        shapes.row_bytes[k] = TILE_ROW;
    }
    shapes.row_bytes[5] = (unsigned short)(4 * pairs);
    shapes.rows[7] = (u8)pairs;
    _tile_loadconfig(&shapes);
}

static ALWAYS_INLINE void end_tiles(void)
{
    _tile_release();
}

#endif
