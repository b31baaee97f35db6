/* Products of float32 by tiles, of random shapes and layouts in memory that ends where they do. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "split_products.c"
#include "drawn_matrices.h"

static void check(double expected, float found, i64 depth, i64 row, i64 column)
{
    if (fabs(expected - found) <= 1e-6 * (double)(depth + 1))
        return;
    if (isnan(expected) && isnan(found))
        return;
    fprintf(stderr, "%f is %f of depth %lld at %lld, %lld\n", expected, found, depth, row, column);
    exit(1);
}

static i64 blocks_of(i64 length, i64 parts)
{
    return parts_of(parts_of(length, SIDE), parts) * SIDE;
}

static void one_case(void)
{
    const i64 rows = 1 + random_below(100), depth = 1 + random_below(random_below(20) ? 90 : 1100);
    const i64 columns = 1 + random_below(100);
    i64 a_row, a_step, b_step, b_column;
    const i64 a_room = layout(rows, depth, &a_row, &a_step);
    const i64 b_room = layout(depth, columns, &b_step, &b_column);
    float *a = numbers_of(a_room), *b = numbers_of(b_room), *out = numbers_of(rows * columns);
    float *bias = random_below(2) ? numbers_of(columns) : 0;
    const i64 is_packed = !random_below(3), is_turned = !is_packed && random_below(2);
    const i64 all_steps = parts_of(depth, TILE_DEPTH);
    const i64 packed_size = parts_of(columns, TILE) * all_steps * SPLIT_BYTES;
    u8 *packed = is_packed ? aligned_alloc(LINE, (size_t)packed_size) : 0;
    if (!random_below(10))
        a[0] = NAN;
    split_product work = {
        .a = a, .b = b, .out = out, .bias = bias, .packed = packed,
        .is_rectified = random_below(2),
        .a_row = a_row, .a_step = a_step, .b_row = b_column, .b_step = b_step,
        .rows = rows, .depth = depth, .columns = columns, .is_turned = is_turned,
        .parts = 1 + random_below(2), .stays_parts = 1 + random_below(2),
    };
    const i64 goes = blocks_of(is_turned ? columns : rows, work.parts);
    const i64 stays = blocks_of(is_turned ? rows : columns, work.stays_parts);
    work.at_once = random_below(2) ? goes : SIDE;
    work.stays_at_once = random_below(2) ? stays : SIDE;
    work.depth_at_once = random_below(2) ? all_steps * TILE_DEPTH : TILE_DEPTH * 2;
    const i64 of_depth = work.depth_at_once / TILE_DEPTH * SPLIT_BYTES / 4;
    const i64 sums = work.depth_at_once < depth ? work.at_once * work.stays_at_once : 2 * SIDE * SIDE;
    work.memory_size = (is_packed ? 0 : work.stays_at_once / TILE * of_depth) + 4 * of_depth +
                       SIDE * SIDE + sums + LINE / 4;
    work.memory = unwritten(work.memory_size);
    if (is_packed) {
        const right_matrix right = {b, packed, b_column, b_step, depth, columns,
                                    1 + random_below(parts_of(columns, TILE))};
        pack_split(0, &right);
    }
    const i64 is_moved = !bias && !work.is_rectified && random_below(2);
    float *param = numbers_of(rows * columns), *accum = numbers_of(rows * columns);
    float *before = malloc((size_t)(2 * rows * columns) * sizeof *before);
    for (i64 k = 0; k < rows * columns; ++k) {
        before[2 * k] = param[k];
        before[2 * k + 1] = accum[k];
    }
    const told_both both = {work, MOMENTUM, {.param = param, .first = accum, .rate = 0.1, .stays = 0.9}};
    if (is_moved)
        multiply_split_and_move(0, &both);
    else
        multiply_split(0, &work);
    for (i64 i = 0; i < rows; ++i)
        for (i64 j = 0; j < columns; ++j) {
            const i64 at = i * columns + j;
            double sum = 0;
            for (i64 k = 0; k < depth; ++k)
                sum += (double)a[i * a_row + k * a_step] * b[k * b_step + j * b_column];
            if (is_moved) {
                const double stays_then = 0.9 * before[2 * at + 1] + sum;
                check(stays_then, accum[at], depth, i, j);
                check(before[2 * at] - 0.1 * stays_then, param[at], depth, i, j);
                continue;
            }
            double expected = sum + (bias ? bias[j] : 0);
            if (work.is_rectified && expected < 0)
                expected = 0;
            check(expected, out[at], depth, i, j);
        }
    float *const all[] = {a, b, out, bias, work.memory, param, accum, before, (float *)packed};
    for (u64 k = 0; k < sizeof all / sizeof *all; ++k)
        free(all[k]);
}

int main(int count, char **arguments)
{
    const i64 cases = count > 1 ? atoll(arguments[1]) : 100;
    state = count > 2 ? (u64)atoll(arguments[2]) : 1;
    if (syscall(SYS_arch_prctl, 0x1023, 18)) /* asks for the registers */
        return 2;
    for (i64 k = 0; k < cases; ++k)
        one_case();
    printf("%lld cases\n", cases);
    return 0;
}
