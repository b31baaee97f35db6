/* Products of matrices of float32, a b: any rows and columns of each, wherever they lie.
 *
 * The right matrix is cut into panels of some vectors side by side, and tiles of the result go
 * through each. Panels are copied so that their rows lie behind each other, all of a block that
 * stays in the second cache, but not for a few rows of the left matrix. Of that, rows are copied
 * whose numbers do not lie side by side. The caller says how large all this is.
 *
 * What follows each number is done while its tile is in the first cache: a bias, a rectifier, or a
 * step of an optimizer whose gradient the product is. */

#include "pool.h"
#include "copied.h"
#include "needed_rows.h"
#include "moved_rows.h"

#pragma STDC FP_CONTRACT ON

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

#define ROWS_CASE(rows, vectors)                                                                   \
    case rows:                                                                                     \
        tile(a, b, b_step, depth, rows, vectors, out, out_row, more);                               \
        break;

/* One tile of up to six rows of four vectors, or eight of three, or twelve of two or one: as many
 * sums as registers allow. */
#define TILES_OF(name, vectors, CASES)                                                             \
    ALONE void name(numbers a, const float *b, i64 b_step, i64 depth, i64 rows, float *out,        \
                    i64 out_row, i64 more)                                                         \
    {                                                                                              \
        switch (rows) {                                                                            \
            CASES                                                                                  \
        }                                                                                          \
    }
#define SIX(v)                                                                                     \
    ROWS_CASE(1, v) ROWS_CASE(2, v) ROWS_CASE(3, v) ROWS_CASE(4, v) ROWS_CASE(5, v) ROWS_CASE(6, v)
#define EIGHT(v) SIX(v) ROWS_CASE(7, v) ROWS_CASE(8, v)
#define TWELVE(v)                                                                                  \
    EIGHT(v) ROWS_CASE(9, v) ROWS_CASE(10, v) ROWS_CASE(11, v) ROWS_CASE(12, v)
TILES_OF(tile_of_4, 4, SIX(4))
TILES_OF(tile_of_3, 3, EIGHT(3))
TILES_OF(tile_of_2, 2, TWELVE(2))
TILES_OF(tile_of_1, 1, TWELVE(1))

static ALWAYS_INLINE void tile_of(numbers a, const float *b, i64 b_step, i64 depth, i64 rows,
                                  i64 vectors, float *out, i64 out_row, i64 more)
{
    if (vectors == 4)
        tile_of_4(a, b, b_step, depth, rows, out, out_row, more);
    else if (vectors == 3)
        tile_of_3(a, b, b_step, depth, rows, out, out_row, more);
    else if (vectors == 2)
        tile_of_2(a, b, b_step, depth, rows, out, out_row, more);
    else
        tile_of_1(a, b, b_step, depth, rows, out, out_row, more);
}

/* One part of one pair: its rows, and where its thread has memory. */
typedef struct {
    const product *all;
    const motion *motion; /* 0 without */
    numbers a, b;
    float *out;
    i64 begin, end;
    float *panels, *left, *side;
} part_of_product;

/* What is added to the columns of a panel; zeros where nothing is. */
static void bias_of(const product *p, i64 column, i64 columns, float *to)
{
    for (i64 j = 0; j < PANEL; ++j)
        to[j] = p->bias && !p->bias_lies_across && j < columns ? p->bias[column + j] : 0;
}

/* The bias and the rectifier on a tile that is still in the first cache. */
ALONE void finish(const product *p, float *at, i64 at_row, i64 row, i64 rows, i64 width,
                  const float *bias)
{
    for (i64 i = 0; i < rows; ++i) {
        const float of_row = p->bias && p->bias_lies_across ? p->bias[row + i] : 0;
        for (i64 j = 0; j < width; j += LANES) {
            lanes *number = (lanes *)(at + i * at_row + j);
            lanes sum = *number;
            if (p->bias)
                sum += p->bias_lies_across ? of_row - (lanes){0} : *(const lanes *)(bias + j);
            if (p->is_rectified)
                sum = (lanes)(((sum > 0) | (sum != sum)) & (whole_lanes)sum);
            *number = sum;
        }
    }
}

