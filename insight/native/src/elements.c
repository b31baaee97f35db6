/* Programs over the elements of matrices of float32: a chain of operations in one pass over memory.
 *
 * Rows are cut into blocks that stay in the first cache, and each instruction goes through a block
 * before the next does. What is put together along a row is an operand of the next phase, which
 * goes through the same rows again. Parts of rows are shared among threads; what is put together
 * from all rows is kept for each part, and put together in the order of the parts. */

#include "element_operations.h"
#include "element_sums.h"
#include "pool.h"

enum {
    SLOT_NUMBERS = sizeof(slot) / 4, /* of memory */
    MOST_WRITTEN = 4,                /* arrays that are fetched before they are written */
};

enum { BEFORE_SUMS = OPERATIONS_OF_EACH - 1, ELEMENT_SUMS(NAME_OF) };

/* A program while a part of it is computed. */
typedef struct {
    const program *head;
    const instruction *instructions;
    slot *slots;
    i64 row, rows, column, columns; /* the block */
    i64 is_first_chunk, is_last_chunk, is_first_rows;
    i64 written[MOST_WRITTEN], writes, turn; /* slots of arrays that are written */
} run;

/* Rows that lie behind each other are one long row. */
static ALWAYS_INLINE i64 is_one_row(const slot *one, i64 columns)
{
    return one->step ? one->row == columns : one->row == 0;
}

static void join_rows(block *w)
{
    if (w->rows > 1 && w->out->row == w->columns && is_one_row(w->a, w->columns) &&
        is_one_row(w->b, w->columns) && is_one_row(w->c, w->columns)) {
        if (w->ahead && w->ahead->row != w->columns)
            w->ahead = 0;
        w->columns *= w->rows;
        w->rows = 1;
    }
}

/* One number a row is one row of numbers. */
static void lay_down(block *w, slot *laid)
{
    const slot *const stood[] = {w->out, w->a, w->b, w->c};
    for (i64 k = 0; k < 4; ++k)
        laid[k] = (slot){.at = stood[k]->at, .step = stood[k]->row ? LANES : 0};
    w->out = laid, w->a = laid + 1, w->b = laid + 2, w->c = laid + 3;
    w->columns = w->rows;
    w->rows = 1;
    w->ahead = 0;
}

/* The arrays that a program writes take turns. */
static const slot *next_written(run *r)
{
    if (!r->writes)
        return 0;
    return r->slots + r->written[r->turn++ % r->writes];
}

static void note_written(run *r, const slot_words *told, i64 instructions)
{
    for (i64 k = 0; k < instructions && r->writes < MOST_WRITTEN; ++k) {
        const i64 out = r->instructions[k].out;
        if (told[out].sort == ARRAY)
            r->written[r->writes++] = out;
    }
}

#define CASE_OF(name, ...)                                                                         \
    case IS_##name:                                                                                \
        each_##name(&w);                                                                           \
        break;

static void step(run *r, instruction one)
{
    block w = {r->slots + one.out, r->slots + one.a, r->slots + one.b, r->slots + one.c,
               one.all_rows ? r->rows : 1, one.all_columns ? r->columns : 1,
               r->is_first_chunk,          r->is_last_chunk,
               r->is_first_rows};
    slot laid[4];
    if (takes_long(one.operation))
        w.ahead = next_written(r);
    if (one.operation < IS_row_sum && one.all_columns)
        join_rows(&w);
    else if (one.operation < IS_row_sum)
        lay_down(&w, laid);
    else if (one.operation >= IS_total_sum && one.operation <= IS_total_dot)
        w.is_first &= r->is_first_chunk;
    switch (one.operation) {
        ELEMENT_OPERATIONS(CASE_OF)
        ELEMENT_PAIRS(CASE_OF)
        ELEMENT_SUMS(CASE_OF)
    }
}

/* Where each slot is in this block. */
static void moved(run *r)
{
    for (i64 k = 0; k < r->head->slots; ++k) {
        slot *one = r->slots + k;
        one->at = one->base + r->row * one->row_move + r->column * one->column_move;
    }
}

static void spread(float *to, float number)
{
    put(to, all(number));
}

/* A slot of a part, as the words tell of it. */
static slot slot_of(const slot_words *told, const i64 *words, float *memory, float *partials,
                    i64 part)
{
    float *there = (float *)words[told->word], *kept = memory + told->at;
    switch (told->sort) {
    case ARRAY:
        return (slot){there, told->row, LANES, there, told->row, 1};
    case BY_COLUMN:
        return (slot){there, 0, LANES, there, 0, 1};
    case BY_ROW:
        return (slot){there, told->row, 0, there, told->row, 0};
    case NUMBER: {
        double number;
        __builtin_memcpy(&number, words + told->word, sizeof number);
        spread(kept, (float)number);
        return (slot){kept, 0, 0, kept, 0, 0};
    }
    case ALONE_AT:
        spread(kept, *there);
        return (slot){kept, 0, 0, kept, 0, 0};
    case PARTIAL:
        there = partials + told->at + part * told->row;
        return (slot){there, 0, LANES, there, 0, told->column_move};
    default:
        return (slot){kept, told->row, told->step, kept, 0, told->column_move};
    }
}

