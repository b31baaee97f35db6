/* Functions of vectors of float32 by polynomials: exp, log, tanh, erf and their kin.
 *
 * Each is within 2 units in the last place of the true value, erf and tanh within 4, and gives for
 * zeros, infinities and what is no number what NumPy gives. The coefficients are minimax fits of
 * this project. Compiled with the usual rules of float32: reordering would take the rounding away
 * that the reductions of arguments are built on. */
#ifndef INSIGHT_CURVES_H
#define INSIGHT_CURVES_H

#include "lanes.h"
#include "words.h"

#pragma STDC FP_CONTRACT ON /* one rounding for a product and its sum, where the machine can */

typedef unsigned bit_lanes __attribute__((vector_size(4 * LANES), aligned(4)));

#define INFINITE __builtin_inff()
#define NO_NUMBER __builtin_nanf("")
#define SIGN_BIT 0x80000000u

/* One of two, lane by lane, as a comparison says. */
static ALWAYS_INLINE lanes either(whole_lanes first, lanes one, lanes other)
{
    return (lanes)((first & (whole_lanes)one) | (~first & (whole_lanes)other));
}

static ALWAYS_INLINE lanes all(float number)
{
    return number - (lanes){0};
}

static ALWAYS_INLINE lanes size_of(lanes x)
{
    return (lanes)((bit_lanes)x & ~SIGN_BIT);
}

static ALWAYS_INLINE lanes with_sign_of(lanes size, lanes sign)
{
    return (lanes)(((bit_lanes)size & ~SIGN_BIT) | ((bit_lanes)sign & SIGN_BIT));
}

/* What is no number wins against every number. */
static ALWAYS_INLINE lanes larger_of(lanes one, lanes other)
{
    return either((one > other) | (one != one), one, other);
}

static ALWAYS_INLINE lanes smaller_of(lanes one, lanes other)
{
    return either((one < other) | (one != one), one, other);
}

/* At most a bound; what is no number stays so. */
static ALWAYS_INLINE lanes below(lanes x, float most)
{
    return either(x > most, all(most), x);
}

static ALWAYS_INLINE lanes root_of(lanes x)
{
#if defined(__clang__)
    return __builtin_elementwise_sqrt(x);
#else /* a C compiler that only tests use */
    lanes root;
    for (i64 k = 0; k < LANES; ++k)
        root[k] = __builtin_sqrtf(x[k]);
    return root;
#endif
}

static ALWAYS_INLINE lanes floor_of(lanes x)
{
    const float whole = 8388608; /* from here on there are no fractions */
    const lanes size = size_of(x), near = with_sign_of((size + whole) - whole, x);
    const lanes floor = near - either(near > x, all(1), all(0));
    return either(size < whole, floor, x);
}

/* x as n ln 2 + rest, with 2^n; for |x| below 2^21. */
typedef struct {
    lanes rest;
    whole_lanes n;
} parted;

static ALWAYS_INLINE parted part_of(lanes x)
{
    const float to_whole = 12582912; /* adding it leaves no fraction in a float */
    const lanes turned = x * 1.44269504f + to_whole;
    const lanes n = turned - to_whole;
    const lanes rest = (x - n * 0.693359375f) - n * -2.12194440e-4f;
    return (parted){rest, (whole_lanes)((bit_lanes)turned - 0x4B400000u)};
}

/* 2^n for -127 < n < 128. */
static ALWAYS_INLINE lanes power_of_two(whole_lanes n)
{
    return (lanes)(((bit_lanes)n + 127) << 23);
}

/* exp(rest) - 1 of what `part_of` leaves. */
static ALWAYS_INLINE lanes grown(lanes rest)
{
    lanes p = rest * 0.00139467453f + 0.00836675614f;
    p = p * rest + 0.0416662768f;
    p = p * rest + 0.16666542f;
    p = p * rest + 0.5f;
    return rest * rest * p + rest;
}

/* 2^n times, in two steps: one alone would be too large or too small for a float. */
static ALWAYS_INLINE lanes scaled(lanes x, whole_lanes n)
{
    const whole_lanes half = n >> 1;
    return x * power_of_two(half) * power_of_two((whole_lanes)((bit_lanes)n - (bit_lanes)half));
}

static ALWAYS_INLINE lanes exp_of(lanes x)
{
    const whole_lanes is_none = x < -104.f; /* which processors would take long to round to 0 */
    const parted p = part_of(either(is_none, all(0), below(x, 89)));
    return either(is_none, all(0), scaled(grown(p.rest) + 1, p.n));
}

static ALWAYS_INLINE lanes expm1_of(lanes x)
{
    const lanes bounded = either(x < -20.f, all(-20), below(x, 89));
    const parted p = part_of(bounded);
    const lanes unit = either(p.n > 64, all(0), power_of_two(-p.n)); /* 1, scaled */
    const lanes found = scaled(grown(p.rest) + (1 - unit), p.n);
    return either(x == 0, x, found); /* which has a sign */
}

