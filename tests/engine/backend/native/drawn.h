/* Numbers at random, the same for a seed: behind the kernel that is tried. */
#ifndef INSIGHT_DRAWN_H
#define INSIGHT_DRAWN_H

static u64 state; /* the seed, at first */

static i64 random_below(i64 limit)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (i64)((state >> 33) % (u64)limit);
}

/* Memory that a kernel is to write before it reads: until then it holds no numbers, nor halves. */
static float *unwritten(i64 count)
{
    float *made = malloc((size_t)count * sizeof *made);
    for (u64 k = 0; k < (u64)count * sizeof *made; ++k)
        ((u8 *)made)[k] = 0xff;
    return made;
}

#endif
