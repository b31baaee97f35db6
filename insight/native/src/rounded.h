/* Numbers as bfloat16 holds them. */
#ifndef INSIGHT_ROUNDED_H
#define INSIGHT_ROUNDED_H

#include "lanes.h"
#include "words.h"

typedef unsigned half_bits __attribute__((vector_size(4 * LANES), aligned(4)));

/* The nearest number that bfloat16 holds, of two as near the even one; what is no number stays so. */
static ALWAYS_INLINE lanes as_bfloat16(lanes x)
{
    const half_bits bits = (half_bits)x, is = (half_bits)(x == x);
    const half_bits rounded = (bits + 0x7fff + (bits >> 16 & 1)) & 0xffff0000u;
    const half_bits nan = (bits & 0x80000000u) | 0x7fc00000u;
    return (lanes)((is & rounded) | (~is & nan));
}

#endif
