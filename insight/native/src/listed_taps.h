/* Which taps of a window meet something at one position, and how far from a base that lies: so a
 * border costs nothing, and a step may be any. */
#ifndef INSIGHT_LISTED_TAPS_H
#define INSIGHT_LISTED_TAPS_H

#include "convolution_words.h"

/* Along one axis at one position: which taps meet something, one bit each, and where the list's
 * distances begin. */
typedef struct {
    u64 taps;
    i64 rest, base;
} along;

static along along_at(const convolution *c, i64 axis, i64 position)
{
    along found = {0, 0, 0};
    const i64 stride = c->stride[axis], gap = c->gap[axis];
    if (!c->back) {
        found.base = position * stride - c->pad[axis];
        for (i64 tap = 0; tap < c->kernel[axis]; ++tap) {
            const i64 at = found.base + tap * gap;
            if (at >= 0 && at < c->size[axis])
                found.taps |= (u64)1 << tap;
        }
        return found;
    }
    found.rest = (position + c->pad[axis]) % stride;
    found.base = (position + c->pad[axis]) / stride;
    for (i64 tap = 0; tap < c->kernel[axis]; ++tap) {
        const i64 at = position + c->pad[axis] - tap * gap;
        if (at >= 0 && at % stride == 0 && at / stride < c->positions[axis])
            found.taps |= (u64)1 << tap;
    }
    return found;
}

/* How far from the base what a tap meets lies; for one that meets something. */
static i64 distance(const convolution *c, i64 axis, i64 rest, i64 tap)
{
    const i64 gap = tap * c->gap[axis];
    /* The difference is a multiple of the stride. */
    return c->back ? (rest - gap) / c->stride[axis] : gap;
}

/* Pairs: how far from the base what is read lies, and which tap meets it. */
static i64 listed(const convolution *c, const along *at, i64 *list)
{
    const i64 *size = c->back ? c->positions : c->size;
    i64 count = 0;
    for (i64 z = 0; z < c->kernel[0]; ++z)
        for (i64 y = 0; y < c->kernel[1]; ++y)
            for (i64 x = 0; x < c->kernel[2]; ++x) {
                if (!(at[0].taps >> z & at[1].taps >> y & at[2].taps >> x & 1))
                    continue;
                const i64 deep = distance(c, 0, at[0].rest, z);
                const i64 down = distance(c, 1, at[1].rest, y);
                const i64 across = distance(c, 2, at[2].rest, x);
                list[2 * count] = ((deep * size[1] + down) * size[2] + across) * c->samples;
                list[2 * count + 1] = (z * c->kernel[1] + y) * c->kernel[2] + x;
                ++count;
            }
    return count;
}

#endif
