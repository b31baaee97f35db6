/* Steps of optimizers in one pass over memory: the same operations in the same order as NumPy's, and
 * so the same bits. */

#include "pool.h"
#include "lanes.h"

#pragma STDC FP_CONTRACT OFF

typedef struct {
    float *param, *first, *second, *largest; /* `largest` is 0 without */
    const float *gradient;
    i64 count, parts, nesterov;
    float rate, stays, comes, second_stays, second_comes, epsilon; /* of the step's kind */
} step;

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
    *accum *= s->stays;
    *accum += gradient;
    *param -= s->rate * (s->nesterov ? gradient + s->stays * *accum : *accum);
}

static ALWAYS_INLINE void adam_at(const step *s, lanes *param, lanes *first, lanes *second,
                                  lanes *largest, lanes gradient)
{
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

static ALWAYS_INLINE lanes some_of(const float *from, i64 count)
{
    lanes found = {0};
    for (i64 k = 0; k < count; ++k)
        ((float *)&found)[k] = from[k];
    return found;
}

static ALWAYS_INLINE void put_some(lanes values, float *to, i64 count)
{
    for (i64 k = 0; k < count; ++k)
        to[k] = ((const float *)&values)[k];
}

enum { MOMENTUM, ADAM };

/* Numbers from `k` on: a vector of them, or the fewer that are left. */
static ALWAYS_INLINE void moved_at(const step *s, i64 k, i64 count, const i64 kind)
{
    const i64 is_whole = count == LANES;
#define READ(from) (is_whole ? *(const lanes *)((from) + k) : some_of((from) + k, count))
#define WRITE(values, to)                                                                          \
    if (is_whole)                                                                                  \
        *(lanes *)((to) + k) = values;                                                             \
    else                                                                                           \
        put_some(values, (to) + k, count);
    lanes param = READ(s->param), first = READ(s->first);
    const lanes gradient = READ(s->gradient);
    if (kind == MOMENTUM) {
        momentum_at(s, &param, &first, gradient);
    } else {
        lanes second = READ(s->second), largest = {0};
        if (s->largest)
            largest = READ(s->largest);
        adam_at(s, &param, &first, &second, s->largest ? &largest : 0, gradient);
        WRITE(second, s->second)
        if (s->largest)
            WRITE(largest, s->largest)
    }
    WRITE(first, s->first)
    WRITE(param, s->param)
}

static ALWAYS_INLINE void moved(const step *s, i64 part, const i64 kind)
{
    const i64 vectors = s->count / LANES;
    const i64 end = vectors * (part + 1) / s->parts;
    for (i64 v = vectors * part / s->parts; v < end; ++v)
        moved_at(s, v * LANES, LANES, kind);
    if (part == s->parts - 1 && s->count % LANES)
        moved_at(s, vectors * LANES, s->count % LANES, kind);
}

WIDE static void momentum_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    moved(work, part, MOMENTUM);
}

WIDE static void adam_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    moved(work, part, ADAM);
}

/* accum = stays accum + gradient; param -= rate accum, or one step ahead of it. */
void momentum_step(pool *pool, const step *s)
{
    shared(pool, momentum_part, s, s->parts);
}

/* The moments moved towards the gradient and its square, and param against their quotient. */
void adam_step(pool *pool, const step *s)
{
    shared(pool, adam_part, s, s->parts);
}
