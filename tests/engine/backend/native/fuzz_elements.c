/* Programs over elements of random shapes, in memory that ends where they do, under sanitizers. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "elements.c"
#include "drawn.h"

enum { MOST_WORDS = 400 };
enum { LEFT, RIGHT, ACROSS, DOWN, SCALE, OUT, ROWS_OUT, OF_COLUMNS, OF_ALL }; /* in memory */
enum { FIRST = OF_ALL + 1, SECOND, THIRD, SPREAD, SUMS, LAST_SLOT }; /* registers */

static float *numbers_of(i64 count)
{
    float *made = malloc((size_t)count * sizeof *made);
    for (i64 k = 0; k < count; ++k)
        made[k] = (float)random_below(2001) / 1000 - 1;
    return made;
}

static const i64 choices[] = {IS_add, IS_sub, IS_mul,     IS_max,    IS_min,
                              IS_gate, IS_sub_mul, IS_mul_from, IS_sub_square};
enum { CHOICES = sizeof choices / sizeof *choices };
static const i64 row_choices[] = {IS_row_sum, IS_row_max, IS_row_dot, IS_row_off};

static double by_hand(i64 operation, double a, double b)
{
    switch (operation) {
    case IS_add:
        return a + b;
    case IS_sub:
        return a - b;
    case IS_mul:
        return a * b;
    case IS_max:
        return a > b ? a : b;
    case IS_min:
        return a < b ? a : b;
    case IS_sub_mul: /* the third operand is the first */
        return (a - b) * a;
    case IS_mul_from:
        return a - a * b;
    case IS_sub_square:
        return (a - b) * (a - b);
    default:
        return b > 0 ? a : 0;
    }
}

static i64 words[MOST_WORDS], used;

static i64 whole(i64 numbers)
{
    return (numbers + LANES - 1) / LANES * LANES;
}

static void slot_is(i64 sort, i64 word, i64 row, i64 at, i64 column_move, i64 lanes_apart)
{
    const i64 told[] = {sort, word, row, at, column_move, lanes_apart};
    for (i64 k = 0; k < 6; ++k)
        words[used++] = told[k];
}

static void does(i64 operation, i64 out, i64 a, i64 b, i64 all_rows, i64 all_columns)
{
    const instruction one = {operation, out, a, b, a, all_rows, all_columns, 0};
    __builtin_memcpy(words + used++, &one, sizeof one);
}

/* Within what rounding makes of terms whose sizes add up to `size`. */
static void near(const char *what, double found, double expected, double size)
{
    if (fabs(found - expected) <= 1e-5 * (1 + size))
        return;
    fprintf(stderr, "%s: %g, not %g\n", what, found, expected);
    exit(1);
}

