/* Rows by number in memory that ends where they do, under sanitizers. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "rows.c"
#include "drawn.h"

static float *numbers_of(i64 count)
{
    float *made = malloc((size_t)count * sizeof *made);
    for (i64 k = 0; k < count; ++k)
        made[k] = (float)random_below(2001) / 100 - 10;
    return made;
}

static void check(i64 is_right, const char *what, i64 at)
{
    if (!is_right) {
        fprintf(stderr, "%s is wrong at %lld\n", what, at);
        exit(1);
    }
}

/* Numbers from `least` up to `limit`, of four or eight bytes; at `odd` one that is none of them. */
static void *drawn(i64 bytes, i64 count, i64 least, i64 limit, i64 odd)
{
    void *made = malloc((size_t)(count * bytes));
    for (i64 k = 0; k < count; ++k) {
        const i64 outside = random_below(2) ? limit + random_below(3) : least - 1 - random_below(3);
        const i64 number = k == odd ? outside : least + random_below(limit - least);
        if (bytes == 4)
            ((int *)made)[k] = (int)number;
        else
            ((i64 *)made)[k] = number;
    }
    return made;
}

static void check_losses(const rows *r)
{
    for (i64 i = 0; i < r->count; ++i) {
        const float *row = r->from + i * r->rows;
        double total = 0;
        for (i64 k = 0; k < r->rows; ++k)
            total += exp((double)row[k]);
        const double loss = log(total) - row[number_at(r, i)];
        check(fabs(loss - r->out[i]) < 1e-4, "a loss", i);
    }
}

static void of_losses(void)
{
    const i64 classes = 1 + random_below(100), count = 1 + random_below(40);
    const i64 odd = random_below(2 * count);
    rows r = {.bytes = random_below(2) ? 4 : 8, .count = count, .rows = classes, .length = classes};
    r.parts = 1 + random_below(count);
    float *logits = numbers_of(count * classes), *out = numbers_of(count);
    void *labels = drawn(r.bytes, count, 0, classes, odd);
    r.from = logits, r.numbers = labels, r.out = out;
    const float before = out[0];
    check(sparse_losses(0, &r) == (odd >= count), "what losses return", odd);
    if (odd >= count)
        check_losses(&r);
    else
        check(out[0] == before, "what is refused", 0);
    float *hot = numbers_of(count * classes);
    r.out = hot, r.on = 3, r.off = -1;
    one_hot(0, &r);
    for (i64 k = 0; k < count * classes; ++k)
        check(hot[k] == (number_at(&r, k / classes) == k % classes ? 3 : -1), "a one-hot row", k);
    void *made[] = {logits, out, labels, hot};
    for (i64 k = 0; k < 4; ++k)
        free(made[k]);
}

static void of_table(void)
{
    const i64 length = 1 + random_below(70), count = 1 + random_below(40), all = 1 + random_below(30);
    const i64 odd = random_below(2 * count);
    rows r = {.bytes = random_below(2) ? 4 : 8, .count = count, .rows = all, .length = length};
    float *table = numbers_of(all * length), *taken = numbers_of(count * length);
    float *sums = numbers_of(all * length), *expected = calloc((size_t)(all * length), sizeof *sums);
    void *numbers = drawn(r.bytes, count, -all, all, odd);
    r.from = table, r.numbers = numbers, r.out = taken, r.parts = 1 + random_below(count);
    check(gathered(0, &r) == (odd >= count), "what rows return", odd);
    if (odd >= count)
        for (i64 k = 0; k < count * length; ++k)
            check(taken[k] == table[row_at(&r, k / length) * length + k % length], "a row", k);
    r.from = taken, r.out = sums;
    r.parts = 1 + random_below(1 + length / LANES), r.clears = 1 + random_below(4);
    check(scattered(0, &r) == (odd >= count), "what sums return", odd);
    if (odd >= count) {
        for (i64 k = 0; k < count * length; ++k)
            expected[row_at(&r, k / length) * length + k % length] += taken[k];
        for (i64 k = 0; k < all * length; ++k)
            check(sums[k] == expected[k], "a sum", k);
    }
    void *made[] = {table, taken, sums, expected, numbers};
    for (i64 k = 0; k < 5; ++k)
        free(made[k]);
}

static void of_places(void)
{
    const i64 places = 1 + random_below(5), lines = 1 + random_below(20), all = 1 + random_below(40);
    const i64 count = places * lines, odd = random_below(2 * count);
    rows r = {.bytes = random_below(2) ? 4 : 8, .count = count, .rows = all, .length = places};
    float *x = numbers_of(lines * all), *found = numbers_of(count), *put = numbers_of(lines * all);
    void *numbers = drawn(r.bytes, count, -all, all, odd);
    r.from = x, r.numbers = numbers, r.out = found, r.parts = 1 + random_below(lines);
    check(picked(0, &r) == (odd >= count), "what places return", odd);
    if (odd >= count)
        for (i64 k = 0; k < count; ++k)
            check(found[k] == x[k / places * all + row_at(&r, k)], "a place", k);
    r.from = found, r.out = put;
    check(placed(0, &r) == (odd >= count), "what is put returns", odd);
    if (odd >= count) {
        double came = 0, went = 0;
        for (i64 k = 0; k < count; ++k)
            went += found[k];
        for (i64 k = 0; k < lines * all; ++k)
            came += put[k];
        check(fabs(came - went) < 1e-3, "what was put", 0);
    }
    void *made[] = {x, found, put, numbers};
    for (i64 k = 0; k < 4; ++k)
        free(made[k]);
}

int main(int count, char **arguments)
{
    const i64 cases = count > 1 ? atoll(arguments[1]) : 100;
    state = count > 2 ? (u64)atoll(arguments[2]) : 1;
    for (i64 k = 0; k < cases; ++k) {
        of_losses();
        of_table();
        of_places();
    }
    printf("%lld cases\n", cases);
    return 0;
}
