/* Parts of matrices that are fetched into the second cache while others are computed. */
#ifndef INSIGHT_NEEDED_ROWS_H
#define INSIGHT_NEEDED_ROWS_H

#include "tiles.h"

/* Rows of memory: how many, how long each is, and how far one lies from the next. */
typedef struct {
    const float *at;
    i64 count, length, apart;
} memory_rows;

/* What is fetched, in so many turns. */
typedef struct {
    memory_rows left, right;
    i64 turns, turn;
} fetching;

/* Some lines of a matrix and some steps of each, as they lie in memory. */
static ALWAYS_INLINE memory_rows lying_of(numbers x, i64 lines, i64 steps)
{
    if (x.step == 1)
        return (memory_rows){x.at, lines, steps, x.row};
    return (memory_rows){x.at, steps, x.row == 1 ? lines : 1, x.step};
}

/* Few lines at a time: what computes meanwhile is to find room for its own. */
static ALWAYS_INLINE void fetch_rows(const memory_rows *rows, i64 turn, i64 turns)
{
    const i64 end = rows->count * (turn + 1) / turns;
    for (i64 row = rows->count * turn / turns; row < end; ++row)
        for (i64 k = 0; k < rows->length; k += LANES)
            __builtin_prefetch(rows->at + row * rows->apart + k, 0, 2);
}

/* One turn. */
static ALWAYS_INLINE void fetch_some(fetching *what)
{
    fetch_rows(&what->left, what->turn, what->turns);
    fetch_rows(&what->right, what->turn, what->turns);
    ++what->turn;
}

#endif
