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
#include "product_words.h"

#pragma STDC FP_CONTRACT ON

#define ROWS_CASE(rows, vectors)                                                                   \
    case rows:                                                                                     \
        tile(a, b, b_step, depth, rows, vectors, out, out_row, more);                              \
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

/* One part, where its thread has memory, and the part that it makes next. */
typedef struct {
    const product *all;
    const motion *motion; /* 0 without */
    portion here, behind; /* behind the last there is none, of no rows */
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
    float *there = part->here.out + row * p->out_row + column * p->out_column;
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

static ALWAYS_INLINE numbers left_of(const portion *in, i64 row, i64 k)
{
    return (numbers){in->a.at + row * in->a.row + k * in->a.step, in->a.row, in->a.step};
}

static ALWAYS_INLINE numbers right_of(const product *p, const portion *in, i64 k, i64 vector)
{
    const i64 at = p->b_panel ? vector / p->panel * p->b_panel : vector * LANES * p->b_row;
    return (numbers){in->b.at + k * p->b_step + at, p->b_row, p->b_step};
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

static memory_rows left_rows(const product *p, const portion *in, i64 row, const block *of)
{
    return lying_of(left_of(in, row, of->k), smaller(in->end - row, p->rows_at_once), of->depth);
}

static memory_rows right_rows(const product *p, const portion *in, const block *of)
{
    return lying_of(right_of(p, in, of->k, of->vector),
                    smaller(of->vectors * LANES, p->columns - of->vector * LANES), of->depth);
}

/* What is needed behind some rows of a block: those behind them, the first ones of the next block,
 * or those of the part behind. */
static fetching needed_next(const part_of_product *part, const block *w, const block *next, i64 row,
                            i64 rows)
{
    const product *p = part->all;
    const portion *here = &part->here, *behind = &part->behind;
    fetching found = {.turns = parts_of(rows, p->tile_rows) * parts_of(w->vectors, p->panel)};
    if (row + rows < here->end) {
        found.left = left_rows(p, here, row + rows, w);
    } else if (next->depth) {
        found.left = left_rows(p, here, here->begin, next);
        if (!p->b_panel)
            found.right = right_rows(p, here, next);
    } else if (behind->end) {
        const block first = block_at(p, behind->vector, behind->last, 0);
        found.left = left_rows(p, behind, behind->begin, &first);
        if (!p->b_panel)
            found.right = right_rows(p, behind, &first);
    }
    return found;
}

/* All rows of a part, of a block. */
static void block_of(const part_of_product *part, const block *w, const block *next)
{
    const product *p = part->all;
    const i64 vectors = w->vectors, depth = w->depth, panels = parts_of(vectors, p->panel);
    for (i64 row = part->here.begin; row < part->here.end; row += p->rows_at_once) {
        const i64 rows = smaller(part->here.end - row, p->rows_at_once);
        const numbers a = left_of(&part->here, row, w->k);
        fetching needed = needed_next(part, w, next, row, rows);
        if (p->copies_rows)
            copy_rows(a, rows, parts_of(rows, p->tile_rows), depth, p->rows - row, part->left);
        for (i64 n = 0; n < panels; ++n) {
            const i64 first = first_of(vectors, n, panels) * LANES;
            const i64 width = first_of(vectors, n + 1, panels) * LANES - first;
            const i64 column = w->vector * LANES + first;
            const i64 columns = smaller(width, p->columns - column);
            const numbers here = right_of(p, &part->here, w->k, w->vector + first / LANES);
            const i64 is_copy = p->copies_panels || columns < width;
            float *copy = part->panels + (p->copies_panels ? first * depth : 0);
            if (is_copy && row == part->here.begin)
                copy_panel(here, columns, depth, copy, width);
            panel_rows(part, a, row, rows, is_copy ? copy : here.at, is_copy ? width : here.step,
                       column, columns, w->k, depth, &needed);
        }
    }
}

static void part_of(const product *p, const motion *motion, i64 number, i64 worker)
{
    float *memory = p->memory + worker * p->memory_size;
    float *panels = (float *)(((u64)memory + LINE - 1) / LINE * LINE);
    const i64 is_last = number + 1 == p->count * p->row_parts * p->column_parts;
    const part_of_product part = {
        .all = p,
        .motion = motion,
        .here = portion_of(p, number),
        .behind = is_last ? (portion){0} : portion_of(p, number + 1),
        .panels = panels,
        .left = panels + p->panels_size,
        .side = panels + p->panels_size + p->rows_size,
    };
    const portion *here = &part.here;
    block next = block_at(p, here->vector, here->last, 0);
    while (next.depth) {
        const block now = next;
        next = block_at(p, now.vector, here->last, now.k + now.depth);
        block_of(&part, &now, &next);
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
