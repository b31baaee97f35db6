/* What lies below a window that slides over up to three axes, and the ways back; samples, innermost,
 * fill the lanes of vectors, (channels, depth, height, width, samples). Numbers are added and
 * compared in the order of the window's elements, as NumPy does it; and rectifiers. */

#include "pool.h"
#include "lanes.h"

#pragma STDC FP_CONTRACT OFF

enum { AXES = 3 };

typedef unsigned char narrow_lanes __attribute__((vector_size(LANES), aligned(1)));

typedef struct {
    const float *from;  /* what lies below windows, or what goes back */
    const float *other; /* the largest, where the window's element is asked for */
    u8 *indices;
    float *out;
    i64 samples, channels;
    i64 size[AXES], positions[AXES], kernel[AXES], stride[AXES], pad[AXES], gap[AXES];
} pooling;

/* Along one axis at one position: what each tap meets, or -1; of the ways back the positions. */
static i64 met(const pooling *p, i64 axis, i64 position, i64 tap, i64 back)
{
    const i64 stride = p->stride[axis];
    if (!back) {
        const i64 at = position * stride - p->pad[axis] + tap * p->gap[axis];
        return at < p->size[axis] ? at : -1; /* below 0 it is negative */
    }
    const i64 at = position + p->pad[axis] - tap * p->gap[axis];
    return at >= 0 && at % stride == 0 && at / stride < p->positions[axis] ? at / stride : -1;
}

/* For each tap in its order how far from the channel's beginning what it meets lies, or -1. */
static void meets(const pooling *p, i64 z, i64 y, i64 x, i64 back, i64 *list)
{
    const i64 *size = back ? p->positions : p->size;
    for (i64 a = 0; a < p->kernel[0]; ++a)
        for (i64 b = 0; b < p->kernel[1]; ++b)
            for (i64 c = 0; c < p->kernel[2]; ++c) {
                const i64 deep = met(p, 0, z, a, back), down = met(p, 1, y, b, back);
                const i64 across = met(p, 2, x, c, back);
                const i64 is_inside = deep >= 0 && down >= 0 && across >= 0;
                *list++ = is_inside ? ((deep * size[1] + down) * size[2] + across) * p->samples : -1;
            }
}

static i64 volume(const i64 *lengths)
{
    return lengths[0] * lengths[1] * lengths[2];
}

enum { MOST_TAPS = 64 };

/* What is no number wins against every number, as in NumPy. */
static ALWAYS_INLINE lanes larger_of(lanes one, lanes other)
{
    const whole_lanes first = (one > other) | (one != one);
    return (lanes)((first & (whole_lanes)one) | (~first & (whole_lanes)other));
}

static ALWAYS_INLINE void largest_at(const pooling *p, const float *from, const i64 *list, i64 taps,
                                     i64 to)
{
    lanes best = {0};
    best -= __builtin_inff();
    for (i64 tap = 0; tap < taps; ++tap)
        if (list[tap] >= 0)
            best = larger_of(best, *(const lanes *)(from + list[tap]));
    *(lanes *)(p->out + to) = best;
}

static ALWAYS_INLINE void index_at(const pooling *p, const float *from, const i64 *list, i64 taps,
                                   i64 to)
{
    const lanes largest = *(const lanes *)(p->other + to);
    lanes lowest = {0};
    lowest -= __builtin_inff();
    whole_lanes found = {0}, index = {0};
    index += (int)taps - 1;
    for (i64 tap = 0; tap < taps; ++tap) {
        const lanes value = list[tap] >= 0 ? *(const lanes *)(from + list[tap]) : lowest;
        const whole_lanes here = (value == largest) | ((value != value) & (largest != largest));
        const whole_lanes first = here & ~found;
        index = (first & (int)tap) | (~first & index);
        found |= here;
    }
    *(narrow_lanes *)(p->indices + to) = __builtin_convertvector(index, narrow_lanes);
}

