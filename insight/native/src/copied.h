/* Copies of parts of matrices, laid out as tiles go through them. */
#ifndef INSIGHT_COPIED_H
#define INSIGHT_COPIED_H

#include "pieces.h"
#include "tiles.h"

enum { STEPS_AT_ONCE = 16 }; /* whose rows stay in the first cache while all tiles take theirs */

typedef float half_lanes __attribute__((vector_size(4 * LANES / 2), aligned(4)));

static ALWAYS_INLINE i64 smaller(i64 one, i64 other)
{
    return one < other ? one : other;
}

/* Of `count` things the first of part `n` of so many. Parts are as alike as can be: a last tile of
 * one row would wait for its own sums. */
static ALWAYS_INLINE i64 first_of(i64 count, i64 n, i64 parts)
{
    return count * n / parts;
}

static ALWAYS_INLINE i64 parts_of(i64 count, i64 most)
{
    return (count + most - 1) / most;
}

#define INDEX(k, n, from) ((k) & (n) ? LANES + ((k) - (n)) + (from) : (k) + (from))
#define TAKEN(a, b, n, from)                                                                       \
    __builtin_shufflevector(a, b, INDEX(0, n, from), INDEX(1, n, from), INDEX(2, n, from),         \
                            INDEX(3, n, from), INDEX(4, n, from), INDEX(5, n, from),               \
                            INDEX(6, n, from), INDEX(7, n, from), INDEX(8, n, from),               \
                            INDEX(9, n, from), INDEX(10, n, from), INDEX(11, n, from),             \
                            INDEX(12, n, from), INDEX(13, n, from), INDEX(14, n, from),            \
                            INDEX(15, n, from))
#define EXCHANGED(n)                                                                               \
    _Pragma("clang loop unroll(full)") for (i64 k = 0; k < LANES; ++k) if (!(k & (n)))             \
    {                                                                                              \
        const lanes one = rows[k], other = rows[k + (n)];                                          \
        rows[k] = TAKEN(one, other, n, 0);                                                         \
        rows[k + (n)] = TAKEN(one, other, n, n);                                                   \
    }

/* A square of numbers with its rows as columns; of less than 16 rows the last one is all others. */
static ALWAYS_INLINE void turned(const float *from, i64 from_row, i64 count, float *to, i64 to_row)
{
    lanes rows[LANES];
#pragma clang loop unroll(full)
    for (i64 k = 0; k < LANES; ++k)
        rows[k] = *(const lanes *)(from + smaller(k, count - 1) * from_row);
    EXCHANGED(8)
    EXCHANGED(4)
    EXCHANGED(2)
    EXCHANGED(1)
#pragma clang loop unroll(full)
    for (i64 k = 0; k < LANES; ++k)
        *(lanes *)(to + k * to_row) = rows[k];
}

/* A panel: `columns` columns of `depth` rows of b, each of `width` numbers, whole vectors. What is
 * behind the last column is any number. */
ALONE void copy_panel(numbers b, i64 columns, i64 depth, float *to, i64 width)
{
    if (b.row != 1 && b.step == 1 && depth >= LANES) {
        for (i64 j = 0; j < columns; j += LANES)
            for (i64 k = 0; k < depth; k += LANES) {
                const i64 here = smaller(k, depth - LANES); /* some twice, the same */
                turned(b.at + j * b.row + here, b.row, smaller(columns - j, LANES),
                       to + here * width + j, width);
            }
        return;
    }
    const i64 end = (depth - 1) * b.step + columns; /* of what may be read */
    for (i64 k = 0; k < depth; ++k) {
        const float *here = b.at + k * b.step;
        float *there = to + k * width;
        const i64 is_whole = b.step > 0 && k * b.step + width <= end;
        const i64 even = b.row == 1 ? (is_whole ? width : columns / LANES * LANES) : 0;
        for (i64 j = 0; j < even; j += LANES)
            *(lanes *)(there + j) = *(const lanes *)(here + j);
        for (i64 j = even; j < width; ++j)
            there[j] = j < columns ? here[j * b.row] : 0;
    }
}

