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
    const float *other; /* the largest, where the window's element is asked for; or what gates what is
                         * put below it; or 0 */
    u8 *indices;
    float *out;
    i64 samples, channels;
    i64 size[AXES], positions[AXES], kernel[AXES], stride[AXES], pad[AXES], gap[AXES];
} pooling;

static i64 volume(const i64 *lengths)
{
    return lengths[0] * lengths[1] * lengths[2];
}

static i64 smaller(i64 one, i64 other)
{
    return one < other ? one : other;
}

/* Along one axis at one position: what each tap meets, or -1; of the ways back the positions. */
static i64 met(const pooling *p, i64 axis, i64 position, i64 tap, i64 back)
{
    const i64 stride = p->stride[axis];
    if (!back) {
        const i64 at = position * stride - p->pad[axis] + tap * p->gap[axis];
        return at < p->size[axis] ? at : -1; /* below 0 it is negative */
    }
    const i64 at = position + p->pad[axis] - tap * p->gap[axis];
    if (at < 0 || stride == 1)
        return at < p->positions[axis] ? at : -1;
    return at % stride == 0 && at / stride < p->positions[axis] ? at / stride : -1;
}

enum { MOST_TAPS = 64 };

/* The taps that meet something at one position, in their order, and how far from the channel's
 * beginning that lies. */
typedef struct {
    i64 count, at[MOST_TAPS];
    int tap[MOST_TAPS];
    i64 missing; /* the first that meets nothing, or how many there are */
} taps_met;

/* Of a row, for each line of the window where the row that it meets begins, or what is negative. */
static void lines_met(const pooling *p, i64 row, i64 back, i64 *lines)
{
    const i64 rows = back ? p->size[1] : p->positions[1];
    const i64 *read = back ? p->positions : p->size;
    for (i64 a = 0; a < p->kernel[0]; ++a)
        for (i64 b = 0; b < p->kernel[1]; ++b) {
            const i64 deep = met(p, 0, row / rows, a, back), down = met(p, 1, row % rows, b, back);
            *lines++ = deep < 0 || down < 0 ? -1 : (deep * read[1] + down) * read[2];
        }
}

static void meets(const pooling *p, const i64 *lines, i64 x, i64 back, taps_met *found)
{
    const i64 all = p->kernel[0] * p->kernel[1], across = p->kernel[2];
    i64 columns[MOST_TAPS];
    for (i64 c = 0; c < across; ++c)
        columns[c] = met(p, 2, x, c, back);
    found->count = 0;
    found->missing = all * across;
    for (i64 line = all - 1; line >= 0; --line)
        for (i64 c = across - 1; c >= 0; --c)
            if (lines[line] < 0 || columns[c] < 0)
                found->missing = line * across + c;
    for (i64 line = 0; line < all; ++line)
        for (i64 c = 0; c < across; ++c)
            if (lines[line] >= 0 && columns[c] >= 0) {
                found->at[found->count] = (lines[line] + columns[c]) * p->samples;
                found->tap[found->count++] = (int)(line * across + c);
            }
}

/* How far further on than at the position before all taps lie; 0 where it may be other taps. */
static i64 moved(const pooling *p, i64 x, i64 back)
{
    const i64 reach = (p->kernel[2] - 1) * p->gap[2], stride = p->stride[2];
    if (back)
        return stride == 1 && x - 1 + p->pad[2] >= reach && x + p->pad[2] < p->positions[2];
    const i64 at = x * stride - p->pad[2];
    return at >= stride && at + reach < p->size[2] ? stride : 0;
}

/* What is no number wins against every number, as in NumPy. */
static ALWAYS_INLINE lanes larger_of(lanes one, lanes other)
{
    const whole_lanes first = (one > other) | (one != one);
    return (lanes)((first & (whole_lanes)one) | (~first & (whole_lanes)other));
}

static ALWAYS_INLINE lanes lowest(void)
{
    const lanes zero = {0};
    return zero - __builtin_inff();
}

static ALWAYS_INLINE void put_index(whole_lanes index, u8 *out)
{
    *(narrow_lanes *)out = __builtin_convertvector(index, narrow_lanes);
}

static ALWAYS_INLINE void largest_at(const float *from, const taps_met *taps, const i64 count,
                                     float *out)
{
    lanes best = lowest();
    for (i64 k = 0; k < count; ++k)
        best = larger_of(best, *(const lanes *)(from + taps->at[k]));
    *(lanes *)out = best;
}

/* A border's numbers are the lowest that there are, and none is above the first of them. */
static ALWAYS_INLINE void both_at(const float *from, const taps_met *taps, const i64 count,
                                  float *out, u8 *indices)
{
    lanes best = lowest();
    whole_lanes index = {0};
    for (i64 k = 0; k < count; ++k) {
        const lanes value = *(const lanes *)(from + taps->at[k]);
        const whole_lanes stays = (best >= value) | (best != best);
        index = (stays & index) | (~stays & taps->tap[k]);
        best = larger_of(best, value);
    }
    *(lanes *)out = best;
    put_index(index, indices);
}

