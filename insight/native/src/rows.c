/* Rows by number: losses of classes, one-hot rows, rows of a table, numbers of each row, and what is
 * added to them.
 *
 * Numbers of rows are whole ones of four or eight bytes. All are looked at before anything is
 * written; where one is out of range, nothing is, and 0 is returned. */

#include "pool.h"
#include "element_sums.h"
#include "runs.h"

typedef struct {
    const float *from; /* logits, a table, or what is added */
    const void *numbers;
    float *out;
    i64 bytes; /* of one of the numbers */
    i64 count; /* of the numbers */
    i64 rows;  /* of the table: below that the numbers are */
    i64 length;
    i64 parts;
    i64 clears; /* whether `out` is zeros only after it is cleared */
    double on, off;
} rows;

static ALWAYS_INLINE i64 number_at(const rows *r, i64 k)
{
    return r->bytes == 4 ? ((const int *)r->numbers)[k] : ((const i64 *)r->numbers)[k];
}

/* Where the row of a number is; those below 0 count from the end. */
static ALWAYS_INLINE i64 row_at(const rows *r, i64 k)
{
    const i64 number = number_at(r, k);
    return number < 0 ? number + r->rows : number;
}

/* Whether all numbers are from `least` on, which is 0 or the rows below 0, up to the last row. */
static ALWAYS_INLINE i64 are_within(const rows *r, i64 least)
{
    const u64 range = (u64)(r->rows - least);
    i64 outside = 0;
    if (r->bytes == 4)
        for (i64 k = 0; k < r->count; ++k)
            outside |= (u64)(((const int *)r->numbers)[k] - least) >= range;
    else
        for (i64 k = 0; k < r->count; ++k)
            outside |= (u64)((const i64 *)r->numbers)[k] - (u64)least >= range;
    return !outside;
}

static ALWAYS_INLINE i64 begin_of(i64 count, i64 part, i64 parts)
{
    return count * part / parts;
}

static ALWAYS_INLINE whole_lanes are_first(i64 count)
{
    const whole_lanes number = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return number < (int)count;
}

/* The last numbers of a row, fewer than a vector has. Those behind them are of no account: the next
 * row's, where there is one. */
static ALWAYS_INLINE lanes last_of(const float *row, i64 count, const float *end)
{
    lanes found = {0};
    if (row + LANES <= end)
        return get(row);
    for (i64 k = 0; k < count; ++k)
        ((float *)&found)[k] = row[k];
    return found;
}

typedef struct {
    float largest, total; /* of exponentials, below the largest */
} summed;

/* The order of the sum follows from the length alone. */
static ALWAYS_INLINE summed summed_row(const float *row, i64 length, const float *end)
{
    enum { TOGETHER = 4 };
    const i64 whole = length / LANES * LANES;
    const whole_lanes is_there = are_first(length - whole);
    lanes largest = all(-INFINITE), last = largest, sums[TOGETHER] = {{0}};
    for (i64 k = 0; k < whole; k += LANES)
        largest = larger_of(largest, get(row + k));
    if (whole < length) {
        last = last_of(row + whole, length - whole, end);
        largest = either(is_there, larger_of(largest, last), largest);
    }
    largest = across(largest, 1);
    i64 k = 0;
    for (; k + TOGETHER * LANES <= length; k += TOGETHER * LANES)
        for (i64 n = 0; n < TOGETHER; ++n)
            sums[n] += exp_of(get(row + k + n * LANES) - largest);
    for (; k < whole; k += LANES)
        sums[0] += exp_of(get(row + k) - largest);
    if (whole < length) {
        const lanes below = either(is_there, last - largest, all(0));
        sums[1] += either(is_there, exp_of(below), all(0));
    }
    return (summed){largest[0], across((sums[0] + sums[1]) + (sums[2] + sums[3]), 0)[0]};
}

WIDE static void losses_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    const rows *r = work;
    const i64 length = r->rows, end = begin_of(r->count, part + 1, r->parts);
    for (i64 i = begin_of(r->count, part, r->parts); i < end; i += LANES) {
        const i64 together = end - i < LANES ? end - i : LANES;
        float totals[LANES] = {0}, shifted[LANES];
        for (i64 k = 0; k < together; ++k) {
            const float *row = r->from + (i + k) * length;
            const summed found = summed_row(row, length, r->from + r->count * length);
            totals[k] = found.total;
            shifted[k] = row[number_at(r, i + k)] - found.largest;
        }
        const lanes logs = log_of(get(totals));
        for (i64 k = 0; k < together; ++k)
            r->out[i + k] = -(shifted[k] - logs[k]);
    }
}

/* For each row of logits minus the logarithm of the share that its number has. */
i64 sparse_losses(pool *pool, const rows *r)
{
    if (!are_within(r, 0))
        return 0;
    shared(pool, losses_part, r, r->parts);
    return 1;
}

