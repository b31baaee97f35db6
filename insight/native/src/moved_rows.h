/* Rows of a parameter moved against a gradient that is at hand. */
#ifndef INSIGHT_MOVED_ROWS_H
#define INSIGHT_MOVED_ROWS_H

#include "moves.h"

/* What is moved, and how. */
typedef struct {
    i64 kind;
    step step;
} motion;

/* Moves what lies from `at` on, in rows of `columns` numbers, against a gradient in such rows. */
static ALWAYS_INLINE void move_rows(const step *told, const float *gradient, i64 gradient_row,
                                    i64 at, i64 at_row, i64 rows, i64 columns, const i64 kind)
{
    const i64 whole = columns / LANES * LANES;
    const step own = *told, *s = &own; /* in registers: no number that is stored is one of it */
    for (i64 i = 0; i < rows; ++i) {
        const float *here = gradient + i * gradient_row;
        for (i64 j = 0; j < whole; j += LANES)
            moved_at(s, at + i * at_row + j, here + j, LANES, kind);
        if (whole < columns)
            moved_at(s, at + i * at_row + whole, here + whole, columns - whole, kind);
    }
}

ALONE void move_by_momentum(const step *s, const float *gradient, i64 gradient_row, i64 at,
                            i64 at_row, i64 rows, i64 columns)
{
    move_rows(s, gradient, gradient_row, at, at_row, rows, columns, MOMENTUM);
}

ALONE void move_by_adam(const step *s, const float *gradient, i64 gradient_row, i64 at, i64 at_row,
                        i64 rows, i64 columns)
{
    move_rows(s, gradient, gradient_row, at, at_row, rows, columns, ADAM);
}

static void move(const motion *m, const float *gradient, i64 gradient_row, i64 at, i64 at_row,
                 i64 rows, i64 columns)
{
    if (m->kind == MOMENTUM)
        move_by_momentum(&m->step, gradient, gradient_row, at, at_row, rows, columns);
    else
        move_by_adam(&m->step, gradient, gradient_row, at, at_row, rows, columns);
}

/* What a tile is going to move, which lies in memory. */
static void fetch(const motion *m, i64 at, i64 at_row, i64 rows, i64 columns)
{
    for (i64 i = 0; i < rows; ++i)
        for (i64 j = 0; j < columns; j += LANES) {
            __builtin_prefetch(m->step.param + at + i * at_row + j, 1, 3);
            __builtin_prefetch(m->step.first + at + i * at_row + j, 1, 3);
            if (m->kind == ADAM)
                __builtin_prefetch(m->step.second + at + i * at_row + j, 1, 3);
        }
}

#endif
