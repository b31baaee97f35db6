/* float16 to float32; float32 to the nearest float16 or bfloat16, of two as near to the even one.
 *
 * Whole-number arithmetic without a branch, so that many go side by side; what lies between the
 * smallest float16 numbers is rounded by one sum of floats. NaN is what NumPy and ml_dtypes make of it. */

#include "words.h"

typedef unsigned short u16;

static ALWAYS_INLINE float number_of(u32 bits)
{
    float number;
    __builtin_memcpy(&number, &bits, sizeof number);
    return number;
}

static ALWAYS_INLINE u32 bits_of(float number)
{
    u32 bits;
    __builtin_memcpy(&bits, &number, sizeof bits);
    return bits;
}

static ALWAYS_INLINE u32 float32_of_float16(u16 half)
{
    u32 size = (u32)(half & 0x7fff) << 13;
    u32 common = size + ((127 - 15) << 23);
    u32 endless = common + ((127 - 15) << 23); /* infinity and NaN */
    u32 least = bits_of(number_of(size + ((127 - 14) << 23)) - 0x1p-14f);
    u32 found = size < 0x00800000 ? least : size < 0x0f800000 ? common : endless;
    return found | (u32)(half & 0x8000) << 16;
}

static ALWAYS_INLINE u16 float16_of_float32(u32 bits)
{
    u32 size = bits & 0x7fffffff;
    u32 odd = (size >> 13) & 1;
    u32 common = (size - ((127 - 15) << 23) + 0xfff + odd) >> 13;
    u32 least = bits_of(number_of(size) + 0.5f) - 0x3f000000; /* in steps of 2^-24 */
    u32 kept = (size & 0x7fffff) >> 13;
    u32 nan = 0x7c00 + kept + (kept == 0);
    u32 found = size < 0x38800000 ? least : common; /* 2^-14 */
    found = size >= 0x47800000 ? 0x7c00 : found; /* 2^16; below it the sum above may reach infinity */
    found = size > 0x7f800000 ? nan : found;
    return (u16)(found | (bits >> 16 & 0x8000));
}

static ALWAYS_INLINE u16 bfloat16_of_float32(u32 bits)
{
    u32 rounded = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
    u32 nan = (bits >> 16 & 0x8000) | 0x7fc0;
    return (u16)((bits & 0x7fffffff) > 0x7f800000 ? nan : rounded);
}

void widen_float16(const u16 *restrict from, u32 *restrict to, i64 count)
{
    for (i64 k = 0; k < count; k++)
        to[k] = float32_of_float16(from[k]);
}

void narrow_float16(const u32 *restrict from, u16 *restrict to, i64 count)
{
    for (i64 k = 0; k < count; k++)
        to[k] = float16_of_float32(from[k]);
}

void narrow_bfloat16(const u32 *restrict from, u16 *restrict to, i64 count)
{
    for (i64 k = 0; k < count; k++)
        to[k] = bfloat16_of_float32(from[k]);
}
