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
    i64 memory_size;             /* of packed operands, in numbers */
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

/* Sums of some rows and columns as they are wanted: rounded, and what follows. */
static void finish(const half_work *w, float *sums, float *out, i64 row, i64 rows, i64 column,
                   i64 columns)
{
    const half_product *p = w->all;
    const i64 at = row * p->columns + column;
    for (i64 i = 0; i < rows; ++i)
        for (i64 j = 0; j < columns; j += LANES) {
            const i64 count = columns - j;
            lanes found = as_bfloat16(*(const lanes *)(sums + i * SIDE + j));
            if (p->bias)
                found += (lanes)some_numbers(p->bias + column + j, count);
            if (p->is_rectified)
                found = larger_of(found, (lanes){0});
            if (w->motion)
                *(lanes *)(sums + i * SIDE + j) = found;
            else
                _mm512_mask_storeu_ps(out + at + i * p->columns + j, first_lanes(count),
                                      (__m512)found);
        }
    if (w->motion)
        move(w->motion, sums, SIDE, at, p->columns, rows, columns);
}

/* Tiles of rows and of columns, both packed. */
static void multiplied(const half_work *w, const u8 *a, const u8 *b, float *out, i64 row,
                       i64 end_row, i64 column, i64 end_column)
{
    const half_product *p = w->all;
    const i64 far = row_bytes(p);
    float sums[SIDE * SIDE] __attribute__((aligned(LINE)));
    begin_tiles(TILE);
    for (i64 i = row; i < end_row; i += 2)
        for (i64 j = column; j < end_column; j += 2) {
            const u8 *left = a + i * far, *right = b + j * far;
            const i64 rows = smaller(p->rows - i * TILE, (1 + (i + 1 < end_row)) * TILE);
            const i64 columns = smaller(p->columns - j * TILE, (1 + (j + 1 < end_column)) * TILE);
            sums_of(left, right, far, rows, columns, sums);
            finish(w, sums, out, i * TILE, rows, j * TILE, columns);
        }
    end_tiles();
}

static void packed_part(const void *work, i64 part, i64 worker)
{
    const half_product *p = ((const half_work *)work)->all;
    const i64 rows = tiles_of(p->rows), columns = tiles_of(p->columns);
    u8 *to = packed_at(p, 0);
    (void)worker;
    pack((numbers){p->a, p->a_row, p->a_step}, p->rows, p->depth, first_of(rows, part, p->packs),
         first_of(rows, part + 1, p->packs), to, 0);
    pack((numbers){p->b, p->b_row, p->b_step}, p->columns, p->depth,
         first_of(columns, part, p->packs), first_of(columns, part + 1, p->packs),
         to + rows * row_bytes(p), 1);
}

static void shared_part(const void *work, i64 part, i64 worker)
{
    const half_work *w = work;
    const half_product *p = w->all;
    const i64 rows = tiles_of(p->rows), columns = tiles_of(p->columns);
    const i64 row_part = part / p->column_parts, column_part = part % p->column_parts;
    const u8 *packed = packed_at(p, 0);
    (void)worker;
    multiplied(w, packed, packed + rows * row_bytes(p), p->out, first_of(rows, row_part, p->row_parts),
               first_of(rows, row_part + 1, p->row_parts),
               first_of(columns, column_part, p->column_parts),
               first_of(columns, column_part + 1, p->column_parts));
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
    pack((numbers){left, p->a_row, p->a_step}, p->rows, p->depth, 0, rows, a, 0);
    pack((numbers){right, p->b_row, p->b_step}, p->columns, p->depth, 0, columns, b, 1);
    multiplied(w, a, b, p->out + group * p->out_far + near * p->out_near, 0, rows, 0, columns);
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
