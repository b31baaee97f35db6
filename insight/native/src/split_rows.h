/* What a convolution by tiles of parts does beside its tiles, bit by bit, as those leave most of a
 * processor free: rows of the image are packed that are seen next, and the last sums are put where
 * they belong. */
#ifndef INSIGHT_SPLIT_ROWS_H
#define INSIGHT_SPLIT_ROWS_H

#include "split_words.h"

enum {
    AT_ONCE = 4,             /* tiles of sums, each of 16 samples at one position */
    ROUNDS = AT_ONCE * TILE, /* vectors of those */
    KEPT = 1 << 19,          /* numbers that a cache keeps until somebody reads them */
};

/* Sums of four columns of 16 samples, and where those of the first filter belong. */
typedef struct {
    const float *sums;
    float *to[AT_ONCE];
    i64 samples[AT_ONCE]; /* 0 where a column is there twice */
    i64 filters, done;
} to_put;

typedef struct {
    const split_convolution *p;
    i64 first, blocks;  /* of 16 samples */
    u8 *ring;           /* packed rows, one after the other */
    i64 ring_rows, row, end; /* the row that is packed now, and behind the last one */
    i64 pair, x;        /* and what of it comes next */
    i64 is_straight;    /* whether sums go to memory without a cache, which would not keep them */
    to_put put;
    lanes rest; /* of all sums, times 0 */
} beside;

static ALWAYS_INLINE i64 pairs_of(const split_convolution *p)
{
    return parts_of(p->channels, 2);
}

/* Bytes of a packed row of 16 samples. Behind it lie zeros, which a last tile reads. */
static ALWAYS_INLINE i64 of_block(const split_convolution *p)
{
    return packed_width(p) * pairs_of(p) * PARTS * TILE_ROW + TILE_BYTES;
}

/* Two channels at one column of a row for all samples: pairs of one column lie behind each other,
 * and columns do, for each part; but eight pairs of the middle, high and low parts behind each
 * other, so that each two parts make a tile. */
ALONE void pack_pair(beside *b)
{
    const split_convolution *p = b->p;
    const i64 pairs = pairs_of(p), width = packed_width(p), far = of_block(p);
    const i64 is_eight = pairs == EIGHT, of_channel = p->height * p->width * p->samples;
    const i64 apart = (is_eight ? EIGHT : width * pairs) * TILE_ROW;
    const i64 step = (is_eight ? PARTS * EIGHT : pairs) * TILE_ROW;
    const i64 high = is_eight ? apart : 0, middle = apart - high;
    const i64 row = behind_border(b->row, p->pad_y, p->height);
    const i64 column = behind_border(b->x, p->pad_x, p->width);
    const i64 is_inside = row >= 0 && column >= 0, has_other = 2 * b->pair + 1 < p->channels;
    const float *from = p->image + 2 * b->pair * of_channel +
                        (row * p->width + column) * p->samples + b->first * TILE;
    u8 *to = b->ring + b->row % b->ring_rows * b->blocks * far + b->x * step + b->pair * TILE_ROW;
    for (i64 n = 0; n < b->blocks; ++n, to += far, from += TILE) {
        const i64 count = is_inside ? p->samples - (b->first + n) * TILE : 0;
        const split_lanes one = split((lanes)some_numbers(from, count));
        const split_lanes other =
            split((lanes)some_numbers(from + of_channel, has_other ? count : 0));
        *(lanes *)(to + high) = parts_by_turns(one.high, other.high);
        *(lanes *)(to + middle) = parts_by_turns(one.middle, other.middle);
        *(lanes *)(to + 2 * apart) = parts_by_turns(one.low, other.low);
    }
    if (++b->x == width) {
        b->x = 0;
        if (++b->pair == pairs) {
            b->pair = 0;
            ++b->row;
        }
    }
}

/* As many vectors of sums as are due; what no cache would keep goes straight to memory. */
ALONE void put_sums(beside *b, i64 count)
{
    const split_convolution *p = b->p;
    const i64 of_filter = p->out_height * p->out_width * p->samples;
    to_put *put = &b->put;
    lanes rest = b->rest;
    for (const i64 end = smaller(ROUNDS, put->done + count); put->done < end; ++put->done) {
        const i64 column = put->done / TILE, f = put->done % TILE;
        const lanes sum = *(const lanes *)(put->sums + put->done * TILE);
        if (f >= put->filters || !put->samples[column])
            continue;
        float *there = put->to[column] + f * of_filter;
        rest += sum * 0;
        if (b->is_straight)
            _mm512_stream_ps(there, (__m512)sum);
        else
            _mm512_mask_storeu_ps(there, first_lanes(put->samples[column]), (__m512)sum);
    }
    b->rest = rest;
}

#endif
