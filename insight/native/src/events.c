/* The scalars of a buffer of event records, every checksum verified.
 *
 * `scan` walks whole records and appends a row for each scalar; `group` then sorts the rows by tag.
 * All memory is the caller's, nothing outside it is touched, and where an array is full the scan
 * returns, to be called again with a larger one. What is taken, and what is left to protobuf, is
 * told in insight/format/scalars/__init__.py. */

#include "crc32c.h"
#include "tags.h"
#include "value.h"

enum { DONE = 0, ROWS_FULL = 1, TAGS_LACK = 2, OTHERS_FULL = 3 };

enum { HEADER = 12, OVERHEAD = 16, MAX_PAYLOAD = 0x7FFFFFFF };

/* As `Scan` in insight/format/scalars/native_scan.py: fields of eight bytes, in this order. */
typedef struct {
    i64 position; /* the first byte that was not taken */
    i64 layout;
    i64 records; /* that held scalars and nothing else */
    double first_wall_time, last_wall_time;
    i64 rows, row_capacity;
    u32 *row_tags;
    i64 *row_steps;
    double *row_wall_times;
    u32 *row_values; /* the bits of float32 */
    i64 *row_offsets;
    i64 others, other_capacity;
    i64 *other_offsets;
    i64 *other_lengths; /* of the payload; negative: its scalars were taken */
    Tags tags;
} Scan;

typedef struct {
    double wall_time;
    i64 step;
    Span summary;
} Event;

/* An event as nearly all are written: wall time, step and summary, in this order. */
static ALWAYS_INLINE int plain_event(Span span, Event *event)
{
    u64 step, length;
    if (left(span) < 12 || span.at[0] != KEY(1, FIXED64) || span.at[9] != KEY(2, VARINT))
        return 0;
    __builtin_memcpy(&event->wall_time, span.at + 1, sizeof event->wall_time);
    span.at += 10;
    if (!varint(&span, &step) || left(span) < 2 || *span.at++ != KEY(5, BYTES))
        return 0;
    if (!varint(&span, &length) || length != left(span))
        return 0;
    event->step = (i64)step;
    event->summary = span;
    return 1;
}

/* Any event; whether it has nothing but what scalars need, and what may be skipped. */
static int read_event(Span span, Event *event)
{
    Field field = {0};
    u32 seen = 0;
    while (span.at < span.end) {
        if (!next_field(&span, &field))
            return 0;
        u32 number = field.key >> 3;
        if (number > 9)
            continue;
        if (seen & BIT(number))
            return 0;
        seen |= BIT(number);
        if (field.key == KEY(1, FIXED64))
            __builtin_memcpy(&event->wall_time, &field.number, sizeof event->wall_time);
        else if (field.key == KEY(2, VARINT))
            event->step = (i64)field.number;
        else if (field.key == KEY(5, BYTES))
            event->summary = field.bytes;
        else
            return 0; /* a version, a graph and so on */
    }
    return seen & BIT(1) && seen & BIT(5);
}

/* Appends the scalars of one payload, or leaves the rows as they were and lists it. */
static ALWAYS_INLINE int take(Scan *scan, const u8 *buffer, const u8 *payload, u64 length)
{
    Span span = {payload, payload + length};
    i64 offset = payload - buffer - HEADER, row = scan->rows;
    Event event = {0};
    int usual = 1, another = 0;
    if (!plain_event(span, &event)) {
        Event any = {0}; /* whose address is taken; `event` stays in registers */
        usual = read_event(span, &any);
        event = any;
    }
    while (usual && event.summary.at < event.summary.end) {
        Value value;
        if (!plain_scalar(&event.summary, (int)scan->layout, &value)) {
            Value any = {0};
            const u8 *behind = event.summary.end;
            int kind = next_value(event.summary, (int)scan->layout, &any, &behind);
            event.summary.at = behind;
            value = any;
            usual = kind != UNUSUAL;
            another |= kind == ANOTHER;
            if (kind != SCALAR)
                continue;
        }
        if (row == scan->row_capacity)
            return ROWS_FULL;
        u32 tag = tag_number(&scan->tags, buffer, value.tag, value.tag_length);
        if (tag == TAGS_FULL)
            return TAGS_LACK;
        scan->row_tags[row] = tag;
        scan->row_steps[row] = event.step;
        scan->row_wall_times[row] = event.wall_time;
        scan->row_values[row] = value.bits;
        scan->row_offsets[row] = offset;
        row++;
    }
    int taken = usual && row > scan->rows;
    if (!taken || another) {
        if (scan->others == scan->other_capacity)
            return OTHERS_FULL;
        scan->other_offsets[scan->others] = offset;
        scan->other_lengths[scan->others++] = taken ? ~(i64)length : (i64)length;
    }
    if (taken) {
        scan->rows = row;
        scan->records += !another;
        if (event.wall_time < scan->first_wall_time)
            scan->first_wall_time = event.wall_time;
        if (event.wall_time > scan->last_wall_time)
            scan->last_wall_time = event.wall_time;
    }
    return DONE;
}

