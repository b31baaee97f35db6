/* Windows of values times filters, without a copy of the windows: samples, innermost, fill the
 * lanes of vectors, and some filters share what is read of a window.
 *
 * Each lane adds the same products in the same order, so a sample's bits do not depend on what is
 * computed beside it. */

#include "lanes.h"
#include "words.h"

#pragma STDC FP_CONTRACT ON /* one rounding for a product and its sum, where the machine can */

enum {
    SAMPLES_AT_ONCE = 2 * LANES,
    FILTERS_AT_ONCE = 8,
    TERMS_AT_ONCE = 256, /* of many more the sums would have large errors */
};

typedef struct {
    lanes left, right;
} pair;

/* The numbers of some samples; where they are fewer than the lanes, zeros behind them. */
static ALWAYS_INLINE pair pair_at(const float *here, i64 samples)
{
    pair found = {{0}, {0}};
    if (samples == SAMPLES_AT_ONCE)
        found = (pair){*(const lanes *)here, *(const lanes *)(here + LANES)};
    else
        for (i64 k = 0; k < samples; ++k)
            ((float *)&found)[k] = here[k];
    return found;
}

static ALWAYS_INLINE void put(pair values, float *here, i64 samples)
{
    if (samples == SAMPLES_AT_ONCE) {
        *(lanes *)here = values.left;
        *(lanes *)(here + LANES) = values.right;
    } else {
        for (i64 k = 0; k < samples; ++k)
            here[k] = ((const float *)&values)[k];
    }
}

/* What is no number wins against every number, as in NumPy. */
static ALWAYS_INLINE lanes larger_lanes(lanes one, lanes other)
{
    const whole_lanes first = (one > other) | (one != one);
    return (lanes)((first & (whole_lanes)one) | (~first & (whole_lanes)other));
}

/* Adds to each filter's sum some terms; `weights` has those of the filters side by side. */
static ALWAYS_INLINE void add_terms(const float *image, const i64 *offsets, i64 terms,
                                    const float *weights, pair *sums, i64 samples, i64 filters)
{
    for (i64 term = 0; term < terms; ++term) {
        const pair values = pair_at(image + offsets[term], samples);
        for (i64 f = 0; f < filters; ++f) {
            const float weight = weights[term * filters + f];
            sums[f].left += values.left * weight;
            sums[f].right += values.right * weight;
        }
    }
}

/* Of some filters at one corner: the sums of all terms. */
static ALWAYS_INLINE void summed(const float *image, const i64 *offsets, i64 terms,
                                 const float *weights, pair *out, i64 samples, i64 filters)
{
    for (i64 first = 0; first < terms; first += TERMS_AT_ONCE) {
        const i64 left = terms - first, some = left < TERMS_AT_ONCE ? left : TERMS_AT_ONCE;
        pair sums[FILTERS_AT_ONCE];
        for (i64 f = 0; f < filters; ++f)
            sums[f] = (pair){{0}, {0}};
        add_terms(image, offsets + first, some, weights + first * filters, sums, samples, filters);
        for (i64 f = 0; f < filters; ++f)
            if (first)
                out[f] = (pair){out[f].left + sums[f].left, out[f].right + sums[f].right};
            else
                out[f] = sums[f];
    }
}

/* Of some filters at one position and some samples: the largest of its corners' sums. */
static ALWAYS_INLINE void largest_of_corners(const float *image, const i64 *corners, i64 members,
                                             const i64 *offsets, i64 terms, const float *weights,
                                             float *out, i64 between, i64 samples, i64 filters)
{
    for (i64 member = 0; member < members; ++member) {
        pair sums[FILTERS_AT_ONCE];
        summed(image + corners[member], offsets, terms, weights, sums, samples, filters);
        for (i64 f = 0; f < filters; ++f) {
            float *target = out + f * between;
            if (member) {
                const pair best = pair_at(target, samples);
                sums[f].left = larger_lanes(best.left, sums[f].left);
                sums[f].right = larger_lanes(best.right, sums[f].right);
            }
            put(sums[f], target, samples);
        }
    }
}

/* Each number of filters has code of its own, whose sums stay in registers; and so have 32 samples
 * and fewer: Windows would probe a larger stack by a function that is not here. */
#define OF_FILTERS(count)                                                                          \
    ALONE void whole_##count(const float *image, const i64 *corners, i64 positions, i64 members,   \
                             const i64 *offsets, i64 terms, const float *weights, float *out,      \
                             i64 apart)                                                            \
    {                                                                                              \
        for (i64 p = 0; p < positions; ++p)                                                        \
            largest_of_corners(image, corners + p * members, members, offsets, terms, weights,     \
                               out + p * apart, positions * apart, SAMPLES_AT_ONCE, count);        \
    }                                                                                              \
    ALONE void part_##count(const float *image, const i64 *corners, i64 positions, i64 members,    \
                            const i64 *offsets, i64 terms, const float *weights, float *out,       \
                            i64 apart, i64 samples)                                                \
    {                                                                                              \
        for (i64 p = 0; p < positions; ++p)                                                        \
            largest_of_corners(image, corners + p * members, members, offsets, terms, weights,     \
                               out + p * apart, positions * apart, samples, count);                \
    }
OF_FILTERS(1)
OF_FILTERS(2)
OF_FILTERS(3)
OF_FILTERS(4)
OF_FILTERS(5)
OF_FILTERS(6)
OF_FILTERS(7)
OF_FILTERS(8)
#undef OF_FILTERS

/* out[filter, position, sample]: the sum over all terms of weights[filter, term] and
 * image[corner + offsets[term] + sample], and of that the largest among the position's `members`
 * corners. `packed` has room for the weights of eight filters. */
void convolved(const float *image, const i64 *corners, i64 positions, i64 members,
               const i64 *offsets, i64 terms, const float *weights, float *packed, float *out,
               i64 samples, i64 filters)
{
    while (filters > 0) {
        const i64 some = filters < FILTERS_AT_ONCE ? filters : FILTERS_AT_ONCE;
        for (i64 f = 0; f < some; ++f)
            for (i64 term = 0; term < terms; ++term)
                packed[term * some + f] = weights[f * terms + term];
        for (i64 at = 0; at < samples; at += SAMPLES_AT_ONCE) {
            const float *here = image + at;
            float *there = out + at;
            const i64 left = samples - at;
#define CASE(count)                                                                                \
    case count:                                                                                    \
        if (left >= SAMPLES_AT_ONCE)                                                               \
            whole_##count(here, corners, positions, members, offsets, terms, packed, there,        \
                          samples);                                                                \
        else                                                                                       \
            part_##count(here, corners, positions, members, offsets, terms, packed, there,         \
                         samples, left);                                                           \
        break;
            switch (some) {
                CASE(1)
                CASE(2)
                CASE(3)
                CASE(4)
                CASE(5)
                CASE(6)
                CASE(7)
                CASE(8)
            }
#undef CASE
        }
        weights += some * terms;
        out += some * positions * samples;
        filters -= some;
    }
}