/* Rows of a, for each tile depth by depth, and room for a vector behind it. As many as `readable`
 * may be read, of which those behind the last are left aside. */
ALONE void copy_rows(numbers a, i64 rows, i64 tiles, i64 depth, i64 readable, float *to)
{
    for (i64 begin = 0; begin < depth; begin += STEPS_AT_ONCE) {
        const i64 end = smaller(depth, begin + STEPS_AT_ONCE);
        for (i64 t = 0; t < tiles; ++t) {
            const i64 first = first_of(rows, t, tiles);
            const i64 count = first_of(rows, t + 1, tiles) - first;
            const float *from = a.at + first * a.row;
            float *there = to + first * depth + t * LANES;
            if (a.row != 1 || first + LANES > readable)
                for (i64 k = begin; k < end; ++k)
                    for (i64 i = 0; i < count; ++i)
                        there[k * count + i] = from[i * a.row + k * a.step];
            else if (count <= LANES / 2)
                for (i64 k = begin; k < end; ++k)
                    *(half_lanes *)(there + k * count) = *(const half_lanes *)(from + k * a.step);
            else
                for (i64 k = begin; k < end; ++k)
                    *(lanes *)(there + k * count) = *(const lanes *)(from + k * a.step);
        }
    }
}

/* Rows that lie beside the result, into it, where its rows are those of memory. */
static ALWAYS_INLINE void put_rows(const float *side, i64 width, float *out, i64 out_row, i64 rows,
                                   i64 columns)
{
    const i64 whole = columns / LANES * LANES;
    for (i64 i = 0; i < rows; ++i) {
        const float *from = side + i * width;
        float *to = out + i * out_row;
        for (i64 j = 0; j < whole; j += LANES)
            *(lanes *)(to + j) = *(const lanes *)(from + j);
        copy_some(from + whole, to + whole, columns - whole);
    }
}

/* The same where its columns are. */
static ALWAYS_INLINE void put_columns(const float *side, i64 width, float *out, i64 out_column,
                                      i64 rows, i64 columns)
{
    float square[LANES * LANES];
    for (i64 i = 0; i < rows; i += LANES) {
        const i64 count = smaller(rows - i, LANES);
        for (i64 j = 0; j < columns; j += LANES) {
            float *to = out + i + j * out_column;
            if (count == LANES && j + LANES <= columns) {
                turned(side + i * width + j, width, LANES, to, out_column);
                continue;
            }
            turned(side + i * width + j, width, count, square, LANES);
            put_rows(square, LANES, to, out_column, smaller(columns - j, LANES), count);
        }
    }
}

/* A matrix that lies beside the result, into it. */
ALONE void put_aside(const float *side, i64 width, float *out, i64 out_row, i64 out_column,
                     i64 rows, i64 columns)
{
    if (out_column == 1)
        put_rows(side, width, out, out_row, rows, columns);
    else if (out_row == 1)
        put_columns(side, width, out, out_column, rows, columns);
    else
        for (i64 i = 0; i < rows; ++i)
            for (i64 j = 0; j < columns; ++j)
                out[i * out_row + j * out_column] = side[i * width + j];
}

ALONE void taken_aside(float *side, i64 width, const float *out, i64 out_row, i64 out_column,
                       i64 rows, i64 columns)
{
    i64 done = 0;
    if (out_row == 1)
        for (; done + LANES <= rows; done += LANES)
            for (i64 j = 0; j < columns; j += LANES)
                turned(out + done + j * out_column, out_column, smaller(columns - j, LANES),
                       side + done * width + j, width);
    for (i64 i = done; i < rows; ++i)
        for (i64 j = 0; j < columns; ++j)
            side[i * width + j] = out[i * out_row + j * out_column];
}

#endif
