/* Products of matrices of float32, a b: any rows and columns of each, wherever they lie.
 *
 * The right matrix is cut into panels of some vectors side by side, and tiles of the result go
 * through each. A panel is copied so that its rows lie behind each other, but not for a few rows of
 * the left matrix. Of that, rows are copied whose numbers do not lie side by side. */

#include "pool.h"
#include "tiles.h"

#pragma STDC FP_CONTRACT ON

enum {
    DEPTH_AT_ONCE = 1024, /* rows of a panel that is copied; it stays in the second cache */
    ROWS_AT_ONCE = 120,   /* of the left matrix, where those are copied too: 5 or 10 or 15 tiles */
    PANEL = MOST_VECTORS * LANES,
    SIDE = MOST_TILE_ROWS * PANEL, /* numbers of a tile that is put together beside the result */
};

typedef struct {
    numbers a, b; /* b[k, j] at j * row + k * step */
    float *out;
    i64 count, a_far, b_far, out_far; /* pairs of matrices, and how far one lies from the next */
    i64 out_row, out_column;
    i64 rows, depth, columns;
    /* What the machine's registers hold: 6 rows of 64, 8 of 48, 12 of 32, or 6 of 16. */
    i64 tile_rows, panel; /* of a tile, and columns of a panel */
    i64 in_turn; /* up to so many rows go through a panel where it lies */
    i64 row_parts, panel_parts; /* what is shared: blocks of rows times blocks of panels */
    float *memory; /* of each thread: a panel, and a tile */
    i64 memory_size;
} product;

/* How many numbers of memory a thread needs. */
i64 product_memory(void)
{
    return DEPTH_AT_ONCE * (PANEL + ROWS_AT_ONCE) + SIDE + LANES;
}

#define INDEX(k, n, from) ((k) & (n) ? LANES + ((k) - (n)) + (from) : (k) + (from))
#define TAKEN(a, b, n, from)                                                                       \
    __builtin_shufflevector(a, b, INDEX(0, n, from), INDEX(1, n, from), INDEX(2, n, from),         \
                            INDEX(3, n, from), INDEX(4, n, from), INDEX(5, n, from),               \
                            INDEX(6, n, from), INDEX(7, n, from), INDEX(8, n, from),               \
                            INDEX(9, n, from), INDEX(10, n, from), INDEX(11, n, from),             \
                            INDEX(12, n, from), INDEX(13, n, from), INDEX(14, n, from),            \
                            INDEX(15, n, from))
#define EXCHANGED(n)                                                                               \
    _Pragma("clang loop unroll(full)") for (i64 k = 0; k < LANES; ++k) if (!(k & (n)))             \
    {                                                                                              \
        const lanes one = rows[k], other = rows[k + (n)];                                          \
        rows[k] = TAKEN(one, other, n, 0);                                                         \
        rows[k + (n)] = TAKEN(one, other, n, n);                                                   \
    }

/* A square of numbers with its rows as columns. */
static ALWAYS_INLINE void turned(const float *from, i64 from_row, float *to, i64 to_row)
{
    lanes rows[LANES];
#pragma clang loop unroll(full)
    for (i64 k = 0; k < LANES; ++k)
        rows[k] = *(const lanes *)(from + k * from_row);
    EXCHANGED(8)
    EXCHANGED(4)
    EXCHANGED(2)
    EXCHANGED(1)
#pragma clang loop unroll(full)
    for (i64 k = 0; k < LANES; ++k)
        *(lanes *)(to + k * to_row) = rows[k];
}

/* `columns` of b from `column` on, of `depth` rows from `first` on, each of `width` numbers; zeros
 * behind the last column. */
ALONE void copy_panel(numbers b, i64 column, i64 columns, i64 first, i64 depth, float *to,
                      i64 width)
{
    const float *from = b.at + column * b.row + first * b.step;
    i64 done = 0;
    if (b.row == 1) {
        const i64 even = columns / LANES * LANES;
        for (i64 k = 0; k < depth; ++k) {
            const float *here = from + k * b.step;
            float *there = to + k * width;
            for (i64 j = 0; j < even; j += LANES)
                *(lanes *)(there + j) = *(const lanes *)(here + j);
            for (i64 j = even; j < width; ++j)
                there[j] = j < columns ? here[j] : 0;
        }
        return;
    }
    const i64 even = depth / LANES * LANES;
    if (b.step == 1)
        for (; done + LANES <= columns; done += LANES) {
            for (i64 k = 0; k < even; k += LANES)
                turned(from + done * b.row + k, b.row, to + k * width + done, width);
            for (i64 k = even; k < depth; ++k)
                for (i64 j = done; j < done + LANES; ++j)
                    to[k * width + j] = from[j * b.row + k];
        }
    for (i64 j = done; j < width; ++j)
        for (i64 k = 0; k < depth; ++k)
            to[k * width + j] = j < columns ? from[j * b.row + k * b.step] : 0;
}

/* Of `rows` rows the first of tile `t` of so many. Tiles are as alike as can be: a last one of one
 * row would wait for its own sums. */
static ALWAYS_INLINE i64 first_of(i64 rows, i64 t, i64 tiles)
{
    return rows * t / tiles;
}

/* Rows of a, for each tile depth by depth. */
ALONE void copy_rows(numbers a, i64 rows, i64 tiles, i64 depth, float *to)
{
    for (i64 t = 0; t < tiles; ++t) {
        const i64 first = first_of(rows, t, tiles), count = first_of(rows, t + 1, tiles) - first;
        const float *from = a.at + first * a.row;
        float *there = to + first * depth;
        for (i64 k = 0; k < depth; ++k)
            for (i64 i = 0; i < count; ++i)
                there[k * count + i] = from[i * a.row + k * a.step];
    }
}

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