static ALWAYS_INLINE void index_at(const float *from, const taps_met *taps, const i64 count,
                                   lanes largest, i64 all, u8 *indices)
{
    whole_lanes index = {0};
    index += (int)all - 1;
    for (i64 k = count - 1; k >= 0; --k) {
        const lanes value = *(const lanes *)(from + taps->at[k]);
        const whole_lanes here = (value == largest) | ((value != value) & (largest != largest));
        index = (here & taps->tap[k]) | (~here & index);
    }
    if (taps->missing < all) {
        const whole_lanes here = (largest == lowest()) & (index > (int)taps->missing);
        index = (here & (int)taps->missing) | (~here & index);
    }
    put_index(index, indices);
}

static ALWAYS_INLINE void sum_at(const float *from, const taps_met *taps, const i64 count,
                                 float *out)
{
    lanes sum = {0};
    for (i64 k = 0; k < count; ++k)
        sum += *(const lanes *)(from + taps->at[k]);
    *(lanes *)out = sum;
}

/* A value where the index is of this tap. Times 0 elsewhere: what is no number goes below the whole
 * window, as in NumPy. */
static ALWAYS_INLINE lanes share_of(lanes value, whole_lanes index, int tap)
{
    const lanes none = value * 0;
    const whole_lanes here = index == tap;
    return (lanes)((here & (whole_lanes)value) | (~here & (whole_lanes)none));
}

static ALWAYS_INLINE whole_lanes index_of(const u8 *indices)
{
    return __builtin_convertvector(*(const narrow_lanes *)indices, whole_lanes);
}

static ALWAYS_INLINE void put_at(const float *from, const u8 *indices, const taps_met *taps,
                                 const i64 count, float *out)
{
    lanes sum = {0};
    for (i64 k = 0; k < count; ++k)
        sum += share_of(*(const lanes *)(from + taps->at[k]), index_of(indices + taps->at[k]),
                        taps->tap[k]);
    *(lanes *)out = sum;
}

enum { LARGEST, BOTH, INDEX, SUM, PUT, SPREAD };

/* All samples at one position; `to` is where the first is made. The last vector ends with the
 * samples: some are computed twice. */
static ALWAYS_INLINE void position_of(const pooling *p, const taps_met *taps, const i64 count,
                                      i64 plane, i64 to, const i64 what)
{
    for (i64 k = 0; k < p->samples; k += LANES) {
        const i64 first = smaller(k, p->samples - LANES), here = to + first;
        const float *from = p->from + plane + first;
        if (what == LARGEST)
            largest_at(from, taps, count, p->out + here);
        else if (what == BOTH)
            both_at(from, taps, count, p->out + here, p->indices + here);
        else if (what == INDEX)
            index_at(from, taps, count, *(const lanes *)(p->other + here), volume(p->kernel),
                     p->indices + here);
        else if (what == PUT)
            put_at(from, p->indices + plane + first, taps, count, p->out + here);
        else
            sum_at(from, taps, count, p->out + here);
    }
}

/* One row of one channel. */
static ALWAYS_INLINE void row_of(const pooling *p, i64 part, const i64 what)
{
    const i64 back = what == PUT || what == SPREAD;
    const i64 *made = back ? p->size : p->positions, *read = back ? p->positions : p->size;
    const i64 rows = made[0] * made[1], channel = part / rows, row = part % rows;
    const i64 plane = channel * volume(read) * p->samples;
    const i64 line = (channel * rows + row) * made[2] * p->samples;
    i64 lines[MOST_TAPS], further = 0;
    taps_met taps;
    lines_met(p, row, back, lines);
    for (i64 x = 0; x < made[2]; ++x) {
        const i64 step = x ? moved(p, x, back) : 0;
        further = step ? further + step * p->samples : 0;
        if (!step)
            meets(p, lines, x, back, &taps);
        const i64 to = line + x * p->samples;
        if (taps.count == 4)
            position_of(p, &taps, 4, plane + further, to, what);
        else
            position_of(p, &taps, taps.count, plane + further, to, what);
    }
}

/* Whether no two windows overlap. */
static i64 are_apart(const pooling *p)
{
    i64 apart = 1;
    for (i64 axis = 0; axis < AXES; ++axis)
        apart &= p->kernel[axis] <= p->stride[axis] && (p->gap[axis] == 1 || p->kernel[axis] == 1);
    return apart;
}

/* Where along one axis what belongs to a window begins that overlaps no other: also the elements
 * behind it, and before the first. */
static i64 begins(const pooling *p, i64 axis, i64 position)
{
    const i64 at = position * p->stride[axis] - p->pad[axis];
    return position == 0 || at < 0 ? 0
           : position == p->positions[axis] ? p->size[axis] : smaller(at, p->size[axis]);
}

