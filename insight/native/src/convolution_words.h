/* What a convolution of float32 over up to three axes is told: samples lie innermost and fill the
 * lanes of vectors, (channels, depth, height, width, samples). */
#ifndef INSIGHT_CONVOLUTION_WORDS_H
#define INSIGHT_CONVOLUTION_WORDS_H

#include "lanes.h"
#include "pool.h"

#pragma STDC FP_CONTRACT ON /* one rounding for a product and its sum, where the machine can */

enum { AXES = 3 };

typedef struct {
    const float *from; /* what is read at positions of its own, and what at each meets */
    const float *other;
    float *out;
    i64 samples, groups, channels, filters; /* of each group */
    i64 size[AXES], positions[AXES], kernel[AXES], stride[AXES], pad[AXES], gap[AXES];
    i64 back;    /* whether positions are those of the input, and what is read the output's */
    i64 is_wide; /* whether registers hold 512 bits */
    float *memory; /* of each thread */
    i64 memory_size;
    float *weights; /* turned: what meets lies side by side */
    i64 threads; /* among which the gradient of the weights is cut */
    const float *bias; /* what is added to each number of a filter; or 0 */
    i64 is_rectified;  /* what is below 0 becomes 0, after the bias */
} convolution;

static i64 volume(const i64 *lengths)
{
    return lengths[0] * lengths[1] * lengths[2];
}

static i64 smaller(i64 one, i64 other)
{
    return one < other ? one : other;
}

static i64 larger(i64 one, i64 other)
{
    return one > other ? one : other;
}

/* Into how many pieces some are cut, none longer than `most`. */
static i64 pieces_of(i64 count, i64 most)
{
    return (count + most - 1) / most;
}

/* Where the piece of this number begins, of some as long as each other. */
static i64 piece_at(i64 count, i64 pieces, i64 number)
{
    return count * number / pieces;
}

static i64 has_border(const convolution *c)
{
    i64 border = 0;
    for (i64 axis = 0; axis < AXES; ++axis) {
        const i64 last = (c->positions[axis] - 1) * c->stride[axis] - c->pad[axis] +
                         (c->kernel[axis] - 1) * c->gap[axis];
        border |= c->pad[axis] > 0 || last >= c->size[axis];
    }
    return border;
}

static i64 weights_of(const convolution *c)
{
    return c->groups * c->filters * c->channels * volume(c->kernel);
}

/* Whether all numbers are finite. */
WIDE static i64 are_finite(const float *numbers, i64 count)
{
    lanes rest = {0};
    float last = 0;
    i64 k = 0;
    for (; k + LANES <= count; k += LANES)
        rest += *(const lanes *)(numbers + k) * 0;
    for (; k < count; ++k)
        last += numbers[k] * 0;
    for (i64 lane = 0; lane < LANES; ++lane)
        last += rest[lane];
    return last == 0;
}

#endif
