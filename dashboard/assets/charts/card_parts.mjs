// What a card has beside its drawing. Made here and not by Dash: each of its components is asked at every change of any.
import { element, first } from "../frame/elements.mjs";

/**
 * Give a card its title and the places for what is told, offered and drawn; one that has them keeps them.
 *
 * @param {HTMLElement} card
 * @param {string} tag
 */
export function furnish(card, tag) {
  if (card.dataset.titled || first(card, "h3", HTMLElement)?.title === tag) return; // the server gave some theirs
  const header = element("header");
  header.append(titleOf(tag), element("div", "actions"), element("div", "stats"));
  card.replaceChildren(header, element("div", "plot"));
}

/** The last part of a tag stands out; MindSpore's `/auto` says how it was recorded, not what. @param {string} tag */
function titleOf(tag) {
  const end = tag.endsWith("/auto") ? tag.length - "/auto".length : tag.length;
  const begin = tag.lastIndexOf("/", end - 1) + 1;
  const title = Object.assign(element("h3"), { title: tag });
  title.append(
    element("span", "faint", tag.slice(0, begin)),
    element("span", "", tag.slice(begin, end)),
    element("span", "faint", tag.slice(end)),
  );
  return title;
}
