/* Windows of pooling in memory that ends where they do, under sanitizers. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pooling.c"
#include "drawn.h"

static float *numbers_of(i64 count)
{
    float *made = malloc((size_t)count * sizeof *made);
    for (i64 k = 0; k < count; ++k)
        made[k] = (float)random_below(2001) / 1000 - 1;
    return made;
}

static void one_case(void)
{
    pooling p = {0};
    p.samples = LANES + random_below(50);
    p.channels = 1 + random_below(3);
    for (i64 axis = 0; axis < AXES; ++axis) {
        p.kernel[axis] = 1 + random_below(axis ? 4 : 2);
        p.stride[axis] = 1 + random_below(4);
        p.pad[axis] = random_below(2);
        p.gap[axis] = 1 + random_below(2);
        const i64 reach = (p.kernel[axis] - 1) * p.gap[axis] + 1, room = random_below(6);
        p.size[axis] = reach + room;
        p.positions[axis] = (room + p.pad[axis] + random_below(2)) / p.stride[axis] + 1;
    }
    const i64 in = p.channels * volume(p.size) * p.samples;
    const i64 out = p.channels * volume(p.positions) * p.samples;
    float *x = numbers_of(in), *largest = numbers_of(out), *total = numbers_of(out);
    float *put = numbers_of(in), *spread = numbers_of(in);
    u8 *indices = malloc((size_t)out);
    p.from = x, p.out = largest;
    largest_below(0, &p);
    p.out = total;
    sum_below(0, &p);
    p.other = largest, p.indices = indices;
    index_below(0, &p);
    float *again = numbers_of(out);
    u8 *same = malloc((size_t)out);
    p.out = again, p.indices = same;
    largest_and_index_below(0, &p);
    if (memcmp(again, largest, (size_t)out * 4) || memcmp(same, indices, (size_t)out)) {
        fprintf(stderr, "one pass differs from two\n");
        exit(1);
    }
    p.indices = indices;
    for (i64 k = 0; k < out; ++k)
        if (largest[k] < -2) /* below a border alone */
            largest[k] = 0;
    p.from = largest, p.out = put, p.other = 0;
    put_back(0, &p);
    if (are_apart(&p)) { /* what is gated by the largest is gated by the image */
        float *open = numbers_of(in);
        p.other = largest, p.out = open;
        put_back(0, &p);
        for (i64 k = 0; k < in; ++k)
            if (open[k] != put[k] * (x[k] > 0 ? 1.0f : 0.0f)) {
                fprintf(stderr, "the gate differs at %lld\n", k);
                exit(1);
            }
        p.other = 0;
        free(open);
    }
    p.out = spread;
    spread_back(0, &p);
    double went = 0, came = 0, taken = 0, given = 0;
    for (i64 k = 0; k < in; ++k) {
        came += put[k];
        taken += (double)spread[k] * x[k];
    }
    for (i64 k = 0; k < out; ++k) {
        went += largest[k]; /* each goes back to where it was */
        given += (double)largest[k] * total[k]; /* and the sums' way back is their adjoint */
    }
    if (fabs(went - came) > 1e-3 * (double)out || fabs(taken - given) > 1e-3 * (double)out) {
        fprintf(stderr, "%g and %g, %g and %g\n", went, came, taken, given);
        exit(1);
    }
    const elements all = {x, put, spread, in, 3};
    rectified(0, &all);
    gated(0, &all);
    void *made[] = {x, largest, total, put, spread, indices, again, same};
    for (i64 k = 0; k < 8; ++k)
        free(made[k]);
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
