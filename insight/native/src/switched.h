/* Products of weights with what is above 0 of some values, where weights and values are both linear
 * in a coordinate u. As long as no value changes its sign, each sum is a quadratic in u: three
 * numbers, to which a term is added where a value becomes positive, and taken where it no longer is.
 *
 * For each sample the three numbers of all outputs lie side by side, as constants, slopes and
 * bends; and for each unit its weights, as they are at u = 0 and as they grow. */

#include "lanes.h"
#include "words.h"

#pragma STDC FP_CONTRACT ON /* one rounding for a product and its sum, where the machine can */

enum { AT_ONCE = 64 }; /* samples that are looked at together */

typedef _Bool lane_bits __attribute__((ext_vector_type(LANES)));

/* What one unit gives to one sample: (value + u slope) (weight + u growth). */
#define ADD_TERM(type, at)                                                                         \
    do {                                                                                           \
        type *constants = (type *)(sums + (at)), *slopes = (type *)(sums + outputs + (at));        \
        type *bends = (type *)(sums + 2 * outputs + (at));                                         \
        const type weight = *(const type *)(weights + (at));                                       \
        const type growth = *(const type *)(weights + outputs + (at));                             \
        *constants += value * weight;                                                              \
        *slopes += value * growth + slope * weight;                                                \
        *bends += slope * growth;                                                                  \
    } while (0)

/* Adds that for all outputs where a value is above 0 now and was not, or takes it. */
ALONE void switch_one(float *sums, const float *weights, float value, float slope, u64 is,
                      i64 outputs)
{
    if (!is)
        value = -value, slope = -slope;
    i64 k = 0;
    for (; k + LANES <= outputs; k += LANES)
        ADD_TERM(lanes, k);
    for (; k < outputs; ++k)
        ADD_TERM(float, k);
}

/* A bit for each of some samples whose value is above 0 at a coordinate. */
static ALWAYS_INLINE u64 above_zero(const float *values, const float *slopes, float at, i64 samples)
{
    u64 bits = 0;
    i64 k = 0;
    for (; k + LANES <= samples; k += LANES) {
        const lanes value = *(const lanes *)(values + k), slope = *(const lanes *)(slopes + k);
        const lane_bits some = __builtin_convertvector(slope * at + value > 0, lane_bits);
        bits |= (u64)__builtin_bit_cast(unsigned short, some) << k;
    }
    for (; k < samples; ++k)
        bits |= (u64)(slopes[k] * at + values[k] > 0) << k;
    return bits;
}

/* Goes from one coordinate to another, or begins there, where nothing counts yet. */
WIDE void switched(const float *restrict values, const float *restrict slopes, float before,
                   float now, i64 begins, const float *restrict weights, float *restrict sums,
                   i64 units, i64 samples, i64 outputs)
{
    if (begins)
        for (i64 k = 0; k < 3 * samples * outputs; ++k)
            sums[k] = 0;
    for (i64 first = 0; first < samples; first += AT_ONCE) {
        const i64 some = samples - first < AT_ONCE ? samples - first : AT_ONCE;
        for (i64 unit = 0; unit < units; ++unit) {
            const float *here = values + unit * samples + first;
            const float *there = slopes + unit * samples + first;
            u64 is, was = 0;
            if (some == AT_ONCE) {
                is = above_zero(here, there, now, AT_ONCE);
                was = above_zero(here, there, before, AT_ONCE);
            } else {
                is = above_zero(here, there, now, some);
                was = above_zero(here, there, before, some);
            }
            if (begins)
                was = 0;
            for (u64 differ = is ^ was; differ; differ &= differ - 1) {
                const i64 k = __builtin_ctzll(differ);
                switch_one(sums + 3 * (first + k) * outputs, weights + 2 * unit * outputs, here[k],
                           there[k], is >> k & 1, outputs);
            }
        }
    }
}

/* Half of two vectors: pieces of `n` of the one and of the other in turns. */
#define FIRSTS(a, b, n) TAKEN(a, b, n, 0)
#define SECONDS(a, b, n) TAKEN(a, b, n, n)
#define INDEX(k, n, from) ((k) & (n) ? LANES + ((k) - (n)) + (from) : (k) + (from))
#define TAKEN(a, b, n, from)                                                                       \
    __builtin_shufflevector(a, b, INDEX(0, n, from), INDEX(1, n, from), INDEX(2, n, from),         \
                            INDEX(3, n, from), INDEX(4, n, from), INDEX(5, n, from),               \
                            INDEX(6, n, from), INDEX(7, n, from), INDEX(8, n, from),               \
                            INDEX(9, n, from), INDEX(10, n, from), INDEX(11, n, from),             \
                            INDEX(12, n, from), INDEX(13, n, from), INDEX(14, n, from),            \
                            INDEX(15, n, from))

/* Rows of a square become its columns: in blocks of 8, 4, 2 and 1 two of four change places. */
#define EXCHANGED(n)                                                                               \
    for (i64 k = 0; k < LANES; ++k)                                                              \
        if (!(k & (n))) {                                                                          \
            const lanes one = rows[k], other = rows[k + (n)];                                    \
            rows[k] = FIRSTS(one, other, n);                                                       \
            rows[k + (n)] = SECONDS(one, other, n);                                                \
        }

static ALWAYS_INLINE void turn(lanes *rows)
{
    EXCHANGED(8)
    EXCHANGED(4)
    EXCHANGED(2)
    EXCHANGED(1)
}

static ALWAYS_INLINE float quadratic_one(const float *sums, float u, i64 at, i64 outputs)
{
    return sums[at] + u * (sums[outputs + at] + u * sums[2 * outputs + at]);
}

/* out[output, sample] = constant + u slope + u^2 bend; whether all of them are finite. */
WIDE i64 quadratics(const float *restrict sums, float u, float *restrict out, i64 samples,
                    i64 outputs)
{
    const i64 even_samples = samples / LANES * LANES, even = outputs / LANES * LANES;
    lanes odd = {0}; /* times 0 what is not finite is no number */
    for (i64 first = 0; first < even_samples; first += LANES)
        for (i64 output = 0; output < even; output += LANES) {
            lanes rows[LANES];
            for (i64 k = 0; k < LANES; ++k) {
                const float *here = sums + 3 * (first + k) * outputs + output;
                const lanes bend = *(const lanes *)(here + 2 * outputs);
                const lanes slope = *(const lanes *)(here + outputs);
                rows[k] = *(const lanes *)here + u * (slope + u * bend);
                odd += rows[k] * 0;
            }
            turn(rows);
            for (i64 k = 0; k < LANES; ++k)
                *(lanes *)(out + (output + k) * samples + first) = rows[k];
        }
    float rest = 0;
    for (i64 k = 0; k < LANES; ++k)
        rest += odd[k];
    for (i64 sample = 0; sample < samples; ++sample)
        for (i64 output = sample < even_samples ? even : 0; output < outputs; ++output) {
            const float made = quadratic_one(sums + 3 * sample * outputs, u, output, outputs);
            rest += made * 0;
            out[output * samples + sample] = made;
        }
    return rest == 0;
}
