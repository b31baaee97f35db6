/* What a convolution by tiles of parts is told, and where its memory lies. Images are (channels,
 * height, width, samples) of float32. */
#ifndef INSIGHT_SPLIT_WORDS_H
#define INSIGHT_SPLIT_WORDS_H

#include "pool.h"
#include "split_parts.h"

enum {
    WORDS_OF_NUMBERS = 33,
    MOST_TAPS = 16,   /* of a column of the window */
    EIGHT = TILE / 2, /* pairs of channels: of those two parts fill a tile */
    SPLIT_BYTES = PARTS * TILE_BYTES,
};

typedef struct {
    const float *image, *other; /* the other: a weight, or a gradient of what comes out */
    float *out, *memory;
    i64 samples, channels, filters;
    i64 height, width, out_height, out_width;
    i64 kernel_height, kernel_width;
    i64 stride_y, stride_x, pad_y, pad_x;
    i64 of_filter, of_channel, of_y, of_x; /* how far apart weights lie */
    i64 row_parts, block_parts;            /* into how many rows and samples are cut */
    i64 shared_size, memory_size;          /* in numbers: of all, then of each thread */
    i64 (*by_numbers)(pool *, const void *); /* computes the same in float32, and is told: */
    i64 words[WORDS_OF_NUMBERS];
} split_convolution;

/* Behind a line for whether all is lost. */
static u8 *shared_memory(const split_convolution *p)
{
    return (u8 *)(((u64)p->memory + LINE - 1) / LINE * LINE) + LINE;
}

static u8 *own_memory(const split_convolution *p, i64 worker)
{
    return shared_memory(p) + (p->shared_size + worker * p->memory_size) * (i64)sizeof(float);
}

/* Whether some sum is not finite, so that some number may not have been. */
static i64 *is_lost(const split_convolution *p)
{
    return (i64 *)(shared_memory(p) - LINE);
}

/* Told the sums times 0, added up. */
static void look_at_sums(const split_convolution *p, lanes rest)
{
    float all = 0;
    for (i64 k = 0; k < LANES; ++k)
        all += rest[k];
    if (all != 0)
        __atomic_store_n(is_lost(p), 1, __ATOMIC_SEQ_CST);
}

/* Where a packed row begins and ends is where windows do. */
static ALWAYS_INLINE i64 packed_width(const split_convolution *p)
{
    return (p->out_width - 1) * p->stride_x + p->kernel_width;
}

/* Which row or column of the image a packed one is; -1: one of its border. */
static ALWAYS_INLINE i64 behind_border(i64 at, i64 pad, i64 length)
{
    const i64 inside = at - pad;
    return inside < 0 || inside >= length ? -1 : inside;
}

#endif
