// The run that others are compared with is one of those that are shown. Its list is filled as
// somebody comes to it: a thousand entries made anew with every letter of a filter are felt.
import { setProps } from "../../frame/clientside.mjs";
import { runOptions } from "../../frame/run_options.mjs";
import { isShown, on, state } from "../../frame/state.mjs";

const LIST = "base";

const isOpen = () => document.activeElement?.id === LIST;

/** @param {(run: string) => boolean} isOffered beside what is chosen */
function fill(isOffered) {
  setProps(LIST, { data: runOptions(state.base ? [state.base] : [], isOffered) });
}

document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement && target.id === LIST) fill(isShown);
});

// What is chosen is called as somebody calls it by now.
on((what) => {
  if (what === "notes" && state.base && document.getElementById(LIST)) fill(isOpen() ? isShown : () => false);
});
