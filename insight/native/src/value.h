/* One value of a summary: its tag, and its number where it is a scalar. */
#ifndef INSIGHT_VALUE_H
#define INSIGHT_VALUE_H

#include "wire.h"

enum { MINDSPORE = 0, TENSORBOARD = 1 };

/* What a value, or a record, turns out to be. */
enum { UNUSUAL, SCALAR, ANOTHER, NOTHING };

typedef struct {
    const u8 *tag;
    u64 tag_length;
    u32 bits; /* of the float32 */
} Value;

#define BIT(number) (1u << (number))

/* Whether the bytes of a summary's metadata name the plugin "scalars". */
static int metadata_kind(Span metadata)
{
    Field field = {0};
    Span data = {0, 0}, name = {0, 0};
    while (metadata.at < metadata.end) {
        if (!next_field(&metadata, &field))
            return UNUSUAL;
        if (field.key >> 3 != 1)
            continue;
        if (field.key != KEY(1, BYTES) || data.at)
            return UNUSUAL;
        data = field.bytes;
    }
    while (data.at < data.end) {
        if (!next_field(&data, &field))
            return UNUSUAL;
        if (field.key >> 3 != 1)
            continue;
        if (field.key != KEY(1, BYTES) || name.at)
            return UNUSUAL;
        name = field.bytes;
    }
    if (left(name) != 7 || load32(name.at) != 0x6C616373u || load32(name.at + 3) != 0x7372616Cu)
        return ANOTHER;
    return SCALAR;
}

/* A float32 tensor of no dimensions and one element; any other is UNUSUAL. */
static int read_tensor(Span tensor, u32 *bits)
{
    Field field = {0};
    u32 seen = 0, elements = 0;
    while (tensor.at < tensor.end) {
        if (!next_field(&tensor, &field))
            return UNUSUAL;
        u32 number = field.key >> 3;
        if (number == 3 || number > 5)
            continue;
        if (seen & BIT(number))
            return UNUSUAL;
        seen |= BIT(number);
        if (field.key == KEY(1, VARINT) && field.number == 1)
            continue; /* DT_FLOAT */
        if (field.key == KEY(2, BYTES) && field.number == 0)
            continue; /* a shape without dimensions */
        if (field.key == KEY(5, FIXED32))
            *bits = (u32)field.number;
        else if ((field.key == KEY(4, BYTES) || field.key == KEY(5, BYTES)) && field.number == 4)
            *bits = load32(field.bytes.at);
        else
            return UNUSUAL;
        elements++;
    }
    return seen & BIT(1) && elements == 1 ? SCALAR : UNUSUAL;
}

static int read_value(Span span, int layout, Value *value)
{
    const u32 scalar = layout == MINDSPORE ? 3 : 2;
    const u32 kinds = layout == MINDSPORE
                          ? BIT(3) | BIT(4) | BIT(8) | BIT(9) | BIT(10)
                          : BIT(2) | BIT(3) | BIT(4) | BIT(5) | BIT(6) | BIT(8);
    const u32 known = kinds | BIT(1) | (layout == MINDSPORE ? 0 : BIT(9));
    Field field = {0};
    Span tensor = {0, 0}, metadata = {0, 0};
    u32 seen = 0;
    while (span.at < span.end) {
        if (!next_field(&span, &field))
            return UNUSUAL;
        u32 number = field.key >> 3;
        if (number > 10 || !(known & BIT(number)))
            continue;
        u32 wire = number == scalar ? FIXED32 : BYTES;
        if ((field.key & 7) != wire || seen & BIT(number))
            return UNUSUAL;
        seen |= BIT(number);
        if (number == 1) {
            value->tag = field.bytes.at;
            value->tag_length = field.number;
        } else if (number == scalar)
            value->bits = (u32)field.number;
        else if (number == 8)
            tensor = field.bytes;
        else if (number == 9)
            metadata = field.bytes;
    }
    u32 held = seen & kinds;
    if (!(seen & BIT(1)) || held & (held - 1))
        return UNUSUAL;
    if (held == BIT(scalar))
        return SCALAR;
    if (layout == MINDSPORE || held != BIT(8))
        return ANOTHER;
    int kind = metadata_kind(metadata);
    return kind == SCALAR ? read_tensor(tensor, &value->bits) : kind;
}

/* A scalar as nearly all are written: a short tag and the number, in this order. */
static ALWAYS_INLINE int plain_scalar(Span *summary, int layout, Value *value)
{
    const u8 *at = summary->at;
    if (left(*summary) < 9 || at[0] != KEY(1, BYTES) || at[2] != KEY(1, BYTES))
        return 0;
    u64 length = at[1], tag_length = at[3];
    if (length > 0x7F || length != tag_length + 7 || length > left(*summary) - 2)
        return 0;
    if (at[4 + tag_length] != KEY(layout == MINDSPORE ? 3 : 2, FIXED32))
        return 0;
    value->tag = at + 4;
    value->tag_length = tag_length;
    value->bits = load32(at + 5 + tag_length);
    summary->at = at + 2 + length;
    return 1;
}

/* What the next field of a summary is, and where it ends; NOTHING if it is no value. */
static int next_value(Span summary, int layout, Value *value, const u8 **behind)
{
    Field field = {0};
    if (!next_field(&summary, &field))
        return UNUSUAL;
    *behind = summary.at;
    if (field.key >> 3 != 1)
        return NOTHING;
    return field.key == KEY(1, BYTES) ? read_value(field.bytes, layout, value) : UNUSUAL;
}

#endif
