/* A tile of the gradient of weights: the sums of some filters times some columns stay in registers
 * along the positions of some rows, whose samples fill the lanes of vectors. */
#ifndef INSIGHT_WEIGHT_TILES_H
#define INSIGHT_WEIGHT_TILES_H

#include "convolution_words.h"

enum { MOST_FILTERS = 8, MOST_COLUMNS = 6 };

/* What the columns of a tile meet along some rows. */
typedef struct {
    i64 count;                     /* 0 where all lie outside */
    i64 first, last;               /* rows in which they meet something */
    const float *at[MOST_COLUMNS]; /* where what meets position 0 of the first row is, or would be */
    i64 offset[MOST_COLUMNS];       /* in its row */
    i64 inner, inner_end; /* positions, one behind the other, where all columns meet something */
} met_columns;

/* Some filters at some positions of these rows. */
typedef struct {
    const float *gradient[MOST_FILTERS]; /* each filter's at position 0 of the first row */
    i64 first, last;
    i64 stride, width, samples;
    i64 line, input_line; /* numbers from row to row */
    const float *zeros; /* what lies outside a row */
    const float *ahead; /* what is fetched meanwhile, as much as is read of one filter */
} tile_rows;

/* Some numbers, with zeros behind them. */
__attribute__((noinline)) static const float *rest_of(const float *from, i64 count, float *to)
{
    for (i64 k = 0; k < LANES; ++k)
        to[k] = k < count ? from[k] : 0;
    return to;
}

static ALWAYS_INLINE void summed_rows(const tile_rows *row, const met_columns *met, const i64 rows,
                                      const i64 columns, lanes *sums)
{
    lanes kept[MOST_FILTERS][MOST_COLUMNS];
#pragma clang loop unroll(full)
    for (i64 i = 0; i < rows; ++i)
#pragma clang loop unroll(full)
        for (i64 j = 0; j < columns; ++j)
            kept[i][j] = sums[i * columns + j];
    const float *ahead = row->ahead;
#pragma clang loop unroll(disable)
    for (i64 line = met->first; line < met->last; ++line) {
        const i64 samples = row->samples, step = row->stride * samples;
        const float *one[MOST_FILTERS];
#pragma clang loop unroll(full)
        for (i64 i = 0; i < rows; ++i)
            one[i] = row->gradient[i] + line * row->line + row->first * samples;
#pragma clang loop unroll(disable)
        for (i64 x = row->first, run; x < row->last; x += run) {
            run = x >= met->inner && x < met->inner_end ? smaller(met->inner_end, row->last) - x : 1;
            const float *other[MOST_COLUMNS];
            const float *from[MOST_FILTERS];
            lanes inputs[MOST_COLUMNS];
#pragma clang loop unroll(full)
            for (i64 i = 0; i < rows; ++i)
                from[i] = one[i];
#pragma clang loop unroll(full)
            for (i64 j = 0; j < columns; ++j) {
                const u64 offset = met->offset[j] + x * row->stride;
                other[j] = offset < (u64)row->width ? met->at[j] + line * row->input_line + x * step
                                                   : row->zeros;
            }
            i64 left = run * samples, k = 0;
            float rests[MOST_FILTERS + MOST_COLUMNS][LANES];
#pragma clang loop unroll(disable)
            for (;;) {
#pragma clang loop unroll(disable)
                for (; k + LANES <= left; k += LANES) {
                    __builtin_prefetch(ahead + k, 0, 2);
#pragma clang loop unroll(full)
                    for (i64 j = 0; j < columns; ++j)
                        inputs[j] = *(const lanes *)(other[j] + k);
#pragma clang loop unroll(full)
                    for (i64 i = 0; i < rows; ++i) {
                        const lanes gradient = *(const lanes *)(from[i] + k);
#pragma clang loop unroll(full)
                        for (i64 j = 0; j < columns; ++j)
                            kept[i][j] += gradient * inputs[j];
                    }
                }
                if (k == left)
                    break;
                /* The last numbers once more, with zeros behind them. */
#pragma clang loop unroll(full)
                for (i64 i = 0; i < rows; ++i)
                    from[i] = rest_of(from[i] + k, left - k, rests[i]);
#pragma clang loop unroll(full)
                for (i64 j = 0; j < columns; ++j)
                    other[j] = rest_of(other[j] + k, left - k, rests[MOST_FILTERS + j]);
                left = LANES;
                k = 0;
            }
#pragma clang loop unroll(full)
            for (i64 i = 0; i < rows; ++i)
                one[i] += run * samples;
            ahead += run * samples;
        }
    }
#pragma clang loop unroll(full)
    for (i64 i = 0; i < rows; ++i)
#pragma clang loop unroll(full)
        for (i64 j = 0; j < columns; ++j)
            sums[i * columns + j] = kept[i][j];
}

#define ROW_CASE(rows, columns)                                                                    \
    case 8 * rows + columns:                                                                       \
        summed_rows(row, met, rows, columns, sums);                                                      \
        break;
#define ROW_CASES(rows) ROW_CASE(rows, 1) ROW_CASE(rows, 2) ROW_CASE(rows, 3)

ALONE void summed(const tile_rows *row, const met_columns *met, i64 rows, lanes *sums)
{
    switch (8 * rows + met->count) {
        ROW_CASES(1)
        ROW_CASES(2)
        ROW_CASES(3)
        ROW_CASES(4)
        ROW_CASES(5)
        ROW_CASES(6)
        ROW_CASES(7)
        ROW_CASES(8)
        ROW_CASE(1, 4)
        ROW_CASE(2, 4)
        ROW_CASE(3, 4)
        ROW_CASE(4, 4)
        ROW_CASE(5, 4)
        ROW_CASE(6, 4)
        ROW_CASE(1, 5)
        ROW_CASE(2, 5)
        ROW_CASE(3, 5)
        ROW_CASE(4, 5)
        ROW_CASE(5, 5)
        ROW_CASE(1, 6)
        ROW_CASE(2, 6)
        ROW_CASE(3, 6)
        ROW_CASE(4, 6)
    }
}

#endif
