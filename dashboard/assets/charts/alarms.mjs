// Limits on the values of tags as text: in addresses, and in words.
import { escaped, unescaped } from "../frame/address_text.mjs";
import { number } from "../frame/numbers.mjs";
import { say } from "../frame/words.mjs";

/** @typedef {[sign: "<" | ">", limit: number]} Rule */
/** @typedef {{rules: Rule[], together: boolean}} Alarm `together` where all rules have to be broken */

/** @param {string} text @returns {Rule[]} none where it says no rule */
function ruleIn(text) {
  const sign = text[0],
    limit = Number(text.slice(1) || NaN);
  return (sign === "<" || sign === ">") && Number.isFinite(limit) ? [[sign, limit]] : [];
}

/** @param {string} text @returns {[tag: string, Alarm] | null} */
function alarmIn(text) {
  const [, tag, rest] = /^([^<>]+)([<>].*)$/.exec(text) ?? [];
  if (!tag) return null;
  const rules = rest.split(/[|&]/).flatMap(ruleIn);
  return rules.length ? [unescaped(tag), { rules, together: rest.includes("&") }] : null;
}

/** The limits in a text, by tag; at most so many. @param {string | null | undefined} text @param {number} most */
export function alarmsIn(text, most) {
  return new Map(
    (text ?? "")
      .split(",")
      .map(alarmIn)
      .filter((found) => found !== null)
      .slice(0, most),
  );
}

/** Limits by tag as one text. @param {Iterable<[string, Alarm]>} alarms */
export function alarmsText(alarms) {
  return [...alarms].map(alarmText).join(",");
}

/** @param {[string, Alarm]} alarm */
function alarmText([tag, { rules, together }]) {
  return escaped(tag) + rules.map(([sign, limit]) => sign + limit).join(together ? "&" : "|");
}

/** @param {Alarm} alarm */
export function wordsOf({ rules, together }) {
  const words = rules.map(([sign, limit]) => `${sign} ${number(limit)}`);
  return words.join(together ? ` ${say("and")} ` : ` ${say("or")} `);
}
