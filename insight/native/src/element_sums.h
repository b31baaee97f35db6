/* Operations of programs over elements that put elements together, or bring them where they are
 * needed: sums and largest numbers of rows, of columns and of all, and copies of narrow rows. */
#ifndef INSIGHT_ELEMENT_SUMS_H
#define INSIGHT_ELEMENT_SUMS_H

#include "curves.h"
#include "element_words.h"

/* `SUMS` in Python has the same names in the same order. */
#define ELEMENT_SUMS(OF)                                                                           \
    OF(row_sum)                                                                                    \
    OF(row_max)                                                                                    \
    OF(column_sum)                                                                                 \
    OF(column_max)                                                                                 \
    OF(total_sum)                                                                                  \
    OF(total_max)                                                                                  \
    OF(spread_row)                                                                                 \
    OF(give_row)                                                                                   \
    OF(take_narrow)                                                                                \
    OF(give_narrow)

static ALWAYS_INLINE lanes together(lanes one, lanes other, const int is_largest)
{
    return is_largest ? larger_of(one, other) : one + other;
}

static ALWAYS_INLINE float neutral(const int is_largest)
{
    return is_largest ? -INFINITE : 0;
}

#define TURNED(x, n)                                                                               \
    __builtin_shufflevector(x, x, (0 + n) % 16, (1 + n) % 16, (2 + n) % 16, (3 + n) % 16,          \
                            (4 + n) % 16, (5 + n) % 16, (6 + n) % 16, (7 + n) % 16, (8 + n) % 16,  \
                            (9 + n) % 16, (10 + n) % 16, (11 + n) % 16, (12 + n) % 16,             \
                            (13 + n) % 16, (14 + n) % 16, (15 + n) % 16)

/* All lanes put together, in each lane. */
static ALWAYS_INLINE lanes across(lanes x, const int is_largest)
{
    x = together(x, TURNED(x, 8), is_largest);
    x = together(x, TURNED(x, 4), is_largest);
    x = together(x, TURNED(x, 2), is_largest);
    return together(x, TURNED(x, 1), is_largest);
}

/* The lanes of a row's last vector that are not in one before it. */
static ALWAYS_INLINE whole_lanes lanes_left(i64 columns)
{
    const whole_lanes number = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    if (columns < LANES)
        return number < (int)columns;
    return number >= (int)(LANES - columns % LANES);
}

/* A row's numbers, put together in lanes. */
static ALWAYS_INLINE lanes of_row(const float *row, i64 step, i64 columns, const int is_largest)
{
    const i64 whole = columns / LANES, last = columns < LANES ? 0 : columns - LANES;
    lanes sums[4];
    for (i64 n = 0; n < 4; ++n)
        sums[n] = all(neutral(is_largest));
    i64 k = 0;
    for (; k + 4 <= whole; k += 4)
        for (i64 n = 0; n < 4; ++n)
            sums[n] = together(sums[n], get(row + (k + n) * step), is_largest);
    for (; k < whole; ++k)
        sums[0] = together(sums[0], get(row + k * step), is_largest);
    if (whole * LANES != columns) {
        const lanes ending = get(row + (step ? last : 0));
        const lanes left = either(lanes_left(columns), ending, all(neutral(is_largest)));
        sums[1] = together(sums[1], left, is_largest);
    }
    return together(together(sums[0], sums[1], is_largest), together(sums[2], sums[3], is_largest),
                    is_largest);
}

/* One number a row, in all lanes as soon as the row is whole. */
static ALWAYS_INLINE void rows_together(const block *w, const int is_largest)
{
    const slot from = *w->a, to = *w->out;
    const i64 rows = w->rows, columns = w->columns, begins = w->is_first_chunk;
    const i64 ends = w->is_last_chunk;
    for (i64 i = 0; i < rows; ++i) {
        float *out = to.at + i * to.row;
        lanes found = of_row(from.at + i * from.row, from.step, columns, is_largest);
        if (!begins)
            found = together(get(out), found, is_largest);
        put(out, ends ? across(found, is_largest) : found);
    }
}

ALONE void each_row_sum(const block *w)
{
    rows_together(w, 0);
}

ALONE void each_row_max(const block *w)
{
    rows_together(w, 1);
}

/* Of all rows the numbers in one vector, put together with those of the blocks before. */
static ALWAYS_INLINE lanes of_columns(const block *w, i64 column, const float *out,
                                      const int is_largest)
{
    const float *at = w->a->at + (w->a->step ? column : 0);
    lanes found = get(at);
    for (i64 i = 1; i < w->rows; ++i)
        found = together(found, get(at + i * w->a->row), is_largest);
    return w->is_first ? found : together(get(out + column), found, is_largest);
}

static ALWAYS_INLINE void columns_together(const block *w, const int is_largest)
{
    const i64 columns = w->columns < LANES ? LANES : w->columns, last = columns - LANES;
    float *out = w->out->at;
    const lanes ending = of_columns(w, last, out, is_largest);
    for (i64 k = 0; k + LANES <= columns; k += LANES)
        put(out + k, of_columns(w, k, out, is_largest));
    put(out + last, ending);
}

ALONE void each_column_sum(const block *w)
{
    columns_together(w, 0);
}

ALONE void each_column_max(const block *w)
{
    columns_together(w, 1);
}

static ALWAYS_INLINE void all_together(const block *w, const int is_largest)
{
    lanes found = all(neutral(is_largest));
    for (i64 i = 0; i < w->rows; ++i)
        found = together(
            found, of_row(w->a->at + i * w->a->row, w->a->step, w->columns, is_largest), is_largest);
    float *out = w->out->at;
    put(out, w->is_first ? found : together(get(out), found, is_largest));
}

ALONE void each_total_sum(const block *w)
{
    all_together(w, 0);
}

ALONE void each_total_max(const block *w)
{
    all_together(w, 1);
}

/* One number a row into all lanes. */
ALONE void each_spread_row(const block *w)
{
    for (i64 i = 0; i < w->rows; ++i)
        put(w->out->at + i * w->out->row, all(w->a->at[i * w->a->row]));
}

/* And out of them. */
ALONE void each_give_row(const block *w)
{
    for (i64 i = 0; i < w->rows; ++i)
        w->out->at[i * w->out->row] = w->a->at[i * w->a->row];
}

/* Rows of fewer numbers than a vector has, into vectors. */
ALONE void each_take_narrow(const block *w)
{
    for (i64 i = 0; i < w->rows; ++i) {
        const float *from = w->a->at + i * w->a->row;
        float *to = w->out->at + i * w->out->row;
        for (i64 k = 0; k < LANES; ++k)
            to[k] = k < w->columns ? from[k] : 0;
    }
}

/* And out of them. */
ALONE void each_give_narrow(const block *w)
{
    for (i64 i = 0; i < w->rows; ++i) {
        const float *from = w->a->at + i * w->a->row;
        float *to = w->out->at + i * w->out->row;
        for (i64 k = 0; k < w->columns; ++k)
            to[k] = from[k];
    }
}

#endif
