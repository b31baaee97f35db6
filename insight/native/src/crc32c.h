/* CRC-32C (Castagnoli), eight bytes a step where the CPU has an instruction for it.
 *
 * In the checked-in IR the steps are only declared: the loader links the form that fits the CPU it
 * is on. A C compiler picks the form here. */
#ifndef INSIGHT_CRC32C_H
#define INSIGHT_CRC32C_H

#include "words.h"

#if defined(INSIGHT_STEPS_LINKED)
u32 crc32c_step8(u32 state, u64 word);
u32 crc32c_step4(u32 state, u32 word);
u32 crc32c_step1(u32 state, u32 byte);
#elif defined(__SSE4_2__) && !defined(INSIGHT_TABLE)
#define crc32c_step8(state, word) ((u32)__builtin_ia32_crc32di((state), (word)))
#define crc32c_step4(state, word) __builtin_ia32_crc32si((state), (word))
#define crc32c_step1(state, byte) __builtin_ia32_crc32qi((state), (u8)(byte))
#elif defined(__ARM_FEATURE_CRC32) && !defined(INSIGHT_TABLE)
#include <arm_acle.h>
#define crc32c_step8(state, word) __crc32cd((state), (word))
#define crc32c_step4(state, word) __crc32cw((state), (word))
#define crc32c_step1(state, byte) __crc32cb((state), (u8)(byte))
#else
#include "crc32c_table.c"
#endif

static ALWAYS_INLINE u32 crc32c(const u8 *bytes, u64 length)
{
    u32 state = 0xFFFFFFFFu;
    const u8 *end = bytes + length;
    for (; end - bytes >= 8; bytes += 8)
        state = crc32c_step8(state, load64(bytes));
    if (end - bytes >= 4) {
        state = crc32c_step4(state, load32(bytes));
        bytes += 4;
    }
    for (; bytes < end; bytes++)
        state = crc32c_step1(state, *bytes);
    return ~state;
}

/* Rotated and shifted, as the TFRecord framing stores it. */
static ALWAYS_INLINE u32 masked(u32 crc)
{
    return (crc >> 15 | crc << 17) + 0xA282EAD8u;
}

#endif
