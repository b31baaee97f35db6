/* Products of random shapes and layouts in memory that ends where they do, under sanitizers. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "products.c"

static u64 state;

static i64 random_below(i64 limit)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (i64)((state >> 33) % (u64)limit);
}

static float random_number(void)
{
    return (float)random_below(2001) / 1000 - 1;
}

static float *numbers_of(i64 count)
{
    float *made = malloc((size_t)count * sizeof *made);
    for (i64 k = 0; k < count; ++k)
        made[k] = random_number();
    return made;
}

/* Steps between rows and between columns, one of them often 1, and how much room they need. */
static i64 layout(i64 rows, i64 columns, i64 *row, i64 *column)
{
    const i64 apart = random_below(4) ? 0 : random_below(3), step = random_below(5) ? 1 : 2;
    const i64 is_turned = random_below(2);
    *row = is_turned ? step : columns * step + apart;
    *column = is_turned ? rows * step + apart : step;
    return (rows - 1) * *row + (columns - 1) * *column + 1;
}

static void one_case(void)
{
    const i64 deep = random_below(20) ? 60 : 2300;
    const i64 rows = 1 + random_below(80), depth = 1 + random_below(deep);
    const i64 columns = 1 + random_below(120);
    static const i64 cuts[][2] = {{6, 64}, {8, 48}, {12, 32}, {12, 16}, {6, 16}};
    const i64 *cut = cuts[random_below(5)];
    i64 a_row, a_step, b_step, b_column, out_row, out_column;
    float *a = numbers_of(layout(rows, depth, &a_row, &a_step));
    float *b = numbers_of(layout(depth, columns, &b_step, &b_column));
    const i64 room = layout(rows, columns, &out_row, &out_column);
    float *out = numbers_of(room), *memory = malloc((size_t)product_memory() * sizeof *memory);
    const product work = {
        {a, a_row, a_step},
        {b, b_column, b_step},
        out,
        1,
        0,
        0,
        0,
        out_row,
        out_column,
        rows,
        depth,
        columns,
        cut[0],
        cut[1],
        random_below(100),
        1 + random_below(3),
        1 + random_below(3),
        memory,
        product_memory(),
    };
    multiply(0, &work);
    for (i64 i = 0; i < rows; ++i)
        for (i64 j = 0; j < columns; ++j) {
            double sum = 0;
            for (i64 k = 0; k < depth; ++k)
                sum += (double)a[i * a_row + k * a_step] * b[k * b_step + j * b_column];
            if (fabs(sum - out[i * out_row + j * out_column]) > 1e-4 * sqrt((double)depth)) {
                fprintf(stderr, "%lld x %lld x %lld at %lld, %lld\n", rows, depth, columns, i, j);
                exit(1);
            }
        }
    free(a);
    free(b);
    free(out);
    free(memory);
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
