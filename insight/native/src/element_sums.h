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
    OF(row_dot)                                                                                    \
    OF(row_off)                                                                                    \
    OF(column_sum)                                                                                 \
    OF(column_max)                                                                                 \
    OF(column_dot)                                                                                 \
    OF(total_sum)                                                                                  \
    OF(total_max)                                                                                  \
    OF(total_dot)                                                                                  \
    OF(take_row)                                                                                   \
    OF(give_row)                                                                                   \
    OF(take_narrow)                                                                                \
    OF(give_narrow)                                                                                \
    OF(give)

enum { LINE_BYTES = 64 };

/* What is put together: numbers, the largest of them, products of two, or squares of differences. */
enum { SUM, LARGEST, DOT, OFF };

static ALWAYS_INLINE lanes together(lanes one, lanes other, const int what)
{
    return what == LARGEST ? larger_of(one, other) : one + other;
}

static ALWAYS_INLINE float neutral(const int what)
{
    return what == LARGEST ? -INFINITE : 0;
}

#define TURNED(x, n)                                                                               \
    __builtin_shufflevector(x, x, (0 + n) % 16, (1 + n) % 16, (2 + n) % 16, (3 + n) % 16,          \
                            (4 + n) % 16, (5 + n) % 16, (6 + n) % 16, (7 + n) % 16, (8 + n) % 16,  \
                            (9 + n) % 16, (10 + n) % 16, (11 + n) % 16, (12 + n) % 16,             \
                            (13 + n) % 16, (14 + n) % 16, (15 + n) % 16)

/* All lanes put together, in each lane. */
static ALWAYS_INLINE lanes across(lanes x, const int what)
{
    x = together(x, TURNED(x, 8), what);
    x = together(x, TURNED(x, 4), what);
    x = together(x, TURNED(x, 2), what);
    return together(x, TURNED(x, 1), what);
}

/* The lanes of a row's last vector that are not in one before it. */
static ALWAYS_INLINE whole_lanes lanes_left(i64 columns)
{
    const whole_lanes number = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    if (columns < LANES)
        return number < (int)columns;
    return number >= (int)(LANES - columns % LANES);
}

/* Where a row is whose numbers are put together. */
typedef struct {
    const float *a, *b;
    i64 a_step, b_step;
} terms;

/* A vector of it. */
static ALWAYS_INLINE lanes taken(const terms *t, i64 vector, i64 beyond, const int what)
{
    const lanes one = get(t->a + vector * t->a_step + (t->a_step ? beyond : 0));
    if (what == SUM || what == LARGEST)
        return one;
    const lanes other = get(t->b + vector * t->b_step + (t->b_step ? beyond : 0));
    const lanes off = one - other;
    return what == DOT ? one * other : off * off;
}

/* The numbers of a group of columns, put together in lanes. */
static ALWAYS_INLINE lanes of_group(const terms *t, i64 columns, const int what)
{
    const i64 whole = columns / LANES, last = columns < LANES ? 0 : columns - LANES;
    lanes sums[4];
    for (i64 n = 0; n < 4; ++n)
        sums[n] = all(neutral(what));
    i64 k = 0;
    for (; k + 4 <= whole; k += 4)
        for (i64 n = 0; n < 4; ++n)
            sums[n] = together(sums[n], taken(t, k + n, 0, what), what);
    for (; k < whole; ++k)
        sums[0] = together(sums[0], taken(t, k, 0, what), what);
    if (whole * LANES != columns) {
        const lanes ending = taken(t, last / LANES, last % LANES, what);
        const lanes left = either(lanes_left(columns), ending, all(neutral(what)));
        sums[1] = together(sums[1], left, what);
    }
    return together(together(sums[0], sums[1], what), together(sums[2], sums[3], what),
                    what);
}

/* What was found before, with the numbers of a row behind it, group by group. */
static ALWAYS_INLINE lanes of_row(lanes found, terms t, i64 columns, const int what)
{
    const i64 groups = groups_of(columns);
    for (i64 group = 0; group < groups; ++group) {
        const i64 count = group_begin(group + 1, columns) - group * GROUP;
        found = together(found, of_group(&t, count, what), what);
        t.a += GROUP / LANES * t.a_step;
        t.b += GROUP / LANES * t.b_step;
    }
    return found;
}

static ALWAYS_INLINE terms terms_of(const block *w, i64 row, one_line spread[2], const int what)
{
    const slot a = *w->a, b = *w->b;
    const float *first = spread_to(spread[0], a.at + row * a.row, a.step);
    if (what == SUM || what == LARGEST)
        return (terms){first, first, a.step, a.step};
    return (terms){first, spread_to(spread[1], b.at + row * b.row, b.step), a.step, b.step};
}

/* One number a row, and until the row is whole one in each lane. */
static ALWAYS_INLINE void rows_together(const block *w, const int what)
{
    const i64 rows = w->rows, columns = w->columns, begins = w->is_first_chunk;
    const i64 ends = w->is_last_chunk;
    for (i64 i = 0; i < rows; ++i) {
        float *out = w->out->at + i * w->out->row;
        one_line spread[2];
        const lanes before = begins ? all(neutral(what)) : get(out);
        const lanes found = of_row(before, terms_of(w, i, spread, what), columns, what);
        if (ends)
            *out = across(found, what)[0];
        else /* then it is the only row of the block */
            put(out, found);
    }
}

ALONE void each_row_sum(const block *w)
{
    rows_together(w, SUM);
}

ALONE void each_row_max(const block *w)
{
    rows_together(w, LARGEST);
}

ALONE void each_row_dot(const block *w)
{
    rows_together(w, DOT);
}

