// Elements of the page of a graph.
import { element } from "../../frame/elements.mjs";

/**
 * An element with a class, a text and children.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} tag
 * @param {string} className
 * @param {string | null} text
 * @param {(Node | string)[]} children
 */
export function make(tag, className = "", text = null, ...children) {
  const made = element(tag, className, text ?? "");
  made.append(...children);
  return made;
}
