/* Products of matrices of numbers that are rounded to bfloat16, summed in float32, rounded again.
 *
 * All is float32 in memory. Both operands are packed as tiles of bfloat16, which threads share, then
 * blocks of two by two tiles of sums go through the depth. Of many pairs of matrices a thread packs
 * and multiplies one after the other. What follows a sum is done while it is in the first cache: a
 * bias, a rectifier, or a step of an optimizer whose gradient the product is. */

#ifndef INSIGHT_HALF_PRODUCTS_H
#define INSIGHT_HALF_PRODUCTS_H

#include "half_ways.h"
#include "moved_rows.h"
#include "pool.h"

typedef struct {
    const float *a, *b;
    float *out, *memory;
    const float *bias; /* what is added to each rounded number: one of its column; or 0 */
    i64 is_rectified;
    i64 a_row, a_step; /* a[i, k] at i * row + k * step */
    i64 b_row, b_step; /* b[k, j] at j * row + k * step */
    i64 count, group; /* pairs of matrices, of which so many lie near each other */
    i64 a_far, b_far, out_far;    /* how far a group lies from the one before */
    i64 a_near, b_near, out_near; /* and a matrix in its group */
    i64 rows, depth, columns;
    i64 packs;                   /* into how many parts packing is cut */
    i64 row_parts, column_parts; /* the same of the product */
    i64 memory_size; /* in numbers: of what is packed before, or of a pair of matrices */
} half_product;

typedef struct {
    const half_product *all;
    const motion *motion; /* 0 without */
} half_work;

static i64 tiles_of(i64 length)
{
    return parts_of(length, TILE);
}

static i64 row_bytes(const half_product *p)
{
    return parts_of(p->depth, TILE_DEPTH) * TILE_BYTES;
}

static u8 *packed_at(const half_product *p, i64 worker)
{
    const u64 begin = ((u64)p->memory + LINE - 1) / LINE * LINE;
    return (u8 *)begin + worker * p->memory_size * (i64)sizeof(float);
}

/* Sums of some rows and of the first `count` numbers of a vector: rounded, and what follows. */
static ALWAYS_INLINE void finish_column(const half_product *p, float *sums, float *to, i64 to_row,
                                        i64 rows, __m512 bias, __mmask16 some, const i64 is_whole,
                                        const i64 is_more)
{
    for (i64 i = 0; i < rows; ++i) {
        lanes found = rounded_sum(*(const lanes *)(sums + i * SIDE));
        if (is_more) {
            if (p->bias)
                found += (lanes)bias;
            if (p->is_rectified)
                found = larger_of(found, (lanes){0});
        }
        if (is_whole)
            *(lanes *)(to + i * to_row) = found;
        else
            _mm512_mask_storeu_ps(to + i * to_row, some, (__m512)found);
    }
}

/* Sums of some rows and columns as they are wanted. */
static void finish(const half_work *w, float *sums, float *out, i64 row, i64 rows, i64 column,
                   i64 columns)
{
    const half_product *p = w->all;
    const i64 at = row * p->columns + column, is_more = p->bias || p->is_rectified;
    float *to = w->motion ? sums : out + at;
    const i64 to_row = w->motion ? SIDE : p->columns;
    for (i64 j = 0; j < columns; j += LANES) {
        const i64 count = columns - j;
        const __mmask16 some = first_lanes(count);
        const __m512 bias = p->bias ? some_numbers(p->bias + column + j, count) : _mm512_setzero_ps();
        if (is_more)
            finish_column(p, sums + j, to + j, to_row, rows, bias, some, 0, 1);
        else if (count >= LANES || w->motion)
            finish_column(p, sums + j, to + j, to_row, rows, bias, some, 1, 0);
        else
            finish_column(p, sums + j, to + j, to_row, rows, bias, some, 0, 0);
    }
    if (w->motion)
        move(w->motion, sums, SIDE, at, p->columns, rows, columns);
}

/* What a block of sums is written to, or moves, lies in memory. */
static void fetch_block(const half_work *w, const float *out, i64 row, i64 rows, i64 column, i64 columns)
{
    const i64 across = w->all->columns, at = row * across + column;
    if (w->motion)
        fetch(w->motion, at, across, rows, columns);
    else
        for (i64 i = 0; i < rows; ++i)
            for (i64 j = 0; j < columns; j += LANES)
                __builtin_prefetch(out + at + i * across + j, 1, 3);
}

ALONE void pack_left(numbers from, i64 rows, i64 depth, i64 first, i64 last, u8 *to)
{
    pack(from, rows, depth, first, last, to, 0);
}

ALONE void pack_right(numbers from, i64 columns, i64 depth, i64 first, i64 last, u8 *to)
{
    pack(from, columns, depth, first, last, to, 1);
}

/* Tiles of rows and of columns, both packed: `a` and `b` begin with the first ones. */
static void multiplied(const half_work *w, const u8 *a, const u8 *b, float *out, i64 row,
                       i64 end_row, i64 column, i64 end_column)
{
    const half_product *p = w->all;
    const i64 far = row_bytes(p);
    float sums[SIDE * SIDE] __attribute__((aligned(LINE)));
    for (i64 i = row; i < end_row; i += 2)
        for (i64 j = column; j < end_column; j += 2) {
            const u8 *left = a + (i - row) * far, *right = b + (j - column) * far;
            const i64 rows = smaller(p->rows - i * TILE, (1 + (i + 1 < end_row)) * TILE);
            const i64 columns = smaller(p->columns - j * TILE, (1 + (j + 1 < end_column)) * TILE);
            fetch_block(w, out, i * TILE, rows, j * TILE, columns);
            sums_of(left, right, far, rows, columns, sums);
            finish(w, sums, out, i * TILE, rows, j * TILE, columns);
        }
}