/* Of what is above 0 and finite. */
static ALWAYS_INLINE lanes log_of_finite(lanes x)
{
    const whole_lanes is_small = x < 1.17549435e-38f;
    const lanes normal = either(is_small, x * 8388608, x);
    const bit_lanes bits = (bit_lanes)normal;
    const whole_lanes n = (whole_lanes)(bits - 0x3F3504F3u) >> 23; /* the root of 1/2 */
    const lanes f = (lanes)(bits - ((bit_lanes)n << 23)) - 1;
    const lanes exponent = __builtin_convertvector(n, lanes) - either(is_small, all(23), all(0));
    lanes p = f * -0.0764603764f + 0.127790883f;
    p = p * f + -0.131641984f;
    p = p * f + 0.141996995f;
    p = p * f + -0.166227639f;
    p = p * f + 0.200012922f;
    p = p * f + -0.250008374f;
    p = p * f + 0.333333313f;
    const lanes square = f * f;
    lanes sum = square * f * p;
    sum = exponent * -2.12194440e-4f + sum;
    sum = square * -0.5f + sum;
    return exponent * 0.693359375f + (f + sum);
}

static ALWAYS_INLINE lanes log_of(lanes x)
{
    const lanes above = either(x == INFINITE, x, log_of_finite(x));
    return either(x > 0, above, either(x == 0, all(-INFINITE), all(NO_NUMBER)));
}

static ALWAYS_INLINE lanes log1p_of(lanes x)
{
    const lanes sum = x + 1, rounded_off = (x - (sum - 1)) / sum, found = log_of(sum);
    const lanes better = either(rounded_off == rounded_off, found + rounded_off, found);
    return either(sum == 1, x, better);
}

static ALWAYS_INLINE lanes tanh_of(lanes x)
{
    const parted p = part_of(below(size_of(x), 10) * 2);
    const lanes more = (grown(p.rest) + (1 - power_of_two(-p.n))) * power_of_two(p.n);
    return with_sign_of(more / (more + 2), x);
}

/* 1 / (1 + exp(-x)), where exp(-x) is (1 + more) / unit: that is not rounded before 1 is added. Below
 * the smallest normal number it is 0. */
static ALWAYS_INLINE lanes sigmoid_of(lanes x)
{
    const float least = -87.33654f;
    const parted p = part_of(either(x > 87.f, all(-87), either(x < least, all(-least), -x)));
    const lanes unit = power_of_two(-p.n);
    const lanes large = either(unit > 1, unit, all(1)), small = below(unit, 1);
    const lanes found = unit / (large + (small + grown(p.rest)));
    return either(x < least, all(0), found);
}

static ALWAYS_INLINE lanes erf_of(lanes x)
{
    const lanes size = size_of(x), square = x * x, t = below(size, 4);
    lanes near = square * -0.000609049632f + 0.00501199346f;
    near = near * square + -0.0267789345f;
    near = near * square + 0.112821415f;
    near = near * square + -0.376125246f;
    near = near * square + 0.128379151f;
    near = near * x + x;
    lanes far = t * -0.000199342117f + 0.00307636359f; /* -log(1 - erf(t)) */
    far = far * t + -0.0223579761f;
    far = far * t + 0.104201116f;
    far = far * t + 0.636877954f;
    far = far * t + 1.12785459f;
    far = far * t + 0.000152814653f;
    const parted p = part_of(-far);
    far = 1 - (grown(p.rest) + 1) * power_of_two(p.n);
    return either(size < 0.9f, near, with_sign_of(far, x));
}

/* exp(-x^2 / 2), off by as much as half of x^2 is rounded: as a share of 1 that is little. It is 0
 * below the smallest normal number. */
static ALWAYS_INLINE lanes bell_of(lanes x)
{
    const lanes power = x * x * -0.5f;
    const whole_lanes is_none = power < -87.34f;
    const parted p = part_of(either(is_none, all(0), power));
    return either(is_none, all(0), (grown(p.rest) + 1) * power_of_two(p.n));
}

/* What is below x of the normal distribution, given `bell_of` x: what is beyond is that times a
 * function as smooth as a polynomial. It is within 2 units in the last place of 1. */
static ALWAYS_INLINE lanes below_of(lanes x, lanes bell)
{
    const lanes t = below(size_of(x), 5.5f);
    lanes p = t * -3.2384429e-07f + 7.87953741e-06f;
    p = p * t + -8.62695524e-05f;
    p = p * t + 0.000571004639f;
    p = p * t + -0.00261228927f;
    p = p * t + 0.0090466598f;
    p = p * t + -0.0255248044f;
    p = p * t + 0.0619651377f;
    p = p * t + -0.132824913f;
    p = p * t + 0.24997738f;
    p = p * t + -0.398941129f;
    p = p * t + 0.5f;
    const lanes beyond = p * bell;
    return either(x < 0, beyond, 1 - beyond);
}

#endif