static ALWAYS_INLINE void sum_at(const pooling *p, const float *from, const i64 *list, i64 taps,
                                 i64 to)
{
    lanes sum = {0};
    for (i64 tap = 0; tap < taps; ++tap)
        if (list[tap] >= 0)
            sum += *(const lanes *)(from + list[tap]);
    *(lanes *)(p->out + to) = sum;
}

static ALWAYS_INLINE void put_at(const pooling *p, const float *from, const i64 *list, i64 taps,
                                 i64 to, const u8 *indices)
{
    lanes sum = {0};
    for (i64 tap = 0; tap < taps; ++tap)
        if (list[tap] >= 0) {
            const narrow_lanes which = *(const narrow_lanes *)(indices + list[tap]);
            const whole_lanes is_here = __builtin_convertvector(which, whole_lanes) == (int)tap;
            /* Times 0 elsewhere: what is no number goes below the whole window, as in NumPy. */
            const lanes share = __builtin_convertvector(-is_here, lanes);
            sum += *(const lanes *)(from + list[tap]) * share;
        }
    *(lanes *)(p->out + to) = sum;
}

enum { LARGEST, INDEX, SUM, PUT, SPREAD };

/* One row of one channel. The last vector ends with the samples: some are computed twice. */
static ALWAYS_INLINE void row_of(const pooling *p, i64 part, const i64 what)
{
    const i64 back = what == PUT || what == SPREAD;
    const i64 *made = back ? p->size : p->positions, *read = back ? p->positions : p->size;
    const i64 rows = made[0] * made[1], channel = part / rows, row = part % rows;
    const i64 taps = volume(p->kernel), plane = channel * volume(read) * p->samples;
    const i64 line = (channel * rows + row) * made[2] * p->samples;
    i64 list[MOST_TAPS];
    for (i64 x = 0; x < made[2]; ++x) {
        meets(p, row / made[1], row % made[1], x, back, list);
        for (i64 k = 0; k < p->samples; k += LANES) {
            const i64 first = k + LANES > p->samples ? p->samples - LANES : k;
            const i64 to = line + x * p->samples + first;
            const float *from = p->from + plane + first;
            if (what == LARGEST)
                largest_at(p, from, list, taps, to);
            else if (what == INDEX)
                index_at(p, from, list, taps, to);
            else if (what == PUT)
                put_at(p, from, list, taps, to, p->indices + plane + first);
            else
                sum_at(p, from, list, taps, to);
        }
    }
}

#define FUNCTION(name, what, made)                                                                 \
    WIDE static void name##_part(const void *work, i64 part, i64 worker)                           \
    {                                                                                              \
        (void)worker;                                                                              \
        row_of(work, part, what);                                                                  \
    }                                                                                              \
    void name(pool *pool, const pooling *p)                                                        \
    {                                                                                              \
        shared(pool, name##_part, p, p->channels * p->made[0] * p->made[1]);                       \
    }

FUNCTION(largest_below, LARGEST, positions)
FUNCTION(index_below, INDEX, positions)
FUNCTION(sum_below, SUM, positions)
FUNCTION(put_back, PUT, size)
FUNCTION(spread_back, SPREAD, size)

typedef struct {
    const float *from, *gate;
    float *out;
    i64 count, parts;
} elements;

WIDE static void rectified_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    const elements *e = work;
    const float *restrict from = e->from;
    float *restrict out = e->out;
    for (i64 k = e->count * part / e->parts; k < e->count * (part + 1) / e->parts; ++k)
        out[k] = from[k] > 0 || from[k] != from[k] ? from[k] : 0;
}

WIDE static void gated_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    const elements *e = work;
    const float *restrict from = e->from, *restrict gate = e->gate;
    float *restrict out = e->out;
    for (i64 k = e->count * part / e->parts; k < e->count * (part + 1) / e->parts; ++k)
        out[k] = from[k] * (gate[k] > 0 ? 1.0f : 0.0f);
}

/* The larger of each number and 0. */
void rectified(pool *pool, const elements *e)
{
    shared(pool, rectified_part, e, e->parts);
}

/* Each number where its gate is above 0, times 0 elsewhere. */
void gated(pool *pool, const elements *e)
{
    shared(pool, gated_part, e, e->parts);
}