static ALWAYS_INLINE u32 bits_of(double number)
{
    const float rounded = (float)number;
    u32 bits;
    __builtin_memcpy(&bits, &rounded, sizeof bits);
    return bits;
}

WIDE static void one_hot_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    const rows *r = work;
    const i64 begin = begin_of(r->count, part, r->parts), end = begin_of(r->count, part + 1, r->parts);
    u32 *out = (u32 *)r->out;
    const u32 on = bits_of(r->on);
    run_filled(bits_of(r->off), out + begin * r->length, (end - begin) * r->length);
    for (i64 i = begin; i < end; ++i) {
        const i64 number = number_at(r, i);
        if (number >= 0 && number < r->length)
            out[i * r->length + number] = on;
    }
}

/* For each number a row of `off`, with `on` in the number's place if it has one. */
i64 one_hot(pool *pool, const rows *r)
{
    shared(pool, one_hot_part, r, r->parts);
    return 1;
}

enum { ROWS_AHEAD = 8 };

WIDE static void gathered_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    const rows *r = work;
    const i64 length = r->length, end = begin_of(r->count, part + 1, r->parts);
    const u32 *from = (const u32 *)r->from;
    u32 *out = (u32 *)r->out;
    for (i64 i = begin_of(r->count, part, r->parts); i < end; ++i) {
        if (i + ROWS_AHEAD < end)
            __builtin_prefetch(from + row_at(r, i + ROWS_AHEAD) * length, 0, 3);
        run_copied(from + row_at(r, i) * length, out + i * length, length);
    }
}

/* The rows of a table that the numbers name. */
i64 gathered(pool *pool, const rows *r)
{
    if (!are_within(r, -r->rows))
        return 0;
    shared(pool, gathered_part, r, r->parts);
    return 1;
}

WIDE static void cleared_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    const rows *r = work;
    const i64 count = r->rows * r->length, begin = begin_of(count, part, r->clears);
    run_filled(0, (u32 *)r->out + begin, begin_of(count, part + 1, r->clears) - begin);
}

/* Some columns, whole vectors of them, and the last ones: so each sum has its terms in their order. */
WIDE static void scattered_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    const rows *r = work;
    const i64 length = r->length, vectors = length / LANES;
    const i64 begin = begin_of(vectors, part, r->parts) * LANES;
    const i64 whole = begin_of(vectors, part + 1, r->parts) * LANES;
    const i64 end = part + 1 == r->parts ? length : whole;
    for (i64 i = 0; i < r->count; ++i) {
        const float *from = r->from + i * length;
        float *out = r->out + row_at(r, i) * length;
        if (i + ROWS_AHEAD < r->count)
            __builtin_prefetch(r->out + row_at(r, i + ROWS_AHEAD) * length + begin, 1, 3);
        i64 k = begin;
        for (; k < whole; k += LANES)
            *(lanes *)(out + k) += *(const lanes *)(from + k);
#pragma clang loop vectorize(disable)
        for (; k < end; ++k)
            out[k] += from[k];
    }
}

/* Each row added to the row of a table that its number names, in their order. */
i64 scattered(pool *pool, const rows *r)
{
    if (!are_within(r, -r->rows))
        return 0;
    if (r->clears)
        shared(pool, cleared_part, r, r->clears);
    shared(pool, scattered_part, r, r->parts);
    return 1;
}

static ALWAYS_INLINE i64 rows_before(const rows *r, i64 part)
{
    return begin_of(r->count / r->length, part, r->parts);
}

WIDE static void picked_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    const rows *r = work;
    const i64 end = rows_before(r, part + 1) * r->length;
    const float *row = r->from + rows_before(r, part) * r->rows;
    for (i64 i = rows_before(r, part) * r->length; i < end; row += r->rows)
        for (i64 next = i + r->length; i < next; ++i)
            r->out[i] = row[row_at(r, i)];
}

/* Of each row, `rows` long, its numbers in as many places as `length` says. */
i64 picked(pool *pool, const rows *r)
{
    if (!are_within(r, -r->rows))
        return 0;
    shared(pool, picked_part, r, r->parts);
    return 1;
}

WIDE static void placed_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    const rows *r = work;
    const i64 begin = rows_before(r, part), end = rows_before(r, part + 1);
    float *row = r->out + begin * r->rows;
    run_filled(0, (u32 *)row, (end - begin) * r->rows);
    for (i64 i = begin * r->length; i < end * r->length; row += r->rows)
        for (i64 next = i + r->length; i < next; ++i)
            row[row_at(r, i)] += r->from[i];
}

/* Zeros, and in each row what belongs to its places added to them. */
i64 placed(pool *pool, const rows *r)
{
    if (!are_within(r, -r->rows))
        return 0;
    shared(pool, placed_part, r, r->parts);
    return 1;
}
