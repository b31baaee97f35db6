/* Numbers of a stated width, and how to read them from bytes that are not aligned.
 *
 * The machines served are little-endian with 64-bit pointers; the loader refuses others. No part of
 * the C library is used, so that one IR fits every system. */
#ifndef INSIGHT_WORDS_H
#define INSIGHT_WORDS_H

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

static inline u64 load64(const u8 *bytes)
{
    u64 word;
    __builtin_memcpy(&word, bytes, sizeof word);
    return word;
}

static inline u32 load32(const u8 *bytes)
{
    u32 word;
    __builtin_memcpy(&word, bytes, sizeof word);
    return word;
}

#endif
