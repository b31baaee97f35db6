/* Steps of optimizers at some numbers: the same operations in the same order as NumPy's, and so the
 * same bits. No product is put together with a sum, also where that is allowed around. */
#ifndef INSIGHT_MOVES_H
#define INSIGHT_MOVES_H

#include "pieces.h"

typedef struct {
    float *param, *first, *second, *largest; /* `largest` is 0 without */
    const float *gradient;
    i64 count, parts, nesterov;
    double rate, stays, second_stays, epsilon; /* of the step's kind */
} told;

typedef struct {
    float *param, *first, *second, *largest;
    const float *gradient;
    i64 count, parts, nesterov;
    float rate, stays, comes, second_stays, second_comes, epsilon;
} step;

/* What is told, its numbers rounded as NumPy does it: once, after what follows from them. */
static ALWAYS_INLINE step step_of(const told *t)
{
    return (step){
        .param = t->param,
        .first = t->first,
        .second = t->second,
        .largest = t->largest,
        .gradient = t->gradient,
        .count = t->count,
        .parts = t->parts,
        .nesterov = t->nesterov,
        .rate = (float)t->rate,
        .stays = (float)t->stays,
        .comes = (float)(1.0 - t->stays),
        .second_stays = (float)t->second_stays,
        .second_comes = (float)(1.0 - t->second_stays),
        .epsilon = (float)t->epsilon,
    };
}

static ALWAYS_INLINE lanes root_of(lanes x)
{
#ifdef __clang__
    return __builtin_elementwise_sqrt(x);
#else
    for (i64 k = 0; k < LANES; ++k)
        x[k] = __builtin_sqrtf(x[k]);
    return x;
#endif
}

static ALWAYS_INLINE lanes larger_of(lanes one, lanes other)
{
    const whole_lanes first = (one > other) | (one != one);
    return (lanes)((first & (whole_lanes)one) | (~first & (whole_lanes)other));
}

static ALWAYS_INLINE void momentum_at(const step *s, lanes *param, lanes *accum, lanes gradient)
{
#pragma STDC FP_CONTRACT OFF
    *accum *= s->stays;
    *accum += gradient;
    *param -= s->rate * (s->nesterov ? gradient + s->stays * *accum : *accum);
}

static ALWAYS_INLINE void adam_at(const step *s, lanes *param, lanes *first, lanes *second,
                                  lanes *largest, lanes gradient)
{
#pragma STDC FP_CONTRACT OFF
    *first *= s->stays;
    *first += s->comes * gradient;
    *second *= s->second_stays;
    *second += s->second_comes * (gradient * gradient);
    lanes root = *second;
    if (largest)
        root = *largest = larger_of(*largest, *second);
    root = root_of(root);
    root += s->epsilon;
    const lanes way = s->nesterov ? s->stays * *first + s->comes * gradient : *first;
    *param -= s->rate * (way / root);
}

enum { MOMENTUM, ADAM };

/* Numbers from `k` on, a vector of them, or the fewer that are left. */
static ALWAYS_INLINE void moved_at(const step *s, i64 k, const float *gradients, i64 count,
                                   const i64 kind)
{
    const i64 is_whole = count == LANES;
#define READ(from) (is_whole ? *(const lanes *)(from) : some_of(from, count))
#define WRITE(values, to)                                                                          \
    if (is_whole)                                                                                  \
        *(lanes *)(to) = values;                                                                   \
    else                                                                                           \
        put_some(values, to, count);
    lanes param = READ(s->param + k), first = READ(s->first + k);
    const lanes gradient = READ(gradients);
    if (kind == MOMENTUM) {
        momentum_at(s, &param, &first, gradient);
    } else {
        lanes second = READ(s->second + k), largest = {0};
        if (s->largest)
            largest = READ(s->largest + k);
        adam_at(s, &param, &first, &second, s->largest ? &largest : 0, gradient);
        WRITE(second, s->second + k)
        if (s->largest)
            WRITE(largest, s->largest + k)
    }
    WRITE(first, s->first + k)
    WRITE(param, s->param + k)
#undef READ
#undef WRITE
}

#endif
