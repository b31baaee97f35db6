/* Matrices at random that lie in any way, in memory that ends where they do. */
#ifndef INSIGHT_DRAWN_MATRICES_H
#define INSIGHT_DRAWN_MATRICES_H

#include "drawn.h"

static float random_number(void)
{
    return (float)random_below(2001) / 1000 - 1;
}

static float *numbers_of(i64 count)
{
    float *made = malloc((size_t)count * sizeof *made);
    for (i64 k = 0; k < count; ++k)
        made[k] = random_number();
    return made;
}

/* Steps between rows and between columns, one of them often 1, and how much room they need. */
static i64 layout(i64 rows, i64 columns, i64 *row, i64 *column)
{
    const i64 apart = random_below(4) ? 0 : random_below(3), step = random_below(5) ? 1 : 2;
    const i64 is_turned = random_below(2);
    *row = is_turned ? step : columns * step + apart;
    *column = is_turned ? rows * step + apart : step;
    return (rows - 1) * *row + (columns - 1) * *column + 1;
}

#endif
