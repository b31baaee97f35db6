/* Less than a vector: by pieces that the machine has moves for. */
#ifndef INSIGHT_PIECES_H
#define INSIGHT_PIECES_H

#include "lanes.h"
#include "words.h"

/* `count` numbers, fewer than a vector has. */
static ALWAYS_INLINE void copy_some(const float *from, float *to, i64 count)
{
#define PIECE(n)                                                                                   \
    if (count & (n)) {                                                                             \
        __builtin_memcpy(to, from, (n) * sizeof *to);                                              \
        to += (n);                                                                                 \
        from += (n);                                                                               \
    }
    PIECE(8)
    PIECE(4)
    PIECE(2)
    PIECE(1)
#undef PIECE
}

/* The same as a vector, with zeros behind them. */
static ALWAYS_INLINE lanes some_of(const float *from, i64 count)
{
    lanes found = {0};
    copy_some(from, (float *)&found, count);
    return found;
}

static ALWAYS_INLINE void put_some(lanes values, float *to, i64 count)
{
    copy_some((const float *)&values, to, count);
}

#endif
