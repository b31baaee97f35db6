/* What is going to be read: fetched into the second cache while something else is computed, a line
 * with each vector, as more at once would have to be waited for. */
#ifndef INSIGHT_FETCHED_H
#define INSIGHT_FETCHED_H

#include "lanes.h"
#include "words.h"

/* Pieces of memory as far apart as each other. */
typedef struct {
    const float *at;
    i64 apart, numbers, count;
    i64 done; /* of the first one */
} fetched_pieces;

typedef struct {
    fetched_pieces pieces[2];
    i64 each, left; /* numbers that are due for each call; and those that are due */
} fetched_ahead;

/* What a call fetches that goes through `numbers`: so many from there on, or none, where nothing is
 * due or left. */
static const float *due_ahead(fetched_ahead *ahead, i64 numbers)
{
    ahead->left += ahead->each;
    fetched_pieces *pieces = ahead->pieces[0].count ? ahead->pieces : ahead->pieces + 1;
    if (ahead->left < numbers || !pieces->count)
        return 0;
    const float *found = pieces->at + pieces->done;
    ahead->left -= numbers;
    pieces->done += numbers;
    if (pieces->done >= pieces->numbers) {
        pieces->done = 0;
        pieces->at += pieces->apart;
        --pieces->count;
    }
    return found;
}

#endif
