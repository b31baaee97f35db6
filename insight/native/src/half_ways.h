/* The ways that sums of products of bfloat16 go through packed operands. */
#ifndef INSIGHT_HALF_WAYS_H
#define INSIGHT_HALF_WAYS_H

#include "half_packed.h"

enum {
    SIDE = 2 * TILE, /* rows, and numbers of a row, of a block of sums */
    AT_ONCE = 4,     /* positions of a convolution */
};

/* Through what windows see at positions side by side: in each row of a window a run of tiles. Rows
 * lie in a ring of memory, whose first row comes behind the last. */
typedef struct {
    i64 rows;             /* of a window */
    i64 first, row, ring; /* bytes to its first row, from one to the next, and of all in the ring */
    i64 whole, rest;      /* tiles of a run, and pairs of one more */
    i64 apart;            /* bytes from a position to the next */
} seen;

/* Through positions of a row of a gradient, and what a tap of the window sees there. */
typedef struct {
    i64 columns, blocks; /* positions, and tiles of samples of each */
    i64 left, right;     /* bytes from one such tile to the next: of the gradient, of the image */
    i64 column;          /* the same of the image from one position to the next */
    i64 apart;           /* and from a tap to the next one beside it */
    i64 is_more;         /* adds to sums that are there */
} passed;

/* How far the next row of a ring begins. */
static ALWAYS_INLINE i64 next_row(const seen *way, i64 at)
{
    return at + way->row == way->ring ? 0 : at + way->row;
}

#endif