/* Some rows of one panel and some of its depth; `a` begins with those rows. */
static void panel_rows(const part_of_product *part, numbers a, i64 row, i64 rows, const float *b,
                       i64 b_step, i64 column, i64 columns, i64 k, i64 depth, fetching *next)
{
    const product *p = part->all;
    const i64 vectors = parts_of(columns, LANES), width = vectors * LANES;
    const i64 is_last = k + depth == p->depth;
    const i64 is_finished = is_last && (p->bias || p->is_rectified);
    const motion *motion = is_last ? part->motion : 0;
    const i64 is_moved_here = motion && p->out_column == 1; /* rows of it are rows of the result */
    const i64 is_kept = !(is_moved_here && !k);
    const i64 is_whole = p->out_column == 1 && columns == width;
    float *there = part->out + row * p->out_row + column * p->out_column;
    const i64 at = there - p->out;
    float *to = is_whole && is_kept ? there : part->side;
    const i64 to_row = is_whole && is_kept ? p->out_row : width;
    const i64 tiles = parts_of(rows, p->tile_rows);
    float bias[PANEL];
    if (is_finished)
        bias_of(p, column, columns, bias);
    if (k && !is_whole)
        taken_aside(to, width, there, p->out_row, p->out_column, rows, columns);
    for (i64 t = 0; t < tiles; ++t) {
        const i64 first = first_of(rows, t, tiles), count = first_of(rows, t + 1, tiles) - first;
        numbers here = {a.at + first * a.row, a.row, a.step};
        float *result = to + (is_kept ? first * to_row : 0);
        if (p->copies_rows)
            here = (numbers){part->left + first * depth + t * LANES, 1, count};
        if (is_moved_here)
            fetch(motion, at + first * p->out_row, p->out_row, count, columns);
        fetch_some(next);
        tile_of(here, b, b_step, depth, count, vectors, result, to_row, k != 0);
        if (is_finished)
            finish(p, result, to_row, row + first, count, width, bias);
        if (is_moved_here)
            move(motion, result, to_row, at + first * p->out_row, p->out_row, count, columns);
    }
    if (!is_whole && !is_moved_here)
        put_aside(to, width, there, p->out_row, p->out_column, rows, columns);
    if (motion && !is_moved_here)
        move(motion, there, p->out_column, at, p->out_column, columns, rows);
}

/* Some panels of a part and some of its depth. */
typedef struct {
    i64 vector, vectors, k, depth;
} block;

static ALWAYS_INLINE numbers left_of(const part_of_product *part, i64 row, i64 k)
{
    const product *p = part->all;
    return (numbers){part->a.at + row * p->a_row + k * p->a_step, p->a_row, p->a_step};
}

static ALWAYS_INLINE numbers right_of(const part_of_product *part, const block *w, i64 vector)
{
    const product *p = part->all;
    const i64 at = p->b_panel ? vector / p->panel * p->b_panel : vector * LANES * p->b_row;
    return (numbers){part->b.at + w->k * p->b_step + at, p->b_row, p->b_step};
}

/* What is needed behind some rows of a block: those behind them, or the first ones of the next. */
static fetching needed_next(const part_of_product *part, const block *w, const block *next, i64 row,
                            i64 rows)
{
    const product *p = part->all;
    fetching found = {.turns = parts_of(rows, p->tile_rows) * parts_of(w->vectors, p->panel)};
    const i64 is_here = row + rows < part->end;
    const i64 from = is_here ? row + rows : part->begin;
    const i64 count = smaller(part->end - from, p->rows_at_once);
    if (!is_here && !next->depth)
        return found;
    const block *of = is_here ? w : next;
    found.left = lying_of(left_of(part, from, of->k), count, of->depth);
    if (!is_here && p->copies_panels)
        found.right = lying_of(right_of(part, of, of->vector),
                               smaller(of->vectors * LANES, p->columns - of->vector * LANES),
                               of->depth);
    return found;
}

