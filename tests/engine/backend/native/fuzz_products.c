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

static void check(double expected, float found, i64 depth, i64 row, i64 column)
{
    if (fabs(expected - found) <= 1e-4 * sqrt((double)depth))
        return;
    fprintf(stderr, "%f is %f of depth %lld at %lld, %lld\n", expected, found, depth, row, column);
    exit(1);
}

/* What a step moves, in the layout of a result: room for as many numbers each. */
typedef struct {
    i64 room, kind;
    float *numbers[4], *before[4]; /* param, first, second, largest */
} moved_state;

static moved_state state_of(i64 room)
{
    moved_state made = {room, random_below(2) ? MOMENTUM : ADAM, {0}, {0}};
    const i64 count = made.kind == MOMENTUM ? 2 : 3 + random_below(2);
    for (i64 n = 0; n < count; ++n) {
        made.numbers[n] = numbers_of(room);
        made.before[n] = malloc((size_t)room * sizeof(float));
        for (i64 k = 0; k < room; ++k)
            made.before[n][k] = made.numbers[n][k] = fabsf(made.numbers[n][k]);
    }
    return made;
}

/* One place of a step against a gradient. */
static void check_moved(const moved_state *s, const told *t, double gradient, i64 at, i64 depth, i64 row,
                        i64 column)
{
    double first = s->before[1][at] * t->stays, way;
    if (s->kind == MOMENTUM) {
        first += gradient;
        way = t->nesterov ? gradient + t->stays * first : first;
    } else {
        first += (1 - t->stays) * gradient;
        double second = t->second_stays * s->before[2][at];
        second += (1 - t->second_stays) * gradient * gradient;
        check(second, s->numbers[2][at], 100 * depth, row, column);
        if (s->numbers[3]) {
            second = fmax(second, s->before[3][at]);
            check(second, s->numbers[3][at], 100 * depth, row, column);
        }
        way = t->nesterov ? t->stays * first + (1 - t->stays) * gradient : first;
        way /= sqrt(second) + t->epsilon;
    }
    check(first, s->numbers[1][at], depth, row, column);
    check(s->before[0][at] - t->rate * way, s->numbers[0][at], depth, row, column);
}

static void free_state(moved_state *s)
{
    for (i64 n = 0; n < 4; ++n) {
        free(s->numbers[n]);
        free(s->before[n]);
    }
}

static void one_case(void)
{
    const i64 deep = random_below(20) ? 60 : 1100;
    const i64 rows = 1 + random_below(150), depth = 1 + random_below(deep);
    const i64 columns = 1 + random_below(120);
    static const i64 cuts[][2] = {{6, 4}, {8, 3}, {12, 2}, {12, 1}, {6, 1}};
    const i64 *cut = cuts[random_below(5)];
    i64 a_row, a_step, b_step, b_column, out_row, out_column;
    float *a = numbers_of(layout(rows, depth, &a_row, &a_step));
    float *b = numbers_of(layout(depth, columns, &b_step, &b_column));
    const i64 room = layout(rows, columns, &out_row, &out_column);
    const i64 is_moved = (out_row == 1 || out_column == 1) && random_below(2);
    const i64 across = random_below(2), is_rectified = !is_moved && random_below(2);
    float *bias = !is_moved && random_below(2) ? numbers_of(across ? rows : columns) : 0;
    float *out = numbers_of(room);
    const i64 rows_at_once = 1 + random_below(rows), depth_at_once = 1 + random_below(depth);
    const i64 vectors_at_once = 1 + random_below((columns + LANES - 1) / LANES);
    const i64 copied = vectors_at_once > cut[1] ? vectors_at_once : cut[1];
    const i64 panels_size = depth_at_once * LANES * copied;
    const i64 tiles = (rows_at_once + cut[0] - 1) / cut[0];
    const i64 rows_size = rows_at_once * depth_at_once + LANES * tiles;
    const i64 size = panels_size + rows_size + rows_at_once * cut[1] * LANES + LANES;
    float *memory = malloc((size_t)size * sizeof *memory);
    const product work = {
        .a = a, .b = b, .out = out, .memory = memory, .bias = bias,
        .a_row = a_row, .a_step = a_step, .b_row = b_column, .b_step = b_step,
        .count = 1, .out_row = out_row, .out_column = out_column,
        .rows = rows, .depth = depth, .columns = columns,
        .row_parts = 1 + random_below(3), .column_parts = 1 + random_below(3),
        .rows_at_once = rows_at_once, .depth_at_once = depth_at_once,
        .vectors_at_once = vectors_at_once, .tile_rows = cut[0], .panel = cut[1],
        .copies_rows = random_below(2), .copies_panels = b_column != 1 || random_below(2),
        .panels_size = panels_size, .rows_size = rows_size, .memory_size = size,
        .bias_lies_across = across, .is_rectified = is_rectified,
    };
    moved_state moved = {0};
    told_both both = {.product = work};
    if (is_moved) {
        moved = state_of(room);
        both.kind = moved.kind;
        both.step = (told){
            .param = moved.numbers[0], .first = moved.numbers[1], .second = moved.numbers[2],
            .largest = moved.numbers[3], .nesterov = random_below(2),
            .rate = 0.01, .stays = 0.9, .second_stays = 0.99, .epsilon = 0.1,
        };
        multiply_and_move(0, &both);
    } else {
        multiply(0, &work);
    }
    for (i64 i = 0; i < rows; ++i)
        for (i64 j = 0; j < columns; ++j) {
            double sum = 0;
            for (i64 k = 0; k < depth; ++k)
                sum += (double)a[i * a_row + k * a_step] * b[k * b_step + j * b_column];
            if (bias)
                sum += bias[across ? i : j];
            if (is_rectified && sum < 0)
                sum = 0;
            const i64 at = i * out_row + j * out_column;
            if (is_moved)
                check_moved(&moved, &both.step, sum, at, depth, i, j);
            else
                check(sum, out[at], depth, i, j);
        }
    free(a);
    free(b);
    free(bias);
    free(out);
    free_state(&moved);
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
