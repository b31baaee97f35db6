/* Runs of numbers of four bytes, copied and filled, whatever the numbers are. */
#ifndef INSIGHT_RUNS_H
#define INSIGHT_RUNS_H

#include "lanes.h"
#include "words.h"

static ALWAYS_INLINE void run_copied(const u32 *restrict from, u32 *restrict to, i64 count)
{
    i64 k = 0;
    for (; k + LANES <= count; k += LANES)
        *(whole_lanes *)(to + k) = *(const whole_lanes *)(from + k);
#pragma clang loop vectorize(disable)
    for (; k < count; ++k)
        to[k] = from[k];
}

static ALWAYS_INLINE void run_filled(u32 number, u32 *to, i64 count)
{
    const whole_lanes many = (int)number - (whole_lanes){0};
    i64 k = 0;
    for (; k + LANES <= count; k += LANES)
        *(whole_lanes *)(to + k) = many;
#pragma clang loop vectorize(disable)
    for (; k < count; ++k)
        to[k] = number;
}

#endif
