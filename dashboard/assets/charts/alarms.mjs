// Limits on the values of tags as text: in addresses, and in words.
import { escaped, unescaped } from "../frame/address_text.mjs";
import { number } from "../frame/numbers.mjs";
import { say } from "../frame/words.mjs";

function alarmIn(text) {
  const [, tag, rest] = /^([^<>]+)([<>].*)$/.exec(text) ?? [];
  if (!tag) return null;
  const rules = rest
    .split(/[|&]/)
    .map((rule) => [rule[0], Number(rule.slice(1) || NaN)])
    .filter(([sign, limit]) => "<>".includes(sign) && Number.isFinite(limit));
  return rules.length ? [unescaped(tag), { rules, together: rest.includes("&") }] : null;
}

/** The limits in a text, by tag, as {rules: [[sign, limit]], together}; at most so many. */
export function alarmsIn(text, most) {
  return new Map((text ?? "").split(",").map(alarmIn).filter(Boolean).slice(0, most));
}

/** Limits by tag as one text. */
export function alarmsText(alarms) {
  return [...alarms].map(alarmText).join(",");
}

function alarmText([tag, { rules, together }]) {
  return escaped(tag) + rules.map(([sign, limit]) => sign + limit).join(together ? "&" : "|");
}

export function wordsOf({ rules, together }) {
  const words = rules.map(([sign, limit]) => `${sign} ${number(limit)}`);
  return words.join(together ? ` ${say("and")} ` : ` ${say("or")} `);
}
