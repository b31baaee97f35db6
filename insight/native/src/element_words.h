/* What a program over elements is told in, and where its operands lie while it runs. */
#ifndef INSIGHT_ELEMENT_WORDS_H
#define INSIGHT_ELEMENT_WORDS_H

#include "lanes.h"
#include "words.h"

/* The words of a program, each of 8 bytes: where the memory is that it works in, at which word its
 * `program` begins, and between them addresses of arrays and numbers as double, which each call may
 * have others of. Behind `program` come its slots, its phases, its instructions, and what is put
 * together at the end. */
typedef struct {
    i64 rows, columns;
    i64 is_by_columns; /* whether parts have some of the columns; otherwise some of the rows */
    i64 parts;
    i64 rows_at_once, groups_at_once; /* of a block */
    i64 partials;    /* numbers in front of the memory: sums of each part */
    i64 memory_size; /* numbers for each thread */
    i64 slots, phases, totals;
} program;

enum { GROUP = 512 }; /* columns */

/* How many groups of columns a row has. The last has some more where the rest would fill no vector.
 * What is put together along a row is so in each group, and then in the order of the groups. */
static ALWAYS_INLINE i64 groups_of(i64 columns)
{
    return columns < GROUP + LANES ? 1 : (columns + GROUP - LANES) / GROUP;
}

/* Where a group begins, or the row ends. */
static ALWAYS_INLINE i64 group_begin(i64 group, i64 columns)
{
    return group == groups_of(columns) ? columns : group * GROUP;
}

/* Sorts of slots. */
enum {
    ARRAY,     /* word, row: a number for each row and column */
    BY_COLUMN, /* word: one number a column */
    BY_ROW,    /* word, row: one number a row */
    NUMBER,    /* word: a double in it; and where in memory it is spread */
    ALONE_AT,  /* word: the address of one number; and where in memory it is spread */
    MEMORY,    /* at, row, column_move, step: registers */
    PARTIAL,   /* at, row: how far one part's lies from the next; column_move */
};

typedef struct {
    i64 sort, word, row, at, column_move, step;
} slot_words;

/* In each phase some instructions are run for each block of rows, then others for each block. */
typedef struct {
    i64 of_rows, of_blocks;
} phase_words;

/* One word. */
typedef struct {
    u8 operation, out, a, b, c;
    u8 all_rows, all_columns; /* or one, where all are the same */
    u8 unused;
} instruction;

/* A sum of parts, divided by a number, or what is largest in them. */
typedef struct {
    i64 is_largest, at, apart, word, count; /* count: 0 for one number, of all lanes */
    i64 parts;
    double divisor;
} total_words;

/* A slot while a part is computed. */
typedef struct {
    float *at;              /* its first number of this block */
    i64 row, step;          /* from one row to the next, from one vector to the next */
    float *base;            /* of the part */
    i64 row_move, column_move;
} slot;

/* A block, and what an operation is to know of it. */
typedef struct {
    const slot *out, *a, *b, *c;
    i64 rows, columns;
    i64 is_first_chunk, is_last_chunk; /* of the row */
    i64 is_first;                      /* of the part, for what it sums */
    const slot *ahead;                 /* an array that is written later, or 0 */
} block;

static ALWAYS_INLINE lanes get(const float *at)
{
    return *(const lanes *)at;
}

static ALWAYS_INLINE void put(float *at, lanes value)
{
    *(lanes *)at = value;
}

/* Where vectors of a row are read: what is one number for the row is spread to a vector first. */
static ALWAYS_INLINE const float *spread_to(float *vector, const float *row, i64 step)
{
    if (step)
        return row;
    put(vector, *row - (lanes){0});
    return vector;
}

#endif
