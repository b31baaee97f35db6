/* What a product of matrices is told, and what of it a part makes. */
#ifndef INSIGHT_PRODUCT_WORDS_H
#define INSIGHT_PRODUCT_WORDS_H

#include "copied.h"

enum { PANEL = MOST_VECTORS * LANES };

typedef struct {
    const float *a, *b;
    float *out;
    float *memory;     /* of each thread `memory_size`: panels, rows, a block beside the result */
    const float *bias; /* what is added to each number of the result: one of its column; or 0 */
    i64 is_rectified;  /* what is below 0 becomes 0, after the bias */
    i64 a_row, a_step; /* a[i, k] at i * row + k * step */
    i64 b_row, b_step; /* b[k, j] at j * row + k * step */
    i64 count, a_far, b_far, out_far; /* pairs of matrices, and how far one lies from the next */
    i64 group, a_near, b_near, out_near; /* of which so many lie near each other */
    i64 out_row, out_column;
    i64 rows, depth, columns;
    i64 row_parts, column_parts; /* what is shared */
    i64 rows_at_once, depth_at_once, vectors_at_once; /* blocks of a part */
    /* What the machine's registers hold: 6 rows of 4 vectors, 8 of 3, 12 of 2, or 6 of 1. */
    i64 tile_rows, panel; /* of a tile, and vectors of a panel */
    i64 copies_rows, copies_panels;
    i64 panels_size, rows_size, memory_size; /* in numbers */
    i64 bias_lies_across; /* one number of each row */
    i64 b_panel; /* how far one panel lies from the next where all are copies of b; else 0 */
} product;

/* What a part makes of which pair: some of its rows and some vectors of its columns. */
typedef struct {
    numbers a, b; /* the whole matrices */
    float *out;
    i64 begin, end;
    i64 vector, last;
} portion;

/* What a part makes, by its number. */
static portion portion_of(const product *p, i64 number)
{
    const i64 pair = number / (p->row_parts * p->column_parts);
    const i64 far = pair / p->group, near = pair % p->group;
    const i64 row_part = number % p->row_parts;
    const i64 column_part = number / p->row_parts % p->column_parts;
    const i64 vectors = parts_of(p->columns, LANES);
    return (portion){
        .a = {p->a + far * p->a_far + near * p->a_near, p->a_row, p->a_step},
        .b = {p->b + far * p->b_far + near * p->b_near, p->b_row, p->b_step},
        .out = p->out + far * p->out_far + near * p->out_near,
        .begin = first_of(p->rows, row_part, p->row_parts),
        .end = first_of(p->rows, row_part + 1, p->row_parts),
        .vector = first_of(vectors, column_part, p->column_parts),
        .last = first_of(vectors, column_part + 1, p->column_parts),
    };
}

#endif
