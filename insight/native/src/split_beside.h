/* What is done beside products of tiles: sums of before are finished, rows that come are packed.
 *
 * To finish sums is to store them with a bias and a rectifier, or to do a step of an optimizer whose
 * gradient they are. Those that came out as no number or as infinity are computed again in float32
 * first, as parts of what is not finite are no numbers. */
#ifndef INSIGHT_SPLIT_BESIDE_H
#define INSIGHT_SPLIT_BESIDE_H

#include "moved_rows.h"
#include "split_tiles.h"

#pragma STDC FP_CONTRACT ON

typedef struct {
    const float *a, *b;
    float *out, *memory; /* of each thread `memory_size`: a block, rows twice, sums */
    const float *bias;   /* what is added to each number: one of its column; or 0 */
    const u8 *packed;    /* all of b, if it is packed already */
    i64 is_rectified;
    i64 a_row, a_step; /* a[i, k] at i * row + k * step */
    i64 b_row, b_step; /* b[k, j] at j * row + k * step */
    i64 rows, depth, columns;
    i64 is_turned; /* a stays; else b does */
    i64 parts, stays_parts; /* of what goes through, and of what stays */
    i64 at_once, depth_at_once, stays_at_once; /* whole blocks of tiles, but for the last */
    i64 memory_size;                           /* in numbers */
} split_product;

enum { SIDE = 2 * TILE }; /* rows and columns of a block of sums */

/* One of the two matrices: how many rows go through the depth, or columns. */
typedef struct {
    numbers at;
    i64 length;
} side;

static side going(const split_product *p)
{
    return p->is_turned ? (side){{p->b, p->b_row, p->b_step}, p->columns}
                        : (side){{p->a, p->a_row, p->a_step}, p->rows};
}

static side staying(const split_product *p)
{
    return p->is_turned ? (side){{p->a, p->a_row, p->a_step}, p->rows}
                        : (side){{p->b, p->b_row, p->b_step}, p->columns};
}

/* A block of sums that waits to be finished, and how many of its rows are. */
typedef struct {
    float *sums;
    i64 sums_row, row, rows, column, columns, done;
} block;

/* Rows of what goes through that are packed, and how many of their tiles are. */
typedef struct {
    numbers from;
    i64 rows, depth, tiles, done;
    u8 *to;
} packing;

/* Where a part is, where its thread has memory, and what is done beside products of tiles. */
typedef struct {
    const split_product *all;
    const motion *motion; /* 0 without */
    u8 *stays, *goes[2];
    float *sums, *turned;
    i64 turn; /* of what there is twice */
    block before;
    packing next;
} split_part;

/* Up to 16 numbers of a row of the result, in float32. */
ALONE lanes summed_again(const split_product *p, i64 row, i64 column, i64 count)
{
    const float *left = p->a + row * p->a_row, *right = p->b + column * p->b_row;
    lanes sums = {0};
    for (i64 k = 0; k < p->depth; ++k) {
        lanes here = {0};
        for (i64 j = 0; j < count; ++j)
            here[j] = right[k * p->b_step + j * p->b_row];
        sums += left[k * p->a_step] * here;
    }
    return sums;
}

/* A row of sums as it is wanted, with what follows. */
static ALWAYS_INLINE void finish_row(const split_part *part, float *sums, i64 row, i64 column,
                                     i64 columns)
{
    const split_product *p = part->all;
    for (i64 j = 0; j < columns; j += LANES) {
        const __mmask16 is_there = first_lanes(columns - j);
        lanes found = *(const lanes *)(sums + j);
        const __m512 zeros = (__m512)(found - found); /* or no numbers */
        const __mmask16 is_not_finite =
            _mm512_mask_cmp_ps_mask(is_there, zeros, zeros, _CMP_UNORD_Q);
        if (__builtin_expect(is_not_finite, 0))
            found = (lanes)_mm512_mask_mov_ps(
                (__m512)found, is_not_finite,
                (__m512)summed_again(p, row, column + j, smaller(columns - j, LANES)));
        if (p->bias)
            found += (lanes)some_numbers(p->bias + column + j, columns - j);
        if (p->is_rectified)
            found = (lanes)(((found > 0) | (found != found)) & (whole_lanes)found);
        if (part->motion)
            *(lanes *)(sums + j) = found;
        else
            _mm512_mask_storeu_ps(p->out + row * p->columns + column + j, is_there, (__m512)found);
    }
}

/* A block of sums whose rows are columns of the result. */
ALONE void turn_block(split_part *part)
{
    block *b = &part->before;
    for (i64 i = 0; i < b->rows; i += TILE)
        for (i64 j = 0; j < b->columns; j += TILE)
            turned(b->sums + j * b->sums_row + i, b->sums_row, LANES, part->turned + i * SIDE + j,
                   SIDE);
    b->sums = part->turned;
    b->sums_row = SIDE;
}

/* Some rows of the block before, and some tiles of the next rows. */
ALONE void beside(split_part *part, i64 rows, i64 tiles)
{
    block *b = &part->before;
    packing *next = &part->next;
    const i64 begin = b->done, end = smaller(b->rows, begin + rows);
    if (part->all->is_turned && !begin && end)
        turn_block(part);
    for (b->done = begin; b->done < end; ++b->done)
        finish_row(part, b->sums + b->done * b->sums_row, b->row + b->done, b->column, b->columns);
    if (part->motion && begin < end)
        move(part->motion, b->sums + begin * b->sums_row, b->sums_row,
             (b->row + begin) * part->all->columns + b->column, part->all->columns, end - begin,
             b->columns);
    const i64 last = smaller(next->tiles, next->done + tiles);
    for (; next->done < last; ++next->done)
        split_tile_of(next->from, next->rows, next->depth, next->done, next->to, 0);
}

/* What is going to be written to when the next block is summed. */
static void fetch_block(const split_part *part, const block *b)
{
    const split_product *p = part->all;
    const i64 at = b->row * p->columns + b->column;
    if (part->motion)
        fetch(part->motion, at, p->columns, b->rows, b->columns);
    else
        for (i64 i = 0; i < b->rows; ++i)
            for (i64 j = 0; j < b->columns; j += LANES)
                __builtin_prefetch(p->out + at + i * p->columns + j, 1, 3);
}

#endif
