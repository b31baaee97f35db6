/* Convolutions by tiles of parts of random windows in memory that ends where they do. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "split_convolution.c"
#include "drawn.h"

static float *numbers_of(i64 count)
{
    float *made = malloc((size_t)count * sizeof *made);
    for (i64 k = 0; k < count; ++k)
        made[k] = (float)random_below(200000001) / 100000000 - 1;
    return made;
}

static void compare(const char *what, const float *found, const double *expected, i64 count,
                    i64 terms)
{
    for (i64 k = 0; k < count; ++k)
        if (!(fabs(found[k] - expected[k]) <= 1e-7 * (double)(terms + 8))) {
            fprintf(stderr, "%s differs at %lld: %f is %f\n", what, k, expected[k], found[k]);
            exit(1);
        }
}

static i64 asked;

static i64 counted(pool *pool, const void *words)
{
    (void)pool, (void)words;
    ++asked;
    return 2;
}

static float *memory_for(split_convolution *c, i64 shared, i64 each)
{
    c->shared_size = shared;
    c->memory_size = each;
    return c->memory = unwritten(shared + each + 2 * LINE / 4);
}

static void one_case(void)
{
    split_convolution c = {
        .samples = 1 + random_below(50), .channels = 1 + random_below(34),
        .filters = 1 + random_below(35), .kernel_height = 1 + random_below(4),
        .kernel_width = 1 + random_below(4), .by_numbers = counted,
    };
    c.stride_y = 1 + random_below(smaller(2, c.kernel_height));
    c.stride_x = 1 + random_below(2);
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
    c.row_parts = 1 + random_below(c.out_height);
    c.block_parts = 1 + random_below(parts_of(n, TILE));
    const i64 filters = parts_of(c.filters, TILE), channels = parts_of(c.channels, TILE);

    split_convolution forward = c;
    forward.other = w;
    forward.out = y;
    void *first = memory_for(&forward, filters * of_weights(&c) / 4,
                             (c.kernel_height + c.stride_y) * of_block(&c) / 4 *
                                 parts_of(parts_of(n, TILE), c.block_parts));
    const i64 made = convolve_split(0, &forward);
    compare("what comes out", y, expected_y, counts[2], c.of_filter);

    split_convolution back = c;
    back.other = g;
    back.out = dw;
    void *second = memory_for(
        &back, c.row_parts * parts_of(n, TILE_DEPTH) * weight_tiles(&c) * TILE * TILE,
        SPLIT_BYTES / 4 * (c.kernel_height * packed_width(&c) * channels + c.out_width * filters));
    const i64 made_back = convolve_weight_split(0, &back);
    compare("a gradient of weights", dw, expected_dw, counts[1], volume_y * n);

    /* Some number that is seen is not finite. */
    const i64 was_asked = asked;
    w[random_below(counts[1])] = random_below(2) ? INFINITY : NAN;
    const i64 refused = convolve_split(0, &forward);
    if (made != 1 || made_back != 1 || was_asked || refused != 2 || asked != 1) {
        fprintf(stderr, "asked float32 %lld times, then %lld\n", was_asked, asked);
        exit(1);
    }
    asked = 0;
    void *const all[] = {x, w, g, y, dw, expected_y, expected_dw, first, second};
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