/* A tile that lies beside the result, into it. */
static void put_aside(const float *side, i64 width, float *out, i64 out_row, i64 out_column,
                      i64 rows, i64 columns)
{
    if (out_column == 1)
        for (i64 i = 0; i < rows; ++i)
            for (i64 j = 0; j < columns; ++j)
                out[i * out_row + j] = side[i * width + j];
    else
        for (i64 j = 0; j < columns; ++j)
            for (i64 i = 0; i < rows; ++i)
                out[i * out_row + j * out_column] = side[i * width + j];
}

static void taken_aside(float *side, i64 width, const float *out, i64 out_row, i64 out_column,
                        i64 rows, i64 columns)
{
    for (i64 i = 0; i < rows; ++i)
        for (i64 j = 0; j < columns; ++j)
            side[i * width + j] = out[i * out_row + j * out_column];
}

/* Some rows of one panel, and some of its depth: `a` in tiles of rows, `b` whole vectors. */
ALONE void panel_rows(const product *p, numbers a, i64 is_copy, const float *b, i64 b_step,
                      i64 columns, i64 depth, i64 rows, float *out, i64 more, float *side)
{
    const i64 vectors = (columns + LANES - 1) / LANES, width = vectors * LANES;
    const i64 is_whole = p->out_column == 1 && columns == width;
    const i64 tiles = (rows + p->tile_rows - 1) / p->tile_rows;
    for (i64 t = 0; t < tiles; ++t) {
        const i64 first = first_of(rows, t, tiles), count = first_of(rows, t + 1, tiles) - first;
        numbers here = {a.at + first * a.row, a.row, a.step};
        if (is_copy)
            here = (numbers){a.at + first * depth, 1, count};
        float *there = out + first * p->out_row;
        if (is_whole) {
            tile_of(here, b, b_step, depth, count, vectors, there, p->out_row, more);
            continue;
        }
        if (more)
            taken_aside(side, width, there, p->out_row, p->out_column, count, columns);
        tile_of(here, b, b_step, depth, count, vectors, side, width, more);
        put_aside(side, width, there, p->out_row, p->out_column, count, columns);
    }
}

static i64 smaller(i64 one, i64 other)
{
    return one < other ? one : other;
}

/* The first column of panel `n`: as many vectors in each as can be, and in all as many. */
static i64 column_of(const product *p, i64 n, i64 panels)
{
    const i64 vectors = (p->columns + LANES - 1) / LANES;
    return smaller(vectors * n / panels * LANES, p->columns);
}

/* Some rows of some panels. */
static void product_part(const void *work, i64 part, i64 worker)
{
    const product *p = work;
    const i64 pair = part / (p->row_parts * p->panel_parts);
    part %= p->row_parts * p->panel_parts;
    const numbers all_a = {p->a.at + pair * p->a_far, p->a.row, p->a.step};
    const numbers all_b = {p->b.at + pair * p->b_far, p->b.row, p->b.step};
    float *all_out = p->out + pair * p->out_far;
    const i64 panels = (p->columns + p->panel - 1) / p->panel;
    const i64 row_part = part % p->row_parts, panel_part = part / p->row_parts;
    const i64 begin = p->rows * row_part / p->row_parts;
    const i64 end = p->rows * (row_part + 1) / p->row_parts;
    const i64 first_panel = panels * panel_part / p->panel_parts;
    const i64 last_panel = panels * (panel_part + 1) / p->panel_parts;
    float *memory = p->memory + worker * p->memory_size;
    float *copy = (float *)(((u64)memory + LINE - 1) / LINE * LINE);
    float *left = copy + DEPTH_AT_ONCE * PANEL, *side = left + DEPTH_AT_ONCE * ROWS_AT_ONCE;
    const i64 copies_rows = p->a.step != 1 && last_panel - first_panel > 1;
    const i64 rows_at_once = copies_rows ? ROWS_AT_ONCE : end - begin;
    const i64 copies_panels = p->b.row != 1 || smaller(rows_at_once, end - begin) > p->in_turn;

    for (i64 k = 0; k < p->depth; k += DEPTH_AT_ONCE)
        for (i64 row = begin; row < end; row += rows_at_once) {
            const i64 depth = smaller(p->depth - k, DEPTH_AT_ONCE);
            const i64 rows = smaller(end - row, rows_at_once);
            numbers a = {all_a.at + row * all_a.row + k * all_a.step, all_a.row, all_a.step};
            if (copies_rows) {
                copy_rows(a, rows, (rows + p->tile_rows - 1) / p->tile_rows, depth, left);
                a.at = left;
            }
            for (i64 n = first_panel; n < last_panel; ++n) {
                const i64 column = column_of(p, n, panels);
                const i64 columns = column_of(p, n + 1, panels) - column;
                const float *b = all_b.at + column * all_b.row + k * all_b.step;
                i64 b_step = all_b.step;
                if (copies_panels || columns % LANES) {
                    b_step = (columns + LANES - 1) / LANES * LANES;
                    copy_panel(all_b, column, columns, k, depth, copy, b_step);
                    b = copy;
                }
                panel_rows(p, a, copies_rows, b, b_step, columns, depth, rows,
                           all_out + row * p->out_row + column * p->out_column, k != 0, side);
            }
        }
}

/* out = a b of each pair. Lengths and steps are in numbers; depth is at least 1. `memory` has
 * `product_memory()` numbers for each thread of the pool. */
void multiply(pool *pool, const product *work)
{
    shared(pool, product_part, work, work->count * work->row_parts * work->panel_parts);
}
