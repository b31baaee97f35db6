// The run that others are compared with is one of those that are shown. Its list is filled as
// somebody comes to it: a thousand entries made anew with every letter of a filter are felt.
import { setProps } from "../../frame/clientside.mjs";
import { runOptions } from "../../frame/run_options.mjs";
import { isShown, state } from "../../frame/state.mjs";

const LIST = "base";

document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement && target.id === LIST)
    setProps(LIST, { data: runOptions(state.base ? [state.base] : [], isShown) });
});
