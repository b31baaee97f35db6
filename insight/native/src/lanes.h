/* Vectors of numbers, which need not be aligned. */
#ifndef INSIGHT_LANES_H
#define INSIGHT_LANES_H

enum { LANES = 16 };

typedef float lanes __attribute__((vector_size(4 * LANES), aligned(4)));
typedef float aligned_lanes __attribute__((vector_size(4 * LANES)));
/* Numbers of one vector, in a line of the cache. */
typedef float one_line[LANES] __attribute__((aligned(4 * LANES)));
typedef int whole_lanes __attribute__((vector_size(4 * LANES), aligned(4)));

/* For functions that use them, as compilers prefer narrower ones on some processors. */
#define WIDE __attribute__((min_vector_width(8 * 4 * LANES)))
/* The same for one that others call, whose own registers they do not share. */
#define ALONE __attribute__((noinline)) WIDE static

#endif