ALONE void each_row_off(const block *w)
{
    rows_together(w, OFF);
}

/* Some vectors of all rows, put together in the order of the rows with those of the blocks before. */
static ALWAYS_INLINE void of_columns(const block *w, i64 column, const i64 vectors, lanes *found,
                                     const int what)
{
    for (i64 i = 0; i < w->rows; ++i) {
        one_line spread[2];
        const terms t = terms_of(w, i, spread, what);
        for (i64 n = 0; n < vectors; ++n) {
            const lanes one = taken(&t, column / LANES + n, column % LANES, what);
            if (i)
                found[n] = together(found[n], one, what);
            else if (w->is_first) /* a sum begins with 0, so that one of -0 alone is none */
                found[n] = together(all(neutral(what)), one, what);
            else
                found[n] = together(get(w->out->at + column + n * LANES), one, what);
        }
    }
}

enum { ABREAST = 4 }; /* vectors: one alone would wait for each sum */

static ALWAYS_INLINE void columns_together(const block *w, const int what)
{
    const i64 columns = w->columns < LANES ? LANES : w->columns, last = columns - LANES;
    float *out = w->out->at;
    lanes found[ABREAST], ending;
    if (columns % LANES)
        of_columns(w, last, 1, &ending, what);
    i64 k = 0;
    for (; k + ABREAST * LANES <= columns; k += ABREAST * LANES) {
        of_columns(w, k, ABREAST, found, what);
        for (i64 n = 0; n < ABREAST; ++n)
            put(out + k + n * LANES, found[n]);
    }
    for (; k + LANES <= columns; k += LANES) {
        of_columns(w, k, 1, found, what);
        put(out + k, *found);
    }
    if (columns % LANES)
        put(out + last, ending);
}

ALONE void each_column_sum(const block *w)
{
    columns_together(w, SUM);
}

ALONE void each_column_max(const block *w)
{
    columns_together(w, LARGEST);
}

ALONE void each_column_dot(const block *w)
{
    columns_together(w, DOT);
}

static ALWAYS_INLINE void all_together(const block *w, const int what)
{
    float *out = w->out->at;
    one_line spread[2];
    lanes found = w->is_first ? all(neutral(what)) : get(out);
    for (i64 i = 0; i < w->rows; ++i)
        found = of_row(found, terms_of(w, i, spread, what), w->columns, what);
    put(out, found);
}

ALONE void each_total_sum(const block *w)
{
    all_together(w, SUM);
}

ALONE void each_total_max(const block *w)
{
    all_together(w, LARGEST);
}

ALONE void each_total_dot(const block *w)
{
    all_together(w, DOT);
}

/* One number a row, from where it lies to where whole vectors may be read, and back. */
ALONE void each_take_row(const block *w)
{
    for (i64 i = 0; i < w->rows; ++i)
        w->out->at[i * w->out->row] = w->a->at[i * w->a->row];
}

ALONE void each_give_row(const block *w)
{
    for (i64 i = 0; i < w->rows; ++i)
        w->out->at[i * w->out->row] = w->a->at[i * w->a->row];
}

/* Some numbers by two copies of a known width, which may overlap. */
static ALWAYS_INLINE void copied(float *to, const float *from, i64 columns, const i64 width)
{
    float first[8], last[8];
    __builtin_memcpy(first, from, 4 * width);
    __builtin_memcpy(last, from + columns - width, 4 * width);
    __builtin_memcpy(to, first, 4 * width);
    __builtin_memcpy(to + columns - width, last, 4 * width);
}

static ALWAYS_INLINE void narrow_rows(const block *w, const i64 width, const int is_to_vectors)
{
    for (i64 i = 0; i < w->rows; ++i) {
        float *to = w->out->at + i * w->out->row;
        if (is_to_vectors)
            put(to, all(0));
        copied(to, w->a->at + i * w->a->row, w->columns, width);
    }
}

static ALWAYS_INLINE void narrow(const block *w, const int is_to_vectors)
{
    if (w->columns >= 8)
        narrow_rows(w, 8, is_to_vectors);
    else if (w->columns >= 4)
        narrow_rows(w, 4, is_to_vectors);
    else if (w->columns >= 2)
        narrow_rows(w, 2, is_to_vectors);
    else
        narrow_rows(w, 1, is_to_vectors);
}

/* Rows of fewer numbers than a vector has, into vectors. */
ALONE void each_take_narrow(const block *w)
{
    narrow(w, 1);
}

/* And out of them. */
ALONE void each_give_narrow(const block *w)
{
    narrow(w, 0);
}

static ALWAYS_INLINE void put_straight(float *at, lanes value)
{
#ifdef __clang__
    __builtin_nontemporal_store(value, (aligned_lanes *)at);
#else
    put(at, value);
#endif
}

/* Numbers to an array that no cache would keep until somebody reads it: straight to memory, which
 * need not be read first, where rows are whole lines. */
ALONE void each_give(const block *w)
{
    const i64 columns = w->columns, whole = columns / LANES * LANES;
    for (i64 i = 0; i < w->rows; ++i) {
        const float *from = w->a->at + i * w->a->row;
        float *to = w->out->at + i * w->out->row;
        const i64 is_straight = (u64)to % LINE_BYTES == 0;
        const lanes ending = whole != columns ? get(from + columns - LANES) : (lanes){0};
        if (is_straight)
            for (i64 k = 0; k < whole; k += LANES)
                put_straight(to + k, get(from + k));
        else
            for (i64 k = 0; k < whole; k += LANES)
                put(to + k, get(from + k));
        if (whole != columns)
            put(to + columns - LANES, ending);
    }
}

#endif