/* Takes whole records from `position` on, up to the first that is not whole; what `take` says. */
i64 scan(const u8 *buffer, i64 size, Scan *state)
{
    Scan scan = *state;
    int outcome = DONE;
    while (size - scan.position >= OVERHEAD) {
        const u8 *header = buffer + scan.position;
        u64 length = load64(header);
        if (length > MAX_PAYLOAD || (i64)length > size - scan.position - OVERHEAD)
            break;
        if (load32(header + 8) != masked(crc32c(header, 8)))
            break;
        if (load32(header + HEADER + length) != masked(crc32c(header + HEADER, length)))
            break;
        outcome = take(&scan, buffer, header + HEADER, length);
        if (outcome != DONE)
            break;
        scan.position += OVERHEAD + (i64)length;
    }
    *state = scan;
    return outcome;
}

/* The columns that `group` fills. */
typedef struct {
    i64 *steps;
    double *wall_times;
    void *values;
    i64 *offsets;
} Columns;

/* Moves the rows of `scan` to the places that `next` has for their tags. */
static ALWAYS_INLINE i64 move_rows(const Scan *scan, const i64 *ranks, const i64 *bounds,
                                   i64 *next, Columns to, const int wide)
{
    i64 rows = scan->rows, ascending = 1;
    for (i64 row = 0; row < rows; row++) {
        u32 tag = scan->row_tags[row];
        i64 place = next[tag]++, step = scan->row_steps[row];
        if (place > bounds[ranks[tag]] && step <= to.steps[place - 1])
            ascending = 0;
        to.steps[place] = step;
        to.wall_times[place] = scan->row_wall_times[row];
        if (wide) {
            float value;
            __builtin_memcpy(&value, &scan->row_values[row], sizeof value);
            ((double *)to.values)[place] = value;
        } else {
            ((u32 *)to.values)[place] = scan->row_values[row];
        }
        to.offsets[place] = scan->row_offsets[row];
    }
    return ascending;
}

/* Where the rows of each tag go, and the tags' places: `ranks[number]` is the place of a tag.
 *
 * Moves the rows to the four columns, those of a tag together and in their order; values come out
 * as double where `wide` is not 0, else as float. `bounds` has one entry more than there are tags
 * and `next` one a tag; both come out filled. Returns whether within every tag steps rise with each
 * row. */
i64 group(const Scan *scan, const i64 *ranks, i64 *bounds, i64 *next, i64 *steps,
          double *wall_times, void *values, i64 wide, i64 *offsets)
{
    i64 tags = scan->tags.count, rows = scan->rows;
    for (i64 place = 0; place <= tags; place++)
        bounds[place] = 0;
    for (i64 row = 0; row < rows; row++)
        bounds[ranks[scan->row_tags[row]] + 1]++;
    for (i64 place = 0; place < tags; place++)
        bounds[place + 1] += bounds[place];
    for (i64 tag = 0; tag < tags; tag++)
        next[tag] = bounds[ranks[tag]];
    Columns to = {steps, wall_times, values, offsets};
    return wide ? move_rows(scan, ranks, bounds, next, to, 1)
                : move_rows(scan, ranks, bounds, next, to, 0);
}
