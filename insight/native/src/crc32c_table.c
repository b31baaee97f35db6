/* The steps of CRC-32C by tables, for a CPU without an instruction: eight tables of 256 words, so
 * that eight bytes need eight independent look-ups ("slicing by 8"). */
#include "words.h"

static u32 slices[8][256];

/* The loader calls this once, before anything else. */
void prepare(void)
{
    for (u32 byte = 0; byte < 256; byte++) {
        u32 state = byte;
        for (int bit = 0; bit < 8; bit++)
            state = state >> 1 ^ (state & 1 ? 0x82F63B78u : 0); /* Castagnoli, bits reversed */
        slices[0][byte] = state;
    }
    for (int slice = 1; slice < 8; slice++)
        for (u32 byte = 0; byte < 256; byte++) {
            u32 shorter = slices[slice - 1][byte];
            slices[slice][byte] = shorter >> 8 ^ slices[0][shorter & 0xFF];
        }
}

u32 crc32c_step1(u32 state, u32 byte)
{
    return state >> 8 ^ slices[0][(state ^ byte) & 0xFF];
}

u32 crc32c_step4(u32 state, u32 word)
{
    u32 mixed = state ^ word;
    return slices[3][mixed & 0xFF] ^ slices[2][mixed >> 8 & 0xFF] ^ slices[1][mixed >> 16 & 0xFF] ^
           slices[0][mixed >> 24];
}

u32 crc32c_step8(u32 state, u64 word)
{
    u32 low = state ^ (u32)word, high = (u32)(word >> 32);
    return slices[7][low & 0xFF] ^ slices[6][low >> 8 & 0xFF] ^ slices[5][low >> 16 & 0xFF] ^
           slices[4][low >> 24] ^ slices[3][high & 0xFF] ^ slices[2][high >> 8 & 0xFF] ^
           slices[1][high >> 16 & 0xFF] ^ slices[0][high >> 24];
}
