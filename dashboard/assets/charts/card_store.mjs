// What a person made of the scalar cards of a folder, as this browser keeps it for the next visit.
import { first } from "../frame/elements.mjs";
import { alarmsIn } from "./alarms.mjs";

export const MOST = 50; // pins, joined cards, limits

/** The folder whose cards these are. */
export function rootPath() {
  return first(document, ".crumb", HTMLElement)?.title ?? "";
}

/** @typedef {"pin" | "join" | "alarm"} Kind */

/** What was kept, as texts. @returns {Partial<Record<Kind, string>>} */
export function stored() {
  try {
    return JSON.parse(localStorage.getItem(`insight-cards:${rootPath()}`) ?? "null") ?? {};
  } catch {
    return {};
  }
}

/** The limits that were kept, for pages without cards. */
export function storedAlarms() {
  return alarmsIn(stored().alarm, MOST);
}

/** Keep one kind; the others may be those of a link. @param {Kind} kind @param {string} text */
export function store(kind, text) {
  try {
    localStorage.setItem(`insight-cards:${rootPath()}`, JSON.stringify({ ...stored(), [kind]: text }));
  } catch {
    /* no room: only the address holds it */
  }
}