/* Whether windows that do not overlap cover everything. */
static i64 cover_all(const pooling *p)
{
    i64 all = 1;
    for (i64 axis = 0; axis < AXES; ++axis)
        all &= !p->pad[axis] && p->kernel[axis] == p->stride[axis] &&
               p->positions[axis] * p->stride[axis] == p->size[axis];
    return all;
}

/* 1 where a number is above 0, which what belongs to it is multiplied by, and 0 elsewhere. */
static ALWAYS_INLINE lanes open_at(const float *gate)
{
    const lanes zero = {0}, one = zero + 1;
    return (lanes)((*(const lanes *)gate > 0) & (whole_lanes)one);
}

/* All samples of one window, whose numbers are at `from`. Gated are they by the largest below it: of
 * what is put there nothing lies elsewhere but 0, or what is no number. */
static ALWAYS_INLINE void window_of(const pooling *p, const taps_met *taps, const i64 count,
                                    i64 from, float *out, const i64 what)
{
    const lanes zero = {0};
    for (i64 k = 0; k < p->samples; k += LANES) {
        const i64 first = smaller(k, p->samples - LANES);
        const lanes value = *(const lanes *)(p->from + from + first);
        const whole_lanes index =
            what == PUT ? index_of(p->indices + from + first) : (whole_lanes){0};
        const lanes times = what == PUT && p->other ? open_at(p->other + from + first) : zero + 1;
        for (i64 t = 0; t < count; ++t) { /* a sum: zero and a zero that is negative are zero */
            const lanes share = what == PUT ? share_of(value, index, taps->tap[t]) : value;
            *(lanes *)(out + taps->at[t] + first) = (zero + share) * times;
        }
    }
}

/* The way back below one row of windows of one channel that do not overlap. */
static ALWAYS_INLINE void apart_of(const pooling *p, i64 part, const i64 what)
{
    const i64 *size = p->size, *positions = p->positions, samples = p->samples;
    const i64 rows = positions[0] * positions[1], channel = part / rows, row = part % rows;
    const i64 deep = row / positions[1], down = row % positions[1], row_size = size[2] * samples;
    float *out = p->out + channel * size[0] * size[1] * row_size;
    if (!cover_all(p))
        for (i64 z = begins(p, 0, deep); z < begins(p, 0, deep + 1); ++z) {
            const i64 end = (z * size[1] + begins(p, 1, down + 1)) * row_size;
            for (i64 k = (z * size[1] + begins(p, 1, down)) * row_size; k < end; ++k)
                out[k] = 0;
        }
    i64 lines[MOST_TAPS], further = 0;
    taps_met taps;
    lines_met(p, row, 0, lines);
    for (i64 x = 0; x < positions[2]; ++x) {
        const i64 step = x ? moved(p, x, 0) : 0;
        further = step ? further + step * samples : 0;
        if (!step)
            meets(p, lines, x, 0, &taps);
        const i64 from = (part * positions[2] + x) * samples;
        if (taps.count == 4)
            window_of(p, &taps, 4, from, out + further, what);
        else
            window_of(p, &taps, taps.count, from, out + further, what);
    }
}

static i64 rows_of(const i64 *lengths)
{
    return lengths[0] * lengths[1];
}

#define FUNCTION(name, what)                                                                       \
    WIDE static void name##_part(const void *work, i64 part, i64 worker)                           \
    {                                                                                              \
        (void)worker;                                                                              \
        row_of(work, part, what);                                                                  \
    }                                                                                              \
    void name(pool *pool, const pooling *p)                                                        \
    {                                                                                              \
        shared(pool, name##_part, p, p->channels * rows_of(p->positions));                         \
    }
#define FUNCTION_BACK(name, what)                                                                  \
    WIDE static void name##_part(const void *work, i64 part, i64 worker)                           \
    {                                                                                              \
        (void)worker;                                                                              \
        row_of(work, part, what);                                                                  \
    }                                                                                              \
    WIDE static void name##_apart(const void *work, i64 part, i64 worker)                          \
    {                                                                                              \
        (void)worker;                                                                              \
        apart_of(work, part, what);                                                                \
    }                                                                                              \
    void name(pool *pool, const pooling *p)                                                        \
    {                                                                                              \
        if (are_apart(p))                                                                          \
            shared(pool, name##_apart, p, p->channels * rows_of(p->positions));                    \
        else                                                                                       \
            shared(pool, name##_part, p, p->channels * rows_of(p->size));                          \
    }

FUNCTION(largest_below, LARGEST)
FUNCTION(largest_and_index_below, BOTH)
FUNCTION(index_below, INDEX)
FUNCTION(sum_below, SUM)
FUNCTION_BACK(put_back, PUT)
FUNCTION_BACK(spread_back, SPREAD)

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
