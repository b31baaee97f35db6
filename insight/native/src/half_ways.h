/* The ways that sums of products of bfloat16 go through packed operands. */
#ifndef INSIGHT_HALF_WAYS_H
#define INSIGHT_HALF_WAYS_H

#include "half_packed.h"

enum {
    SIDE = 2 * TILE, /* rows, and numbers of a row, of a block of sums */
    AT_ONCE = 4,     /* positions of a convolution */
};

/* Through what windows see at positions side by side: in each row of a window a run of tiles. */
typedef struct {
    i64 rows, row;   /* of a window, and how many bytes one lies behind the other */
    i64 whole, rest; /* tiles of a run, and pairs of one more */
    i64 apart;       /* bytes from a position to the next */
} seen;

/* Through positions of a gradient, and what a tap of the window sees there. */
typedef struct {
    i64 rows, columns, blocks; /* of positions, and tiles of samples of each */
    i64 left, right;           /* bytes from one such tile to the next: of the gradient, the image */
    i64 row, column;           /* the same of the image from one position to the next */
    i64 apart;                 /* and from a tap to the next one beside it */
} passed;

#endif
