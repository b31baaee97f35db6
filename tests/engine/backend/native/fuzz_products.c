/* Products of random shapes and layouts in memory that ends where they do, under sanitizers. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "products.c"
#include "drawn_matrices.h"

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

/* Where one of many matrices lies. */
static i64 place(i64 pair, i64 group, i64 far, i64 near)
{
    return pair / group * far + pair % group * near;
}

static void one_case(void)
{
    const i64 deep = random_below(20) ? 60 : 1100;
    const i64 rows = 1 + random_below(150), depth = 1 + random_below(deep);
    static const i64 cuts[][2] = {{6, 4}, {8, 3}, {12, 2}, {12, 1}, {6, 1}};
    const i64 *cut = cuts[random_below(5)], width = LANES * cut[1];
    const i64 is_panels = random_below(4) == 0; /* b lies in copies of its panels */
    const i64 columns = is_panels ? width * (1 + random_below(3)) : 1 + random_below(120);
    i64 a_row, a_step, b_step, b_column, out_row, out_column;
    const i64 is_alone = random_below(3), group = is_alone ? 1 : 1 + random_below(3);
    const i64 count = is_alone ? 1 : group * (1 + random_below(3));
    const i64 a_near = layout(rows, depth, &a_row, &a_step) + random_below(3);
    i64 b_near = layout(depth, columns, &b_step, &b_column) + random_below(3), b_panel = 0;
    if (is_panels) {
        b_step = width, b_column = 1, b_panel = depth * width + random_below(2);
        b_near = b_panel * (columns / width - 1) + depth * width;
    }
    const i64 room = layout(rows, columns, &out_row, &out_column);
    const i64 out_near = room + random_below(3), more = random_below(5);
    const i64 a_far = group * a_near + more, b_far = group * b_near, out_far = group * out_near + more;
    float *a = numbers_of(place(count - 1, group, a_far, a_near) + a_near);
    float *b = numbers_of(place(count - 1, group, b_far, b_near) + b_near);
    const i64 is_moved = is_alone && (out_row == 1 || out_column == 1) && random_below(2);
    const i64 across = random_below(2), is_rectified = !is_moved && random_below(2);
    float *bias = !is_moved && random_below(2) ? numbers_of(across ? rows : columns) : 0;
    float *out = numbers_of(place(count - 1, group, out_far, out_near) + room);
    const i64 rows_at_once = 1 + random_below(rows), depth_at_once = 1 + random_below(depth);
    const i64 all_vectors = (columns + LANES - 1) / LANES;
    const i64 vectors_at_once = is_panels ? all_vectors : 1 + random_below(all_vectors);
    const i64 copied = vectors_at_once > cut[1] ? vectors_at_once : cut[1];
    const i64 panels_size = depth_at_once * LANES * copied;
    const i64 tiles = (rows_at_once + cut[0] - 1) / cut[0];
    const i64 rows_size = rows_at_once * depth_at_once + LANES * tiles;
    const i64 size = panels_size + rows_size + rows_at_once * cut[1] * LANES + LANES;
    float *memory = malloc((size_t)size * sizeof *memory);
    const product work = {
        .a = a, .b = b, .out = out, .memory = memory, .bias = bias,
        .a_row = a_row, .a_step = a_step, .b_row = b_column, .b_step = b_step,
        .count = count, .a_far = a_far, .b_far = b_far, .out_far = out_far,
        .group = group, .a_near = a_near, .b_near = b_near, .out_near = out_near,
        .out_row = out_row, .out_column = out_column,
        .rows = rows, .depth = depth, .columns = columns,
        .row_parts = 1 + random_below(3), .column_parts = is_panels ? 1 : 1 + random_below(3),
        .rows_at_once = rows_at_once, .depth_at_once = depth_at_once,
        .vectors_at_once = vectors_at_once, .tile_rows = cut[0], .panel = cut[1],
        .copies_rows = random_below(2), .b_panel = b_panel,
        .copies_panels = !is_panels && (b_column != 1 || random_below(2)),
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
    for (i64 n = 0; n < count * rows * columns; ++n) {
        const i64 pair = n / (rows * columns), i = n / columns % rows, j = n % columns;
        const float *left = a + place(pair, group, a_far, a_near) + i * a_row;
        const i64 at = is_panels ? j / width * b_panel + j % width : j * b_column;
        const float *right = b + place(pair, group, b_far, b_near) + at;
        double sum = 0;
        for (i64 k = 0; k < depth; ++k)
            sum += (double)left[k * a_step] * right[k * b_step];
        if (bias)
            sum += bias[across ? i : j];
        if (is_rectified && sum < 0)
            sum = 0;
        const i64 there = i * out_row + j * out_column;
        if (is_moved)
            check_moved(&moved, &both.step, sum, there, depth, i, j);
        else
            check(sum, out[place(pair, group, out_far, out_near) + there], depth, i, j);
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
