/* Copies between arrays in memory that ends where they do, under sanitizers. */

#include <stdio.h>
#include <stdlib.h>

#include "copies.c"
#include "drawn.h"

enum { AXES = OUTER_AXES + 2 };

/* Distances of the axes in an order drawn at random, with gaps and axes that stand still where they
 * may; returns how many numbers there are from the first to the last. */
static i64 laid(const i64 *lengths, i64 *steps, i64 may_stand)
{
    i64 order[AXES], step = 1 + (random_below(4) == 0), last = 0;
    for (i64 k = 0; k < AXES; ++k) {
        const i64 other = random_below(k + 1);
        order[k] = order[other];
        order[other] = k;
    }
    for (i64 k = 0; k < AXES; ++k) {
        const i64 at = order[k];
        if (may_stand && random_below(6) == 0) {
            steps[at] = 0;
            continue;
        }
        steps[at] = step;
        last += step * (lengths[at] - 1);
        step *= lengths[at] + (random_below(8) == 0);
    }
    return last + 1;
}

static void one_case(void)
{
    i64 lengths[AXES], from[AXES], to[AXES], all = 1;
    for (i64 k = 0; k < AXES; ++k)
        all *= lengths[k] = k < 2 ? 1 + random_below(70) : 1 + random_below(3);
    const i64 read = laid(lengths, from, 1), written = laid(lengths, to, 0);
    u32 *source = malloc((size_t)read * sizeof *source), *out = malloc((size_t)written * sizeof *out);
    for (i64 k = 0; k < read; ++k)
        source[k] = (u32)k;
    copy c = {.from = source, .to = out, .parts = 1 + random_below(5)};
    axis axes[AXES];
    for (i64 k = 0; k < AXES; ++k)
        axes[k] = (axis){lengths[k], from[k], to[k]};
    c.deep = axes[0], c.across = axes[1];
    for (i64 k = 2; k < AXES; ++k)
        c.outer[k - 2] = axes[k];
    c.kind = BY_NUMBER;
    if (c.across.to == 1 && c.across.from <= 1)
        c.kind = c.across.from ? BY_ROW : ONE_A_ROW;
    else if (c.across.to == 1 && c.deep.from == 1)
        c.kind = TURNED;
    c.deep_blocks = 1 + random_below(3), c.across_blocks = 1 + random_below(3);
    copied(0, &c);
    for (i64 k = 0; k < all; ++k) {
        i64 left = k, here = 0, there = 0;
        for (i64 a = 0; a < AXES; ++a) {
            here += left % lengths[a] * from[a];
            there += left % lengths[a] * to[a];
            left /= lengths[a];
        }
        if (source[here] != out[there]) {
            fprintf(stderr, "%lld is not at %lld\n", here, there);
            exit(1);
        }
    }
    free(source);
    free(out);
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
