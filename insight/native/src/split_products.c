/* Products of matrices of float32 by tiles of bfloat16: each number is a sum of three of them.
 *
 * A part goes through blocks of one matrix, which stay in the second cache as they are packed, with
 * two tiles of rows of the other one at a time, which stay in the first. What stays is the right
 * matrix, or, where the product is turned, the left one. Sums of a depth that is more than a block
 * wait in memory for the next one. Tiles and vectors are computed beside each other: with each step
 * of a block of sums go some rows of the block before, which are finished, and a piece of the rows
 * that come next, which are packed. The caller says how large all this is. */

#include "pool.h"
#include "split_sums.h"

/* A block of what stays, and what goes through it. */
typedef struct {
    i64 first, last, stays_first, stays_last, k, depth;
    const u8 *stays;
    i64 far;
} through;

static packing packing_of(const split_part *part, const through *t, i64 first, u8 *to)
{
    const numbers all = going(part->all).at;
    const i64 rows = smaller(t->last - first, SIDE);
    if (rows <= 0)
        return (packing){0};
    return (packing){{all.at + first * all.row + t->k * all.step, all.row, all.step},
                     rows, t->depth, tiles_in(rows, t->depth), 0, to};
}

static void through_block(split_part *part, const through *t)
{
    const split_product *p = part->all;
    const i64 steps = parts_of(t->depth, TILE_DEPTH), far = steps * SPLIT_BYTES;
    const i64 is_last = t->k + t->depth == p->depth, waits = p->depth_at_once < p->depth;
    const i64 width = parts_of(t->stays_last - t->stays_first, SIDE) * SIDE;
    part->next = packing_of(part, t, t->first, part->goes[0]);
    beside(part, 0, part->next.tiles);
    for (i64 i = t->first, n = 0; i < t->last; i += SIDE, ++n) {
        const i64 rows = smaller(t->last - i, SIDE);
        part->next = packing_of(part, t, i + SIDE, part->goes[~n & 1]);
        for (i64 j = t->stays_first; j < t->stays_last; j += SIDE) {
            const i64 columns = smaller(t->stays_last - j, SIDE);
            const i64 at = waits ? (i - t->first) * width + j - t->stays_first
                                 : (part->turn ^= 1) * SIDE * SIDE;
            const i64 sums_row = waits ? width : SIDE;
            const block here = p->is_turned
                                   ? (block){part->sums + at, sums_row, j, columns, i, rows, 0}
                                   : (block){part->sums + at, sums_row, i, rows, j, columns, 0};
            if (is_last)
                fetch_block(part, &here);
            sums_of(part, rows, columns, part->goes[n & 1], far,
                    t->stays + (j - t->stays_first) / TILE * t->far, t->far, steps, here.sums,
                    sums_row, t->k);
            if (is_last)
                part->before = here;
        }
        beside(part, 0, part->next.tiles);
    }
}

/* All of the depth of some of what goes through and some of what stays. */
static void all_depth(split_part *part, i64 first, i64 last, i64 stays_first, i64 stays_last,
                      i64 is_packed)
{
    const split_product *p = part->all;
    const numbers all = staying(p).at;
    const i64 whole = parts_of(p->depth, TILE_DEPTH) * SPLIT_BYTES;
    for (i64 k = 0; k < p->depth; k += p->depth_at_once) {
        const i64 depth = smaller(p->depth - k, p->depth_at_once);
        const i64 far = p->packed ? whole : parts_of(depth, TILE_DEPTH) * SPLIT_BYTES;
        const u8 *stays = part->stays;
        if (p->packed)
            stays = p->packed + stays_first / TILE * whole + k / TILE_DEPTH * SPLIT_BYTES;
        else if (!is_packed)
            split_block((numbers){all.at + stays_first * all.row + k * all.step, all.row, all.step},
                        stays_last - stays_first, depth, part->stays, 1);
        const through t = {first, last, stays_first, stays_last, k, depth, stays, far};
        through_block(part, &t);
    }
}

/* Rows in front of part `n`: each begins where a block of sums does. */
static i64 side_of(i64 length, i64 n, i64 parts)
{
    return smaller(length, first_of(parts_of(length, SIDE), n, parts) * SIDE);
}

static void part_of(const split_product *p, const motion *motion, i64 number, i64 worker)
{
    const i64 n = number % p->parts, stays_n = number / p->parts;
    const i64 length = going(p).length, stays_length = staying(p).length;
    const i64 first = side_of(length, n, p->parts), last = side_of(length, n + 1, p->parts);
    const i64 end = side_of(stays_length, stays_n + 1, p->stays_parts);
    const i64 depth = parts_of(p->depth_at_once, TILE_DEPTH) * SPLIT_BYTES;
    float *memory = p->memory + worker * p->memory_size;
    u8 *stays = (u8 *)(((u64)memory + LINE - 1) / LINE * LINE);
    u8 *goes = stays + (p->packed ? 0 : p->stays_at_once / TILE * depth);
    float *turned = (float *)(goes + 4 * depth);
    split_part part = {p, motion, stays, {goes, goes + 2 * depth}, turned + SIDE * SIDE, turned,
                       0, {0}, {0}};
    begin_tiles(TILE);
    for (i64 j = side_of(stays_length, stays_n, p->stays_parts); j < end; j += p->stays_at_once)
        for (i64 i = first; i < last; i += p->at_once)
            all_depth(&part, i, smaller(last, i + p->at_once), j, smaller(end, j + p->stays_at_once),
                      i > first && p->depth_at_once >= p->depth);
    beside(&part, SIDE, 0);
    end_tiles();
}

typedef struct {
    const split_product *product;
    motion motion;
} moved_product;

static void product_part(const void *work, i64 number, i64 worker)
{
    part_of(work, 0, number, worker);
}

static void moved_part(const void *work, i64 number, i64 worker)
{
    const moved_product *moved = work;
    part_of(moved->product, &moved->motion, number, worker);
}

/* out = a b. Lengths and steps are in numbers; depth is at least 1. */
void multiply_split(pool *pool, const split_product *work)
{
    shared(pool, product_part, work, work->parts * work->stays_parts);
}

typedef struct {
    split_product product;
    i64 kind;
    told step;
} told_both;

/* A step of an optimizer against the gradient a b, which nothing else wants. */
void multiply_split_and_move(pool *pool, const told_both *work)
{
    const split_product *p = &work->product;
    const moved_product moved = {p, {work->kind, step_of(&work->step)}};
    shared(pool, moved_part, &moved, p->parts * p->stays_parts);
}

/* A right matrix that many products have. */
typedef struct {
    const float *b;
    u8 *packed;
    i64 b_row, b_step, depth, columns, parts;
} right_matrix;

static void packed_part(const void *work, i64 part, i64 worker)
{
    const right_matrix *m = work;
    const i64 tiles = parts_of(m->columns, TILE), far = parts_of(m->depth, TILE_DEPTH) * SPLIT_BYTES;
    const i64 begin = first_of(tiles, part, m->parts), end = first_of(tiles, part + 1, m->parts);
    (void)worker;
    split_block((numbers){m->b + begin * TILE * m->b_row, m->b_row, m->b_step},
                smaller(m->columns, end * TILE) - begin * TILE, m->depth, m->packed + begin * far, 1);
}

/* All tiles of a matrix, as `packed` has them. */
void pack_split(pool *pool, const right_matrix *matrix)
{
    shared(pool, packed_part, matrix, matrix->parts);
}
