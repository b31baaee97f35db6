/* Products of bfloat16 of random shapes and layouts in memory that ends where they do. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef BY_VECTORS
#include "half_products_by_vectors.c"
#else
#include "half_products.c"
#endif
#include "drawn_matrices.h"

static float rounded(float number)
{
    return as_bfloat16(number + (lanes){0})[0];
}

/* What comes of a product, which was rounded itself. */
static void check(double expected, float found, double product, i64 depth, i64 row, i64 column)
{
    if (fabs(expected - found) <= fabs(product) / 128 + 1e-4 * (double)depth)
        return;
    fprintf(stderr, "%f is %f of depth %lld at %lld, %lld\n", expected, found, depth, row, column);
    exit(1);
}

static void one_case(void)
{
    const i64 rows = 1 + random_below(100), depth = 1 + random_below(random_below(20) ? 60 : 1100);
    const i64 columns = 1 + random_below(100), group = 1 + random_below(3);
    const i64 count = random_below(3) ? 1 : group * (1 + random_below(2));
    i64 a_row, a_step, b_step, b_column;
    const i64 a_room = layout(rows, depth, &a_row, &a_step);
    const i64 b_room = layout(depth, columns, &b_step, &b_column);
    float *a = numbers_of(count * a_room), *b = numbers_of(count * b_room);
    float *out = numbers_of(count * rows * columns);
    float *bias = random_below(2) ? numbers_of(columns) : 0;
    const i64 of_tile = parts_of(depth, TILE_DEPTH) * TILE_BYTES / 4;
    const i64 row_parts = 1 + random_below(3), column_parts = 1 + random_below(3);
    i64 tiles = tiles_of(rows) + tiles_of(columns); /* that are packed before */
    if (count == 1 && row_parts == 1)
        tiles = tiles_of(rows);
    else if (count == 1 && column_parts == 1)
        tiles = tiles_of(columns);
    const i64 size = tiles * of_tile, own = count == 1 ? 2 * of_tile : 0;
    float *memory = unwritten(size + own + LINE / 4);
    const half_product work = {
        .a = a, .b = b, .out = out, .memory = memory, .bias = bias,
        .is_rectified = random_below(2),
        .a_row = a_row, .a_step = a_step, .b_row = b_column, .b_step = b_step,
        .count = count, .group = group, .a_far = group * a_room, .b_far = group * b_room,
        .out_far = group * rows * columns, .a_near = a_room, .b_near = b_room,
        .out_near = rows * columns,
        .rows = rows, .depth = depth, .columns = columns, .packs = 1 + random_below(3),
        .row_parts = row_parts, .column_parts = column_parts,
        .memory_size = size,
    };
    const i64 is_moved = count == 1 && !bias && !work.is_rectified && random_below(2);
    float *param = numbers_of(rows * columns), *accum = numbers_of(rows * columns);
    float *before = malloc((size_t)(2 * rows * columns) * sizeof *before);
    for (i64 k = 0; k < rows * columns; ++k) {
        before[2 * k] = param[k];
        before[2 * k + 1] = accum[k];
    }
    const told_both both = {work, MOMENTUM, {.param = param, .first = accum, .rate = 0.1, .stays = 0.9}};
    if (is_moved)
        multiply_halves_and_move(0, &both);
    else
        multiply_halves(0, &work);
    for (i64 pair = 0; pair < count; ++pair)
        for (i64 i = 0; i < rows; ++i)
            for (i64 j = 0; j < columns; ++j) {
                const i64 at = i * columns + j;
                double sum = 0;
                for (i64 k = 0; k < depth; ++k)
                    sum += (double)rounded(a[pair * a_room + i * a_row + k * a_step]) *
                           rounded(b[pair * b_room + k * b_step + j * b_column]);
                if (is_moved) {
                    const double stays = 0.9 * before[2 * at + 1] + sum;
                    check(stays, accum[at], sum, depth, i, j);
                    check(before[2 * at] - 0.1 * stays, param[at], sum, depth, i, j);
                    continue;
                }
                double expected = sum + (bias ? bias[j] : 0);
                if (work.is_rectified && expected < 0)
                    expected = 0;
                check(expected, out[pair * rows * columns + at], sum, depth, i, j);
            }
    float *const all[] = {a, b, out, bias, memory, param, accum, before};
    for (u64 k = 0; k < sizeof all / sizeof *all; ++k)
        free(all[k]);
}

int main(int count, char **arguments)
{
    const i64 cases = count > 1 ? atoll(arguments[1]) : 100;
    state = count > 2 ? (u64)atoll(arguments[2]) : 1;
#ifndef BY_VECTORS
    if (syscall(SYS_arch_prctl, 0x1023, 18)) /* asks for the registers of tiles */
        return 2;
#endif
    for (i64 k = 0; k < cases; ++k)
        one_case();
    printf("%lld cases\n", cases);
    return 0;
}
