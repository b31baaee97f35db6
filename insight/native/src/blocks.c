/* Values of a block of samples in one pass over memory each: what stands between the products of a
 * network whose loss is wanted at many points. The samples lie innermost.
 *
 * Here the same operations in the same order as NumPy's, so the same bits: products are not
 * contracted with sums, and what is no number wins against every number. The products themselves
 * lie in convolved.h and switched.h. */

#include "convolved.h"
#include "switched.h"
#include "words.h"

#pragma STDC FP_CONTRACT OFF

static ALWAYS_INLINE float larger(float one, float other)
{
    return one > other || one != one ? one : other;
}

static ALWAYS_INLINE float moved_one(const float *part, const float *base, float x, i64 at)
{
    return x * part[at] + base[at];
}

/* out = base + x * part, at least 0 where asked for. */
void moved(const float *restrict part, const float *restrict base, float x, float *restrict out,
           i64 count, i64 rectifies)
{
    if (rectifies)
        for (i64 k = 0; k < count; ++k)
            out[k] = larger(moved_one(part, base, x, k), 0);
    else
        for (i64 k = 0; k < count; ++k)
            out[k] = moved_one(part, base, x, k);
}

/* To each row of `values` the number of its own, at least 0 where asked for. */
void biased(float *restrict values, const float *restrict bias, i64 rows, i64 columns,
            i64 rectifies)
{
    for (i64 row = 0; row < rows; ++row) {
        float *restrict here = values + row * columns;
        const float number = bias[row];
        if (rectifies)
            for (i64 k = 0; k < columns; ++k)
                here[k] = larger(here[k] + number, 0);
        else
            for (i64 k = 0; k < columns; ++k)
                here[k] = here[k] + number;
    }
}

/* Of two rows of (width, inner) beside each other in memory the larger, column by column. */
static ALWAYS_INLINE void columns_pooled(const float *restrict rows, float *restrict out,
                                         i64 columns, i64 inner)
{
    for (i64 column = 0; column < columns; ++column) {
        const float *restrict left = rows + 2 * column * inner;
        for (i64 k = 0; k < inner; ++k)
            out[column * inner + k] = larger(left[k], left[inner + k]);
    }
}

/* The largest of each 2 x 2 of (planes, height, width, inner); an odd row or column is left out.
 * `row` has room for width * inner numbers. */
void pooled(const float *restrict values, float *restrict out, float *restrict row, i64 planes,
            i64 height, i64 width, i64 inner)
{
    const i64 length = width * inner;
    for (i64 plane = 0; plane < planes; ++plane)
        for (i64 pair = 0; pair < height / 2; ++pair) {
            const float *restrict above = values + (plane * height + 2 * pair) * length;
            for (i64 k = 0; k < length; ++k)
                row[k] = larger(above[k], above[length + k]);
            columns_pooled(row, out, width / 2, inner);
            out += width / 2 * inner;
        }
}

/* The same of base + x * part. */
void moved_pooled(const float *restrict part, const float *restrict base, float x,
                  float *restrict out, float *restrict row, i64 planes, i64 height, i64 width,
                  i64 inner)
{
    const i64 length = width * inner;
    for (i64 plane = 0; plane < planes; ++plane)
        for (i64 pair = 0; pair < height / 2; ++pair) {
            const i64 first = (plane * height + 2 * pair) * length;
            const float *restrict here = part + first, *restrict there = base + first;
            for (i64 k = 0; k < length; ++k)
                row[k] = larger(moved_one(here, there, x, k),
                                moved_one(here, there, x, length + k));
            columns_pooled(row, out, width / 2, inner);
            out += width / 2 * inner;
        }
}