/* All rows of a part, of a block. */
static void block_of(const part_of_product *part, const block *w, const block *next)
{
    const product *p = part->all;
    const i64 vectors = w->vectors, depth = w->depth, panels = parts_of(vectors, p->panel);
    for (i64 row = part->begin; row < part->end; row += p->rows_at_once) {
        const i64 rows = smaller(part->end - row, p->rows_at_once);
        const numbers a = left_of(part, row, w->k);
        fetching needed = needed_next(part, w, next, row, rows);
        if (p->copies_rows)
            copy_rows(a, rows, parts_of(rows, p->tile_rows), depth, p->rows - row, part->left);
        for (i64 n = 0; n < panels; ++n) {
            const i64 first = first_of(vectors, n, panels) * LANES;
            const i64 width = first_of(vectors, n + 1, panels) * LANES - first;
            const i64 column = w->vector * LANES + first;
            const i64 columns = smaller(width, p->columns - column);
            const numbers here = right_of(part, w, w->vector + first / LANES);
            const i64 is_copy = p->copies_panels || columns < width;
            float *copy = part->panels + (p->copies_panels ? first * depth : 0);
            if (is_copy && row == part->begin)
                copy_panel(here, columns, depth, copy, width);
            panel_rows(part, a, row, rows, is_copy ? copy : here.at, is_copy ? width : here.step,
                       column, columns, w->k, depth, &needed);
        }
    }
}

/* The block of some panels that begins at some depth; one of no depth behind the last. */
static block block_at(const product *p, i64 vector, i64 last, i64 k)
{
    if (k >= p->depth) {
        vector += p->vectors_at_once;
        k = 0;
    }
    if (vector >= last)
        return (block){0};
    return (block){vector, smaller(last - vector, p->vectors_at_once), k,
                   smaller(p->depth - k, p->depth_at_once)};
}

static void part_of(const product *p, const motion *motion, i64 number, i64 worker)
{
    const i64 pair = number / (p->row_parts * p->column_parts);
    const i64 far = pair / p->group, near = pair % p->group;
    const i64 row_part = number % p->row_parts;
    const i64 column_part = number / p->row_parts % p->column_parts;
    const i64 vectors = parts_of(p->columns, LANES);
    const i64 last = first_of(vectors, column_part + 1, p->column_parts);
    float *memory = p->memory + worker * p->memory_size;
    float *panels = (float *)(((u64)memory + LINE - 1) / LINE * LINE);
    const part_of_product part = {
        .all = p,
        .motion = motion,
        .a = {p->a + far * p->a_far + near * p->a_near, p->a_row, p->a_step},
        .b = {p->b + far * p->b_far + near * p->b_near, p->b_row, p->b_step},
        .out = p->out + far * p->out_far + near * p->out_near,
        .begin = first_of(p->rows, row_part, p->row_parts),
        .end = first_of(p->rows, row_part + 1, p->row_parts),
        .panels = panels,
        .left = panels + p->panels_size,
        .side = panels + p->panels_size + p->rows_size,
    };
    block next = block_at(p, first_of(vectors, column_part, p->column_parts), last, 0);
    while (next.depth) {
        const block here = next;
        next = block_at(p, here.vector, last, here.k + here.depth);
        block_of(&part, &here, &next);
    }
}

static void product_part(const void *work, i64 number, i64 worker)
{
    part_of(work, 0, number, worker);
}

typedef struct {
    const product *product;
    motion motion;
} moved_product;

static void moved_part(const void *work, i64 number, i64 worker)
{
    const moved_product *moved = work;
    part_of(moved->product, &moved->motion, number, worker);
}

/* out = a b of each pair. Lengths and steps are in numbers; depth is at least 1. */
void multiply(pool *pool, const product *work)
{
    shared(pool, product_part, work, work->count * work->row_parts * work->column_parts);
}

/* What is told of a product and of a step that has it as its gradient. */
typedef struct {
    product product;
    i64 kind;
    told step;
} told_both;

/* A step of an optimizer against the gradient a b. What is moved lies end to end as `out`, which
 * holds sums on the way. */
void multiply_and_move(pool *pool, const told_both *work)
{
    const product *p = &work->product;
    const moved_product moved = {p, {work->kind, step_of(&work->step)}};
    shared(pool, moved_part, &moved, p->count * p->row_parts * p->column_parts);
}
