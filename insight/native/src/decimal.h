/* Decimal numbers to the nearest float64, ties to even, for those of at most 19 digits.
 *
 * By 128 bits of a power of five: D. Lemire, "Number Parsing at a Gigabyte per Second",
 * arXiv:2101.11408; where these are too few to tell, nothing is said. */
#ifndef INSIGHT_DECIMAL_H
#define INSIGHT_DECIMAL_H

#include "words.h"

enum { LEAST_POWER = -342, GREATEST_POWER = 308, MOST_DIGITS = 19, MOST_EXPONENT = 100000 };

/* Whether it can be told; `digits` is not 0. */
static ALWAYS_INLINE int nearest(u64 digits, i64 power, const u64 *powers, u64 *bits)
{
    if (power < LEAST_POWER || power > GREATEST_POWER)
        return 0;
    const u64 *five = powers + 2 * (power - LEAST_POWER);
    i64 zeros = __builtin_clzll(digits);
    u64 moved = digits << zeros;
    unsigned __int128 product = (unsigned __int128)moved * five[0];
    u64 high = (u64)(product >> 64), low = (u64)product;
    if ((high & 0x1FF) == 0x1FF) {
        u64 more = (u64)(((unsigned __int128)moved * five[1]) >> 64);
        low += more;
        high += low < more;
    }
    if (low == ~0ull && (power < -27 || power > 55))
        return 0;
    i64 top = (i64)(high >> 63);
    u64 mantissa = high >> (top + 9);
    /* floor(power * log2(10)), for these powers */
    i64 exponent = ((217706 * power) >> 16) + 63 + top - zeros + 1023;
    if (exponent <= 0)
        return 0; /* less than the normal ones */
    if (low <= 1 && power >= -4 && power <= 23 && (mantissa & 3) == 1 &&
        mantissa << (top + 9) == high)
        mantissa &= ~1ull; /* just between two: the even one */
    mantissa = (mantissa + (mantissa & 1)) >> 1;
    if (mantissa >= 1ull << 53) {
        mantissa = 1ull << 52;
        exponent++;
    }
    if (exponent >= 0x7FF)
        return 0;
    *bits = (mantissa & ~(1ull << 52)) | (u64)exponent << 52;
    return 1;
}

/* The number that eight digits are; 0 of the second where not all are digits. */
static ALWAYS_INLINE u64 eight_digits(u64 word, int *are_digits)
{
    u64 high = 0xF0F0F0F0F0F0F0F0ull, threes = 0x3333333333333333ull;
    *are_digits = ((word & high) | (((word + 0x0606060606060606ull) & high) >> 4)) == threes;
    word = (word & 0x0F0F0F0F0F0F0F0Full) * 2561 >> 8;
    word = (word & 0x00FF00FF00FF00FFull) * 6553601 >> 16;
    return (word & 0x0000FFFF0000FFFFull) * 42949672960001ull >> 32;
}

/* Reads digits on. More than MOST_DIGITS give a number that is not used. */
static ALWAYS_INLINE const u8 *digits_from(const u8 *at, const u8 *end, u64 *digits)
{
    int are_digits = 1;
    while (end - at >= 8) {
        u64 eight = eight_digits(load64(at), &are_digits);
        if (!are_digits)
            break;
        *digits = *digits * 100000000 + eight;
        at += 8;
    }
    for (; (u8)(*at - '0') < 10; at++)
        *digits = *digits * 10 + (u64)(*at - '0');
    return at;
}

/* The exponent behind an "e" at `*begin`, and moves behind it; a great one stays great. */
static int exponent_from(const u8 **begin, i64 *power)
{
    const u8 *at = *begin + 1;
    int below = *at == '-';
    i64 exponent = 0;
    at += *at == '-' || *at == '+';
    if ((u8)(*at - '0') >= 10)
        return 0;
    for (; (u8)(*at - '0') < 10; at++)
        exponent = exponent < MOST_EXPONENT ? exponent * 10 + (*at - '0') : exponent;
    *power += below ? -exponent : exponent;
    *begin = at;
    return 1;
}

/* Whether a number begins at `*begin` that can be told, and moves behind it. The last byte before
 * `end` is part of none. Whole numbers that float64 may round are not told. */
static ALWAYS_INLINE int decimal(const u8 **begin, const u8 *end, const u64 *powers, double *number)
{
    /* Both are exact, so a quotient or product of such is rounded once. */
    static const double tens[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                  1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    const u8 *at = *begin;
    u64 digits = 0, bits = 0;
    i64 power = 0;
    int negative = *at == '-', whole = 1;
    at += negative;
    const u8 *first = at;
    at = digits_from(at, end, &digits);
    i64 count = at - first;
    if (*at == '.') {
        const u8 *point = at++;
        at = digits_from(at, end, &digits);
        whole = 0;
        power = point + 1 - at;
        count -= power;
    }
    if (count == 0)
        return 0;
    if (count > MOST_DIGITS) {
        const u8 *some = first;
        for (; *some == '0' || *some == '.'; some++)
            count -= *some == '0';
        if (count > MOST_DIGITS)
            return 0;
    }
    if (*at == 'e' || *at == 'E') {
        whole = 0;
        if (!exponent_from(&at, &power))
            return 0;
    }
    if (digits && digits <= 1ull << 53 && power >= -22 && power <= 22) {
        double exact = (double)digits;
        exact = power < 0 ? exact / tens[-power] : exact * tens[power];
        __builtin_memcpy(&bits, &exact, sizeof bits);
    } else if (digits && (whole || !nearest(digits, power, powers, &bits))) {
        return 0;
    }
    bits |= (u64)negative << 63;
    __builtin_memcpy(number, &bits, sizeof bits);
    *begin = at;
    return 1;
}

#endif