/* Whether a phase puts nothing together, so that it is of no account which block comes first. */
static i64 goes_both_ways(const instruction *next, i64 count)
{
    for (i64 k = 0; k < count; ++k)
        if (next[k].operation >= IS_row_sum && next[k].operation <= IS_total_dot)
            return 0;
    return 1;
}

/* The block of some rows: every phase, for all columns from `begin` to `end`. A phase begins with what
 * the one before it read last, where it may: of a long row that is what a cache still has. */
static void rows_of(run *r, const phase_words *phases, i64 begin, i64 end)
{
    const i64 columns = end - begin, groups = groups_of(columns), at_once = r->head->groups_at_once;
    const i64 chunks = (groups + at_once - 1) / at_once;
    const instruction *next = r->instructions;
    r->column = begin;
    r->columns = end - begin;
    moved(r);
    for (i64 p = 0; p < r->head->phases; ++p) {
        r->is_first_chunk = r->is_last_chunk = 1;
        for (i64 k = 0; k < phases[p].of_rows; ++k)
            step(r, *next++);
        const i64 is_back = p % 2 && goes_both_ways(next, phases[p].of_blocks);
        for (i64 n = 0; n < chunks; ++n) {
            const i64 t = is_back ? chunks - 1 - n : n;
            if (chunks > 1) {
                const i64 first = group_begin(groups * t / chunks, columns);
                r->column = begin + first;
                r->columns = group_begin(groups * (t + 1) / chunks, columns) - first;
                moved(r);
            }
            r->is_first_chunk = t == 0;
            r->is_last_chunk = t == chunks - 1;
            for (i64 k = 0; k < phases[p].of_blocks; ++k)
                step(r, next[k]);
        }
        next += phases[p].of_blocks;
    }
}

static float *aligned(i64 address)
{
    return (float *)(((u64)address + LINE - 1) / LINE * LINE);
}

static void elements_part(const void *work, i64 part, i64 worker)
{
    const i64 *words = work;
    const program *head = (const program *)(words + words[1]);
    const slot_words *told = (const slot_words *)(head + 1);
    const phase_words *phases = (const phase_words *)(told + head->slots);
    float *partials = aligned(words[0]);
    float *memory = partials + head->partials + worker * head->memory_size;
    run r = {.head = head,
             .instructions = (const instruction *)(phases + head->phases),
             .slots = (slot *)memory};
    for (i64 k = 0; k < head->slots; ++k)
        r.slots[k] = slot_of(told + k, words, memory, partials, part);

    i64 instructions = 0;
    for (i64 p = 0; p < head->phases; ++p)
        instructions += phases[p].of_rows + phases[p].of_blocks;
    note_written(&r, told, instructions);

    i64 row = 0, end_row = head->rows, column = 0, end_column = head->columns;
    if (head->is_by_columns) {
        const i64 groups = groups_of(head->columns);
        column = group_begin(groups * part / head->parts, head->columns);
        end_column = group_begin(groups * (part + 1) / head->parts, head->columns);
    } else {
        row = head->rows * part / head->parts;
        end_row = head->rows * (part + 1) / head->parts;
    }
    const i64 rows = end_row - row, blocks = (rows + head->rows_at_once - 1) / head->rows_at_once;
    for (i64 t = 0; t < blocks; ++t) {
        r.row = row + rows * t / blocks;
        r.rows = row + rows * (t + 1) / blocks - r.row;
        r.is_first_rows = t == 0;
        rows_of(&r, phases, column, end_column);
    }
    __atomic_thread_fence(__ATOMIC_SEQ_CST); /* others see what went straight to memory */
}

static ALWAYS_INLINE void total_of(const total_words *t, const float *from, float *out,
                                   const int what)
{
    const i64 count = t->count ? t->count : LANES; /* partial ones have room for whole vectors */
    for (i64 k = 0; k < count; k += LANES) {
        lanes found = get(from + k);
        for (i64 part = 1; part < t->parts; ++part)
            found = together(found, get(from + part * t->apart + k), what);
        if (!t->count)
            found = across(found, what);
        found = found / (float)t->divisor;
        if (k + LANES <= t->count)
            put(out + k, found);
        else
            for (i64 n = 0; n == 0 || k + n < t->count; ++n)
                out[k + n] = found[n];
    }
}

WIDE static void put_together(const i64 *words)
{
    const program *head = (const program *)(words + words[1]);
    const slot_words *told = (const slot_words *)(head + 1);
    const phase_words *phases = (const phase_words *)(told + head->slots);
    const instruction *next = (const instruction *)(phases + head->phases);
    for (i64 p = 0; p < head->phases; ++p)
        next += phases[p].of_rows + phases[p].of_blocks;
    const total_words *totals = (const total_words *)next;
    for (i64 k = 0; k < head->totals; ++k) {
        const total_words *t = totals + k;
        const float *from = aligned(words[0]) + t->at;
        float *out = (float *)words[t->word];
        if (t->is_largest)
            total_of(t, from, out, LARGEST);
        else
            total_of(t, from, out, SUM);
    }
}

/* How many numbers of memory the slots of a program need, each. */
i64 slot_memory(void)
{
    return SLOT_NUMBERS;
}

/* Runs a program. Its matrices have at least one row and one column. */
void elements(pool *pool, const i64 *words)
{
    const program *head = (const program *)(words + words[1]);
    shared(pool, elements_part, words, head->parts);
    put_together(words);
}
