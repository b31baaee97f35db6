/* Rows of fields that one byte separates, and the numbers in them.
 *
 * `table` walks whole rows. All memory is the caller's, nothing outside it is touched, and where an
 * array is full it returns at the beginning of a row, to be called again with a larger one. A field
 * that is not at once a number is listed, for the caller to look at: see
 * insight/format/separated/native_rows.py. */

#include "decimal.h"

enum { DONE = 0, ROWS_FULL = 1, OTHERS_FULL = 2, ODD_FULL = 3 };
enum { EMPTY = 0, NUMBER = 1, OTHER = 2 };
enum { SLOTS = 1024 };

/* As `_State` in insight/format/separated/native_rows.py: fields of eight bytes, in this order. */
typedef struct {
    i64 position; /* the first byte of the first row that was not taken */
    i64 separator;
    i64 columns;
    i64 rows, row_capacity;
    double *numbers; /* (rows, columns) */
    u8 *kinds;       /* (rows, columns) */
    i64 *begins;
    i64 others, other_capacity;
    i64 *other_cells; /* row * columns + column */
    i64 *other_begins;
    i64 *other_ends;
    i64 *other_firsts; /* which of them had the same bytes before, as far as that is known; or its own */
    i64 *slots;        /* SLOTS of them: a field of each hash */
    i64 odd, odd_capacity; /* rows of another number of fields */
    i64 *odd_begins;
    i64 *odd_ends;
    i64 *odd_fields;
    const u64 *powers; /* as decimal.h wants them */
} Table;

/* Whether a field ends at `at`, before a separator, "\n" or "\r\n"; there is a "\n" further on. */
static ALWAYS_INLINE int is_end(const u8 *at, u8 separator)
{
    return *at == separator || *at == '\n' || (*at == '\r' && at[1] == '\n');
}

/* Behind a field that begins with a quote: at its separator or "\n"; `end` where there is none. */
static const u8 *behind_quoted(const u8 *at, const u8 *end, u8 separator)
{
    for (at++; at < end; at++)
        if (*at == '"') {
            if (at + 1 < end && at[1] == '"')
                at++;
            else
                break;
        }
    while (at < end && *at != separator && *at != '\n')
        at++;
    return at;
}

/* Which of the fields that are no numbers has the same bytes as the last of them, or itself. */
static ALWAYS_INLINE i64 first_alike(const Table *table, const u8 *text, i64 other)
{
    const u8 *at = text + table->other_begins[other];
    i64 length = table->other_ends[other] - table->other_begins[other];
    u64 hash = (u64)length;
    for (i64 index = 0; index < length; index++)
        hash = (hash ^ at[index]) * 0x9E3779B97F4A7C15ull;
    i64 *slot = table->slots + (hash >> 54);
    i64 known = *slot;
    *slot = other;
    /* A row that was not taken may have left a number behind. */
    if (known >= other || table->other_ends[known] - table->other_begins[known] != length)
        return other;
    const u8 *like = text + table->other_begins[known];
    for (i64 index = 0; index < length; index++)
        if (like[index] != at[index])
            return other;
    return table->other_firsts[known];
}

/* Takes the row at `*at`, which is not empty, and moves behind it. What it returns is DONE, or what
 * there is no room for, and then nothing was taken. `end` is behind the last "\n" of all. */
static ALWAYS_INLINE i64 take(Table *table, const u8 *text, const u8 **row, const u8 *end)
{
    const u8 separator = (u8)table->separator, *at = *row;
    i64 columns = table->columns, first = table->rows * columns, others = table->others, column = 0;
    for (;; column++) {
        const u8 *begin = at, *stop;
        double number = 0;
        u8 kind = EMPTY;
        if (*at == '"') {
            at = stop = behind_quoted(at, end, separator);
            if (at == end)
                return -1;
            stop -= *at == '\n' && at[-1] == '\r';
            kind = OTHER;
        } else if (is_end(at, separator)) {
            stop = at;
        } else {
            kind = decimal(&at, end, table->powers, &number) && is_end(at, separator) ? NUMBER : OTHER;
            while (!is_end(at, separator))
                at++;
            stop = at;
        }
        if (column < columns) {
            table->numbers[first + column] = number;
            table->kinds[first + column] = kind;
            if (kind == OTHER) {
                if (others == table->other_capacity)
                    return OTHERS_FULL;
                table->other_cells[others] = first + column;
                table->other_begins[others] = begin - text;
                table->other_ends[others] = stop - text;
                table->other_firsts[others] = first_alike(table, text, others);
                others++;
            }
        }
        at += *at == '\r';
        if (*at++ == '\n')
            break;
    }
    if (column + 1 != columns) {
        if (table->odd == table->odd_capacity)
            return ODD_FULL;
        table->odd_begins[table->odd] = *row - text;
        table->odd_ends[table->odd] = at - text;
        table->odd_fields[table->odd++] = column + 1;
    } else {
        table->begins[table->rows++] = *row - text;
        table->others = others;
    }
    *row = at;
    return DONE;
}

/* Takes the rows of `text`, whose last byte is "\n", from `position` on. */
i64 table(Table *table, const u8 *text, i64 length)
{
    const u8 *at = text + table->position, *end = text + length;
    i64 outcome = DONE;
    while (at < end && outcome == DONE) {
        if (*at == '\n' || (*at == '\r' && at[1] == '\n'))
            at += 1 + (*at == '\r');
        else
            outcome = table->rows == table->row_capacity ? ROWS_FULL : take(table, text, &at, end);
    }
    table->position = at - text;
    return outcome;
}
