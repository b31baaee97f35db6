/* The scalars of a buffer of event records, every checksum verified.
 *
 * `scan` walks whole records and appends a row for each scalar; `group` then sorts the rows by tag.
 * All memory is the caller's, nothing outside it is touched, and where an array is full the scan
 * returns, to be called again with a larger one. What is taken, and what is left to protobuf, is
 * told in the README beside this file. */

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

/* Wall time, step and summary of an event. */
static inline int read_event(Span span, double *wall_time, i64 *step, Span *summary)
{
    Field field;
    u32 seen = 0;
    *step = 0;
    while (span.at < span.end) {
        if (!next_field(&span, &field))
            return UNUSUAL;
        u32 number = field.key >> 3;
        if (number > 9)
            continue;
        if (seen & BIT(number))
            return UNUSUAL;
        seen |= BIT(number);
        if (field.key == KEY(1, FIXED64))
            __builtin_memcpy(wall_time, &field.number, sizeof *wall_time);
        else if (field.key == KEY(2, VARINT))
            *step = (i64)field.number;
        else if (field.key == KEY(5, BYTES))
            *summary = field.bytes;
        else
            return UNUSUAL; /* a version, a graph and so on */
    }
    return seen & BIT(1) && seen & BIT(5) ? SCALAR : UNUSUAL;
}

/* Appends the scalars of one payload, or leaves the rows as they were and lists it. */
static inline int take(Scan *scan, const u8 *buffer, const u8 *payload, u64 length)
{
    Span span = {payload, payload + length}, summary = {0, 0};
    i64 offset = payload - buffer - HEADER, row = scan->rows, step;
    double wall_time;
    int usual = read_event(span, &wall_time, &step, &summary), another = 0;
    while (usual && summary.at < summary.end) {
        Field field;
        Value value;
        if (!next_field(&summary, &field)) {
            usual = 0;
            break;
        }
        if (field.key >> 3 != 1)
            continue;
        int kind = field.key == KEY(1, BYTES) ? read_value(field.bytes, (int)scan->layout, &value)
                                              : UNUSUAL;
        if (kind == UNUSUAL) {
            usual = 0;
            break;
        }
        if (kind == ANOTHER) {
            another = 1;
            continue;
        }
        if (row == scan->row_capacity)
            return ROWS_FULL;
        u32 tag = tag_number(&scan->tags, buffer, value.tag, value.tag_length);
        if (tag == TAGS_FULL)
            return TAGS_LACK;
        scan->row_tags[row] = tag;
        scan->row_steps[row] = step;
        scan->row_wall_times[row] = wall_time;
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
        if (wall_time < scan->first_wall_time)
            scan->first_wall_time = wall_time;
        if (wall_time > scan->last_wall_time)
            scan->last_wall_time = wall_time;
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

/* Where the rows of each tag go, and the tags' places: `ranks[number]` is the place of a tag.
 *
 * Moves the rows to the four columns, those of a tag together and in their order. `bounds` has one
 * entry more than there are tags and `next` one a tag; both come out filled. Returns whether within
 * every tag steps rise with each row and wall times never fall. */
i64 group(const Scan *scan, const i64 *ranks, i64 *bounds, i64 *next, i64 *steps,
          double *wall_times, u32 *values, i64 *offsets)
{
    i64 tags = scan->tags.count, rows = scan->rows, ascending = 1;
    for (i64 place = 0; place <= tags; place++)
        bounds[place] = 0;
    for (i64 row = 0; row < rows; row++)
        bounds[ranks[scan->row_tags[row]] + 1]++;
    for (i64 place = 0; place < tags; place++)
        bounds[place + 1] += bounds[place];
    for (i64 tag = 0; tag < tags; tag++)
        next[tag] = bounds[ranks[tag]];
    for (i64 row = 0; row < rows; row++) {
        u32 tag = scan->row_tags[row];
        i64 to = next[tag]++, step = scan->row_steps[row];
        double wall_time = scan->row_wall_times[row];
        if (to > bounds[ranks[tag]] && !(step > steps[to - 1] && wall_time >= wall_times[to - 1]))
            ascending = 0;
        steps[to] = step;
        wall_times[to] = wall_time;
        values[to] = scan->row_values[row];
        offsets[to] = scan->row_offsets[row];
    }
    return ascending;
}