/* What no other part reads is packed when it is multiplied: columns of all rows, or rows. */
static ALWAYS_INLINE i64 packs_columns_late(const half_product *p)
{
    return p->row_parts == 1;
}

static ALWAYS_INLINE i64 packs_rows_late(const half_product *p)
{
    return p->row_parts > 1 && p->column_parts == 1;
}

/* Where packed columns begin, behind the rows that are packed before. */
static u8 *packed_columns(const half_product *p)
{
    return packed_at(p, 0) + (packs_rows_late(p) ? 0 : tiles_of(p->rows) * row_bytes(p));
}

static void packed_part(const void *work, i64 part, i64 worker)
{
    const half_product *p = ((const half_work *)work)->all;
    const i64 rows = tiles_of(p->rows), columns = tiles_of(p->columns);
    const i64 row = first_of(rows, part, p->packs), column = first_of(columns, part, p->packs);
    (void)worker;
    if (!packs_rows_late(p))
        pack_left((numbers){p->a, p->a_row, p->a_step}, p->rows, p->depth, row,
                  first_of(rows, part + 1, p->packs), packed_at(p, 0) + row * row_bytes(p));
    if (!packs_columns_late(p))
        pack_right((numbers){p->b, p->b_row, p->b_step}, p->columns, p->depth, column,
                   first_of(columns, part + 1, p->packs), packed_columns(p) + column * row_bytes(p));
}

static void shared_part(const void *work, i64 part, i64 worker)
{
    const half_work *w = work;
    const half_product *p = w->all;
    const i64 rows = tiles_of(p->rows), columns = tiles_of(p->columns), far = row_bytes(p);
    const i64 row_part = part / p->column_parts, column_part = part % p->column_parts;
    const i64 row = first_of(rows, row_part, p->row_parts);
    const i64 end_row = first_of(rows, row_part + 1, p->row_parts);
    const i64 column = first_of(columns, column_part, p->column_parts);
    const i64 end_column = first_of(columns, column_part + 1, p->column_parts);
    const u8 *left = packed_at(p, 0), *right = packed_columns(p);
    u8 *own = packed_at(p, 0) + p->memory_size * (i64)sizeof(float) + worker * 2 * far;
    begin_tiles(TILE);
    if (packs_columns_late(p))
        for (i64 j = column; j < end_column; j += 2) {
            const i64 end = smaller(j + 2, end_column);
            pack_right((numbers){p->b, p->b_row, p->b_step}, p->columns, p->depth, j, end, own);
            multiplied(w, left, own, p->out, 0, rows, j, end);
        }
    else if (packs_rows_late(p))
        for (i64 i = row; i < end_row; i += 2) {
            const i64 end = smaller(i + 2, end_row);
            pack_left((numbers){p->a, p->a_row, p->a_step}, p->rows, p->depth, i, end, own);
            multiplied(w, own, right, p->out, i, end, 0, columns);
        }
    else
        multiplied(w, left + row * far, right + column * far, p->out, row, end_row, column,
                   end_column);
    end_tiles();
}

static void pair_part(const void *work, i64 pair, i64 worker)
{
    const half_work *w = work;
    const half_product *p = w->all;
    const i64 rows = tiles_of(p->rows), columns = tiles_of(p->columns);
    u8 *a = packed_at(p, worker), *b = a + rows * row_bytes(p);
    const i64 group = pair / p->group, near = pair % p->group;
    const float *left = p->a + group * p->a_far + near * p->a_near;
    const float *right = p->b + group * p->b_far + near * p->b_near;
    pack_left((numbers){left, p->a_row, p->a_step}, p->rows, p->depth, 0, rows, a);
    pack_right((numbers){right, p->b_row, p->b_step}, p->columns, p->depth, 0, columns, b);
    begin_tiles(TILE);
    multiplied(w, a, b, p->out + group * p->out_far + near * p->out_near, 0, rows, 0, columns);
    end_tiles();
}

static void run_halves(pool *pool, const half_work *work)
{
    const half_product *p = work->all;
    if (p->count > 1) {
        shared(pool, pair_part, work, p->count);
        return;
    }
    shared(pool, packed_part, work, p->packs);
    shared(pool, shared_part, work, p->row_parts * p->column_parts);
}

/* out = a b of each pair. Lengths and steps are in numbers; depth is at least 1. */
void multiply_halves(pool *pool, const half_product *product)
{
    const half_work work = {product, 0};
    run_halves(pool, &work);
}

typedef struct {
    half_product product;
    i64 kind;
    told step;
} told_both;

/* A step of an optimizer against the gradient a b, which nothing else wants: one pair. */
void multiply_halves_and_move(pool *pool, const told_both *told)
{
    const motion motion = {told->kind, step_of(&told->step)};
    const half_work work = {&told->product, &motion};
    run_halves(pool, &work);
}

#endif
