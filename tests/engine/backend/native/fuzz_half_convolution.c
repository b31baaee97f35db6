/* Convolutions of bfloat16 of random windows in memory that ends where they do. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef BY_VECTORS
#include "half_convolution_by_vectors.c"
#else
#include "half_convolution.c"
#endif
#include "drawn.h"

static float rounded(float number)
{
    return as_bfloat16(number + (lanes){0})[0];
}

static float *numbers_of(i64 count)
{
    float *made = malloc((size_t)count * sizeof *made);
    for (i64 k = 0; k < count; ++k)
        made[k] = rounded((float)random_below(2001) / 1000 - 1);
    return made;
}

static void compare(const char *what, const float *found, const double *expected, i64 count,
                    i64 terms)
{
    for (i64 k = 0; k < count; ++k) {
        const double bound = fabs(expected[k]) / 256 + 1e-6 * (double)(terms + 1);
        if (!(fabs(found[k] - expected[k]) <= bound)) { /* no number is not near either */
            fprintf(stderr, "%s differs at %lld: %f is %f\n", what, k, expected[k], found[k]);
            exit(1);
        }
    }
}

static void one_case(void)
{
    half_convolution c = {
        .samples = 1 + random_below(50), .channels = 1 + random_below(20),
        .filters = 1 + random_below(35), .kernel_height = 1 + random_below(4),
        .kernel_width = 1 + random_below(4), .stride_y = 1 + random_below(2),
        .stride_x = 1 + random_below(2),
    };
    c.pad_y = random_below(c.kernel_height);
    c.pad_x = random_below(c.kernel_width);
    c.height = c.kernel_height + random_below(5);
    c.width = c.kernel_width + random_below(7);
    c.out_height = (c.height + 2 * c.pad_y - c.kernel_height) / c.stride_y + 1;
    c.out_width = (c.width + 2 * c.pad_x - c.kernel_width) / c.stride_x + 1;
    c.of_x = 1;
    c.of_y = c.kernel_width;
    c.of_channel = c.kernel_height * c.kernel_width;
    c.of_filter = c.channels * c.of_channel;
    const i64 n = c.samples, volume_x = c.height * c.width, volume_y = c.out_height * c.out_width;
    const i64 counts[] = {c.channels * volume_x * n, c.filters * c.of_filter, c.filters * volume_y * n};
    float *x = numbers_of(counts[0]), *w = numbers_of(counts[1]), *g = numbers_of(counts[2]);
    float *y = numbers_of(counts[2]), *dw = numbers_of(counts[1]);
    double *expected_y = calloc((size_t)counts[2], sizeof(double));
    double *expected_dw = calloc((size_t)counts[1], sizeof(double));
    for (i64 f = 0; f < c.filters; ++f)
        for (i64 ch = 0; ch < c.channels; ++ch)
            for (i64 p = 0; p < volume_y; ++p)
                for (i64 t = 0; t < c.of_channel; ++t) {
                    const i64 row = p / c.out_width * c.stride_y - c.pad_y + t / c.kernel_width;
                    const i64 column = p % c.out_width * c.stride_x - c.pad_x + t % c.kernel_width;
                    if (row < 0 || row >= c.height || column < 0 || column >= c.width)
                        continue;
                    const i64 in = (ch * volume_x + row * c.width + column) * n;
                    const i64 out = (f * volume_y + p) * n, of = f * c.of_filter + ch * c.of_channel + t;
                    for (i64 k = 0; k < n; ++k) {
                        expected_y[out + k] += (double)x[in + k] * w[of];
                        expected_dw[of] += (double)x[in + k] * g[out + k];
                    }
                }
    c.image = x;
    c.parts = 1 + random_below(c.out_height);
    const i64 width = packed_width(&c);
    const i64 filters = parts_of(c.filters, TILE), channels = parts_of(c.channels, TILE);

    half_convolution forward = c;
    forward.other = w;
    forward.out = y;
    forward.shared_size = filters * c.kernel_height * run_tiles(&c) * TILE_BYTES / 4;
    forward.memory_size =
        c.kernel_height * width * parts_of(n, TILE) * parts_of(c.channels, 2) * TILE_ROW / 4;
    i64 size = forward.shared_size + forward.memory_size + LINE / 4;
    forward.memory = unwritten(size);
    convolve_halves(0, &forward);
    compare("what comes out", y, expected_y, counts[2], c.of_filter);

    half_convolution back = c;
    back.other = g;
    back.out = dw;
    back.shared_size = c.parts * weight_tiles(&c) * TILE * TILE;
    back.memory_size = parts_of(n, TILE_DEPTH) * TILE_BYTES / 4 *
                       (c.out_width * filters + c.kernel_height * width * channels);
    size = back.shared_size + back.memory_size + LINE / 4;
    back.memory = unwritten(size);
    convolve_weight_halves(0, &back);
    compare("a gradient of weights", dw, expected_dw, counts[1], volume_y * n);
    void *const all[] = {x, w, g, y, dw, expected_y, expected_dw, forward.memory, back.memory};
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
