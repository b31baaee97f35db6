/* Copies of arrays of four bytes a number, from any order in memory to any other.
 *
 * A copy is cut into blocks of two axes: `deep`, in which the original's neighbours lie together where
 * they can, and `across`, in which the copy's do. Where both do it turns squares of eight in registers,
 * four to a line of memory, so each line is read and written once. Where one axis has both it copies
 * rows. */

#include "pool.h"
#include "runs.h"

enum { OUTER_AXES = 4, EIGHT = 8, SQUARE = 2 * EIGHT };

typedef struct {
    i64 length, from, to; /* how far its elements are apart */
} axis;

enum { BY_NUMBER, BY_ROW, ONE_A_ROW, TURNED };

typedef struct {
    const u32 *from;
    u32 *to;
    i64 kind, parts, deep_blocks, across_blocks;
    axis outer[OUTER_AXES], deep, across;
} copy;

typedef u32 eight __attribute__((vector_size(4 * EIGHT), aligned(4)));

/* A square of eight, its rows as columns. */
static ALWAYS_INLINE void turned(const u32 *from, i64 from_row, u32 *to, i64 to_row)
{
#define ROW(i) (*(const eight *)(from + (i) * from_row))
#define LOW(x, y) __builtin_shufflevector(x, y, 0, 8, 1, 9, 4, 12, 5, 13)
#define HIGH(x, y) __builtin_shufflevector(x, y, 2, 10, 3, 11, 6, 14, 7, 15)
#define FIRST(x, y) __builtin_shufflevector(x, y, 0, 1, 8, 9, 4, 5, 12, 13)
#define SECOND(x, y) __builtin_shufflevector(x, y, 2, 3, 10, 11, 6, 7, 14, 15)
    eight pairs[EIGHT], fours[EIGHT];
    for (i64 i = 0; i < EIGHT; i += 2) {
        const eight one = ROW(i), other = ROW(i + 1);
        pairs[i] = LOW(one, other);
        pairs[i + 1] = HIGH(one, other);
    }
    for (i64 i = 0; i < EIGHT; i += 4) {
        fours[i] = FIRST(pairs[i], pairs[i + 2]);
        fours[i + 1] = SECOND(pairs[i], pairs[i + 2]);
        fours[i + 2] = FIRST(pairs[i + 1], pairs[i + 3]);
        fours[i + 3] = SECOND(pairs[i + 1], pairs[i + 3]);
    }
    for (i64 i = 0; i < 4; ++i) {
        const eight above = fours[i], below = fours[i + 4];
        *(eight *)(to + i * to_row) = __builtin_shufflevector(above, below, 0, 1, 2, 3, 8, 9, 10, 11);
        *(eight *)(to + (i + 4) * to_row) =
            __builtin_shufflevector(above, below, 4, 5, 6, 7, 12, 13, 14, 15);
    }
}

/* Both lengths of a block are at least eight; the last squares begin where they end with it. */
static ALWAYS_INLINE void turned_block(const copy *c, const u32 *from, u32 *to, i64 deep, i64 across)
{
    const i64 from_row = c->across.from, to_row = c->deep.to;
    for (i64 i = 0; i < across; i += SQUARE)
        for (i64 k = 0; k < deep; k += SQUARE)
            for (i64 below = i; below < i + SQUARE && below < across; below += EIGHT) {
                const i64 row = below + EIGHT > across ? across - EIGHT : below;
                for (i64 beside = k; beside < k + SQUARE && beside < deep; beside += EIGHT) {
                    const i64 column = beside + EIGHT > deep ? deep - EIGHT : beside;
                    turned(from + row * from_row + column, from_row, to + column * to_row + row,
                           to_row);
                }
            }
}

/* Four reads before four writes, as the compiler does not know that they lie apart. */
static ALWAYS_INLINE void steps_copied(const u32 *from, i64 from_step, u32 *to, i64 to_step, i64 count)
{
    for (; count >= 4; count -= 4, from += 4 * from_step, to += 4 * to_step) {
        const u32 first = from[0], second = from[from_step];
        const u32 third = from[2 * from_step], fourth = from[3 * from_step];
        to[0] = first, to[to_step] = second;
        to[2 * to_step] = third, to[3 * to_step] = fourth;
    }
    for (; count--; from += from_step, to += to_step)
        *to = *from;
}

static ALWAYS_INLINE void numbers_copied(const copy *c, const u32 *from, u32 *to, i64 deep, i64 across)
{
    const axis down = c->deep, right = c->across;
    if (across < EIGHT && deep > across)
        for (i64 i = 0; i < across; ++i)
            steps_copied(from + i * right.from, down.from, to + i * right.to, down.to, deep);
    else
        for (i64 k = 0; k < deep; ++k)
            steps_copied(from + k * down.from, right.from, to + k * down.to, right.to, across);
}

static ALWAYS_INLINE void block_copied(const copy *c, const u32 *from, u32 *to, i64 deep, i64 across)
{
    if (c->kind == TURNED && deep >= EIGHT && across >= EIGHT)
        turned_block(c, from, to, deep, across);
    else if (c->kind == BY_ROW)
        for (i64 k = 0; k < deep; ++k)
            run_copied(from + k * c->deep.from, to + k * c->deep.to, across);
    else if (c->kind == ONE_A_ROW)
        for (i64 k = 0; k < deep; ++k)
            run_filled(from[k * c->deep.from], to + k * c->deep.to, across);
    else
        numbers_copied(c, from, to, deep, across);
}

/* How long the blocks of an axis are, all but the last: whole squares. */
static ALWAYS_INLINE i64 step_of(i64 length, i64 blocks)
{
    return length / blocks / SQUARE * SQUARE;
}

/* Blocks lie in the order of the outer axes, then in that of `deep`, then of `across`. */
WIDE static void copied_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    enum { DEEP = OUTER_AXES, ACROSS, AXES };
    const copy *c = work;
    i64 counts[AXES], at[AXES], blocks = 1;
    for (i64 a = 0; a < AXES; ++a)
        counts[a] = a < OUTER_AXES ? c->outer[a].length : a == DEEP ? c->deep_blocks : c->across_blocks;
    for (i64 a = 0; a < AXES; ++a)
        blocks *= counts[a];
    if (!blocks)
        return;
    const i64 begin = blocks * part / c->parts, end = blocks * (part + 1) / c->parts;
    for (i64 a = AXES, left = begin; a--; left /= counts[a])
        at[a] = left % counts[a];
    const i64 deep_step = step_of(c->deep.length, c->deep_blocks);
    const i64 across_step = step_of(c->across.length, c->across_blocks);
    for (i64 block = begin; block < end; ++block) {
        const i64 down = at[DEEP] * deep_step, right = at[ACROSS] * across_step;
        i64 from = down * c->deep.from + right * c->across.from;
        i64 to = down * c->deep.to + right * c->across.to;
        for (i64 a = 0; a < OUTER_AXES; ++a) {
            from += at[a] * c->outer[a].from;
            to += at[a] * c->outer[a].to;
        }
        const i64 is_lowest = at[DEEP] + 1 == counts[DEEP];
        const i64 is_last = at[ACROSS] + 1 == counts[ACROSS];
        block_copied(c, c->from + from, c->to + to, is_lowest ? c->deep.length - down : deep_step,
                     is_last ? c->across.length - right : across_step);
        for (i64 a = AXES; a-- && ++at[a] == counts[a];)
            at[a] = 0;
    }
}

void copied(pool *pool, const copy *c)
{
    shared(pool, copied_part, c, c->parts);
}