/* first = left ? across; sums of rows; then out = first ? spread sums, and its sums. */
static void one_case(void)
{
    const i64 rows = 1 + random_below(40);
    const i64 columns = 1 + random_below(random_below(3) ? 40 : random_below(2) ? 300 : 3000);
    const i64 is_narrow = columns < LANES, width = is_narrow ? LANES : columns;
    const i64 parts = 1 + random_below(rows < 5 ? rows : 5);
    const i64 groups = groups_of(columns), at_once = 1 + random_below(groups < 3 ? groups : 3);
    const i64 rows_at_once = at_once < groups ? 1 : 1 + random_below(width < 300 ? 8 : 2);
    const i64 row = columns + random_below(4), out_row = random_below(2) ? row : columns;
    const i64 one = choices[random_below(CHOICES)], other = choices[random_below(CHOICES)];
    const i64 sums = row_choices[random_below(4)], is_largest = random_below(2);
    float *left = numbers_of((rows - 1) * row + columns), *across = numbers_of(columns);
    const i64 is_in_place = out_row == row && random_below(2);
    float *out = is_in_place ? left : numbers_of((rows - 1) * out_row + columns);
    float *down = numbers_of(rows), *rows_out = numbers_of(rows), *of_columns = numbers_of(columns);
    float *of_all = numbers_of(1), *before = numbers_of((rows - 1) * row + columns);
    for (i64 k = 0; k < (rows - 1) * row + columns; ++k)
        before[k] = left[k];
    const double scale = 0.5;

    used = 2;
    float *const arrays[] = {left, across, down, out, rows_out, of_columns, of_all};
    for (i64 k = 0; k < 7; ++k)
        words[used++] = (i64)arrays[k];
    __builtin_memcpy(words + used++, &scale, sizeof scale);
    words[1] = used;
    const i64 phases = 2, spread_size = whole(rows_at_once), kept = width * rows_at_once;
    i64 memory = whole(SLOT_NUMBERS * LAST_SLOT);
    const i64 apart = whole(columns), partials = parts * (apart + LANES), head = used;
    used += sizeof(program) / 8;
    slot_is(ARRAY, 2, row, 0, 0, 0);
    slot_is(BY_COLUMN, 3, 0, 0, 0, 0); /* RIGHT is that too */
    slot_is(BY_COLUMN, 3, 0, 0, 0, 0);
    slot_is(BY_ROW, 4, 1, 0, 0, 0);
    slot_is(NUMBER, 9, 0, memory, 0, 0);
    memory += LANES;
    slot_is(ARRAY, 5, out_row, 0, 0, 0);
    slot_is(BY_ROW, 6, 1, 0, 0, 0);
    slot_is(PARTIAL, 0, apart, 0, 1, 0);
    slot_is(PARTIAL, 0, LANES, parts * apart, 0, 0);
    for (i64 k = 0; k < 3; ++k) { /* whole rows */
        slot_is(MEMORY, 0, width, memory, 1, LANES);
        memory += whole(kept);
    }
    for (i64 k = 0; k < 2; ++k) { /* one number a row */
        slot_is(MEMORY, 0, 1, memory, 0, 0);
        memory += spread_size;
    }
    const i64 counts = used;
    used += 2 * phases;
    i64 begin = used;
    does(IS_take_row, SPREAD, DOWN, DOWN, 1, 0);
    does(IS_mul, SPREAD, SPREAD, SCALE, 1, 0);
    words[counts] = used - begin;
    begin = used;
    if (is_narrow) {
        does(IS_take_narrow, SECOND, LEFT, LEFT, 1, 1);
        does(IS_take_narrow, THIRD, ACROSS, ACROSS, 0, 1);
        does(one, FIRST, SECOND, THIRD, 1, 1);
    } else {
        does(one, FIRST, LEFT, ACROSS, 1, 1);
    }
    /* A narrow row that all rows share lies in the first row of its register alone. */
    does(sums, SUMS, FIRST, sums == IS_row_off ? SCALE : FIRST, 1, 1);
    words[counts + 1] = used - begin;
    begin = used;
    does(IS_add, SPREAD, SPREAD, SUMS, 1, 0);
    does(IS_give_row, ROWS_OUT, SPREAD, SPREAD, 1, 0);
    words[counts + 2] = used - begin;
    begin = used;
    const i64 is_given = is_narrow || random_below(2), result = is_given ? SECOND : OUT;
    does(other, result, FIRST, SPREAD, 1, 1);
    if (is_given)
        does(is_narrow ? IS_give_narrow : IS_give, OUT, SECOND, SECOND, 1, 1);
    does(is_largest ? IS_column_max : IS_column_sum, OF_COLUMNS, result, result, 1, 1);
    does(is_largest ? IS_total_max : IS_total_sum, OF_ALL, result, result, 1, 1);
    words[counts + 3] = used - begin;
    const i64 totals[][6] = {{is_largest, 0, apart, 7, columns, parts},
                             {is_largest, parts * apart, LANES, 8, 0, parts}};
    const double divisor = 4;
    for (i64 k = 0; k < 2; ++k) {
        for (i64 n = 0; n < 6; ++n)
            words[used++] = totals[k][n];
        __builtin_memcpy(words + used++, &divisor, sizeof divisor);
    }
    const program told = {rows, columns, 0,      parts,     rows_at_once, at_once,
                          partials, memory, LAST_SLOT, phases,    2};
    __builtin_memcpy(words + head, &told, sizeof told);
    if (is_narrow) /* so that it does */
        words[head + sizeof(program) / 8 + 6 * THIRD + 2] = 0;
    float *room = aligned_alloc(LINE, (size_t)(partials + memory) * 4 / LINE * LINE + LINE);
    words[0] = (i64)room;

    elements(0, words);

    double *down_sums = calloc((size_t)columns, sizeof *down_sums), all_sum = 0, all_size = 0;
    double *down_sizes = calloc((size_t)columns, sizeof *down_sizes);
    const i64 put_together = is_largest ? IS_max : IS_add;
    for (i64 i = 0; i < rows; ++i) {
        double along = sums == IS_row_max ? -INFINITY : 0, along_size = 0;
        for (i64 j = 0; j < columns; ++j) {
            const double made = by_hand(one, before[i * row + j], across[j]);
            const double term = sums == IS_row_dot   ? made * made
                                : sums == IS_row_off ? (made - scale) * (made - scale)
                                                     : made;
            along = by_hand(sums == IS_row_max ? IS_max : IS_add, along, term);
            along_size += fabs(term);
        }
        near("row", rows_out[i], down[i] * scale + along, along_size);
        for (i64 j = 0; j < columns; ++j) {
            /* From what was found of the row: near 0 a gate would tell them apart. */
            const double made = by_hand(one, before[i * row + j], across[j]);
            const double expected = by_hand(other, made, rows_out[i]);
            const double found = out[i * out_row + j];
            /* What `made` was rounded by is multiplied with what it is beside. */
            near("number", found, expected, fabs(expected) + fabs(rows_out[i]));
            down_sums[j] = i ? by_hand(put_together, down_sums[j], found) : found;
            down_sizes[j] += fabs(found);
            all_sum = i + j ? by_hand(put_together, all_sum, found) : found;
            all_size += fabs(found);
        }
    }
    for (i64 j = 0; j < columns; ++j)
        near("column", of_columns[j] * divisor, down_sums[j], down_sizes[j]);
    near("all", of_all[0] * divisor, all_sum, all_size);
    free(down_sizes);
    free(down_sums);
    free(room);
    free(before);
    for (i64 k = 0; k < 7; ++k)
        if (k != 3 || !is_in_place)
            free(arrays[k]);
}

int main(int count, char **arguments)
{
    const i64 cases = count > 1 ? atoll(arguments[1]) : 100;
    state = count > 2 ? (u64)atoll(arguments[2]) : 1;
    for (i64 k = 0; k < cases; ++k)
        one_case();
    printf("%lld cases\n", cases);
    return 0;
}
