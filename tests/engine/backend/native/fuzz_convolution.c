/* Convolutions of random windows in memory that ends where they do, under sanitizers. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "convolution.c"
#include "drawn.h"

static float *numbers_of(i64 count)
{
    float *made = malloc((size_t)count * sizeof *made);
    for (i64 k = 0; k < count; ++k)
        made[k] = (float)random_below(2001) / 1000 - 1;
    return made;
}

static void compare(const char *what, const float *found, const double *expected, i64 count,
                    double terms)
{
    for (i64 k = 0; k < count; ++k)
        if (fabs(found[k] - expected[k]) > 1e-4 * sqrt(terms)) {
            fprintf(stderr, "%s differs at %lld\n", what, k);
            exit(1);
        }
}

/* The three by plain loops over everything. */
static void by_loops(const convolution *c, const float *x, const float *w, const float *g,
                     double *y, double *dx, double *dw)
{
    const i64 n = c->samples, volume_x = volume(c->size), volume_y = volume(c->positions);
    const i64 taps = volume(c->kernel);
    for (i64 group = 0; group < c->groups; ++group)
        for (i64 f = 0; f < c->filters; ++f)
            for (i64 ch = 0; ch < c->channels; ++ch)
                for (i64 p = 0; p < volume_y; ++p)
                    for (i64 t = 0; t < taps; ++t) {
                        i64 place = 0, inside = 1, rest_p = p, rest_t = t, step = 1;
                        for (i64 axis = AXES - 1; axis >= 0; --axis) {
                            const i64 at = rest_p % c->positions[axis] * c->stride[axis] -
                                           c->pad[axis] + rest_t % c->kernel[axis] * c->gap[axis];
                            rest_p /= c->positions[axis];
                            rest_t /= c->kernel[axis];
                            inside &= at >= 0 && at < c->size[axis];
                            place += at * step;
                            step *= c->size[axis];
                        }
                        if (!inside)
                            continue;
                        const i64 filter = group * c->filters + f;
                        const i64 in = ((group * c->channels + ch) * volume_x + place) * n;
                        const i64 out = (filter * volume_y + p) * n;
                        const i64 weight = (filter * c->channels + ch) * taps + t;
                        for (i64 s = 0; s < n; ++s) {
                            y[out + s] += (double)w[weight] * x[in + s];
                            dx[in + s] += (double)w[weight] * g[out + s];
                            dw[weight] += (double)g[out + s] * x[in + s];
                        }
                    }
}

static void one_case(void)
{
    convolution c = {0};
    c.samples = LANES + random_below(60);
    c.groups = 1 + random_below(2);
    c.channels = 1 + random_below(5);
    c.filters = 1 + random_below(20);
    c.is_wide = random_below(2);
    const i64 is_large = !random_below(40); /* rows are cut */
    if (is_large)
        c.channels = c.filters = 1 + random_below(2);
    for (i64 axis = 0; axis < AXES; ++axis) {
        c.kernel[axis] = 1 + random_below(axis ? 4 : 2);
        c.stride[axis] = 1 + random_below(2);
        c.pad[axis] = random_below(2);
        c.gap[axis] = 1 + random_below(2);
        const i64 reach = (c.kernel[axis] - 1) * c.gap[axis] + 1, after = random_below(2);
        c.size[axis] = larger(1, reach - c.pad[axis] - after + random_below(axis ? 5 : 2)) +
                       (is_large && axis ? 100 * c.stride[axis] : 0);
        const i64 room = c.size[axis] + c.pad[axis] + after - reach;
        c.positions[axis] = room < 0 ? 1 : room / c.stride[axis] + 1;
    }
    const i64 count_x = c.groups * c.channels * volume(c.size) * c.samples;
    const i64 count_y = c.groups * c.filters * volume(c.positions) * c.samples;
    const i64 weights = c.groups * c.filters * c.channels * volume(c.kernel);
    float *x = numbers_of(count_x), *w = numbers_of(weights), *g = numbers_of(count_y);
    float *y = numbers_of(count_y), *dx = numbers_of(count_x), *dw = numbers_of(weights);
    double *exact_y = calloc((size_t)count_y, 8), *exact_x = calloc((size_t)count_x, 8);
    double *exact_w = calloc((size_t)weights, 8);
    by_loops(&c, x, w, g, exact_y, exact_x, exact_w);

    c.memory_size = listed_memory(&c);
    c.memory = numbers_of(c.memory_size);
    c.weights = numbers_of(weights);
    c.from = x, c.other = w, c.out = y;
    convolve(0, &c);
    compare("output", y, exact_y, count_y, (double)(c.channels * volume(c.kernel)));
    float *bias = numbers_of(c.groups * c.filters), *ended = numbers_of(count_y);
    c.bias = random_below(3) ? bias : 0, c.is_rectified = random_below(2), c.out = ended;
    convolve(0, &c);
    for (i64 k = 0; k < count_y; ++k) {
        const float sum = y[k] + (c.bias ? bias[k / (count_y / (c.groups * c.filters))] : 0);
        const float expected = c.is_rectified && !(sum > 0) ? 0 : sum;
        if (memcmp(&expected, ended + k, sizeof expected)) {
            fprintf(stderr, "what follows differs at %lld\n", k);
            exit(1);
        }
    }
    c.bias = 0, c.is_rectified = 0;
    free(bias), free(ended), free(c.memory);
    c.from = g, c.out = dx, c.back = 1;
    c.memory_size = listed_memory(&c);
    c.memory = numbers_of(c.memory_size);
    convolve(0, &c);
    compare("input's gradient", dx, exact_x, count_x, (double)(c.filters * volume(c.kernel)));
    free(c.memory);
    c.back = 0, c.from = x, c.other = g, c.out = dw;
    c.threads = 1 + random_below(9);
    c.memory_size = weight_memory(&c);
    c.memory = numbers_of(c.memory_size);
    free(c.weights);
    c.weights = numbers_of(partial_memory(&c));
    convolve_weight(0, &c);
    compare("weights' gradient", dw, exact_w, weights, (double)(count_y / c.filters / c.groups));
    void *all[] = {x, w, g, y, dx, dw, exact_y, exact_x, exact_w, c.memory, c.weights};
    for (i64 k = 0; k < 11; ++k)
        free(all[k]);
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
