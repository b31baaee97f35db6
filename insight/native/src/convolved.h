/* Windows of values times filters, without a copy of the windows: samples, innermost, fill the
 * lanes of vectors, and some filters share what is read of a window.
 *
 * Each lane adds the same products in the same order, so a sample's bits do not depend on what is
 * computed beside it. */

#include "words.h"

#pragma STDC FP_CONTRACT ON /* one rounding for a product and its sum, where the machine can */

enum {
    LANES = 16,
    SAMPLES_AT_ONCE = 2 * LANES,
    FILTERS_AT_ONCE = 8,
    TERMS_AT_ONCE = 256, /* of many more the sums would have large errors */
};

typedef float lanes __attribute__((vector_size(4 * LANES), aligned(4)));
typedef int whole_lanes __attribute__((vector_size(4 * LANES), aligned(4)));

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
    pair best[FILTERS_AT_ONCE], sums[FILTERS_AT_ONCE];
    summed(image + corners[0], offsets, terms, weights, best, samples, filters);
    for (i64 member = 1; member < members; ++member) {
        summed(image + corners[member], offsets, terms, weights, sums, samples, filters);
        for (i64 f = 0; f < filters; ++f) {
            best[f].left = larger_lanes(best[f].left, sums[f].left);
            best[f].right = larger_lanes(best[f].right, sums[f].right);
        }
    }
    for (i64 f = 0; f < filters; ++f)
        put(best[f], out + f * between, samples);
}

static ALWAYS_INLINE void of_filters(const float *image, const i64 *corners, i64 positions,
                                     i64 members, const i64 *offsets, i64 terms,
                                     const float *weights, float *out, i64 samples, i64 filters)
{
    for (i64 position = 0; position < positions; ++position) {
        const i64 *here = corners + position * members;
        float *target = out + position * samples;
        for (i64 at = 0; at < samples; at += SAMPLES_AT_ONCE) {
            const i64 left = samples - at;
            if (left >= SAMPLES_AT_ONCE)
                largest_of_corners(image + at, here, members, offsets, terms, weights, target + at,
                                   positions * samples, SAMPLES_AT_ONCE, filters);
            else
                largest_of_corners(image + at, here, members, offsets, terms, weights, target + at,
                                   positions * samples, left, filters);
        }
    }
}

/* out[filter, position, sample]: the sum over all terms of weights[filter, term] and
 * image[corner + offsets[term] + sample], and of that the largest among the position's `members`
 * corners. `packed` has room for the weights of eight filters. */
__attribute__((min_vector_width(512))) void
convolved(const float *image, const i64 *corners, i64 positions, i64 members, const i64 *offsets,
          i64 terms, const float *weights, float *packed, float *out, i64 samples, i64 filters)
{
    while (filters > 0) {
        const i64 some = filters < FILTERS_AT_ONCE ? filters : FILTERS_AT_ONCE;
        for (i64 f = 0; f < some; ++f)
            for (i64 term = 0; term < terms; ++term)
                packed[term * some + f] = weights[f * terms + term];
#define OF_FILTERS(count)                                                                          \
    case count:                                                                                    \
        of_filters(image, corners, positions, members, offsets, terms, packed, out, samples,       \
                   count);                                                                         \
        break;
        switch (some) {
            OF_FILTERS(1)
            OF_FILTERS(2)
            OF_FILTERS(3)
            OF_FILTERS(4)
            OF_FILTERS(5)
            OF_FILTERS(6)
            OF_FILTERS(7)
            OF_FILTERS(8)
        }
#undef OF_FILTERS
        weights += some * terms;
        out += some * positions * samples;
        filters -= some;
    }
}
