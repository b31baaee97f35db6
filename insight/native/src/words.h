/* Numbers of a stated width, and how to read them from bytes that are not aligned.
 *
 * The machines served are little-endian with 64-bit pointers; the loader refuses others. No part of
 * the C library is used, so that one IR fits every system. */
#ifndef INSIGHT_WORDS_H
#define INSIGHT_WORDS_H

#define ALWAYS_INLINE inline __attribute__((always_inline)) /* what each record passes through */

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

static ALWAYS_INLINE u64 load64(const u8 *bytes)
{
    u64 word;
    __builtin_memcpy(&word, bytes, sizeof word);
    return word;
}

static ALWAYS_INLINE u32 load32(const u8 *bytes)
{
    u32 word;
    __builtin_memcpy(&word, bytes, sizeof word);
    return word;
}

#endif
