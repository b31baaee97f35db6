// Which columns of the grid of runs are shown, and in which order: as they tell the runs shown apart.
import { columnsOf } from "./columns.mjs";
import { grid, held } from "./grid_state.mjs";

/** @import {Answer} from "./news.mjs" */

/**
 * Show the columns of an answer; whether they are others than before. An order that somebody gave them by hand stays
 * as long as there are no new ones.
 *
 * @param {Answer} answer
 */
export function arrange({ columns, shown }) {
  const before = held.specs.map(({ id }) => id);
  if (columns) held.all = columns;
  held.specs = shown.flatMap((id) => held.all.find((spec) => spec.id === id) ?? []);
  const spare = held.all.filter(({ id }) => !shown.includes(id));
  if (columns) {
    held.isMoved = false;
    grid().setGridOption("columnDefs", columnsOf(held.specs, spare));
    return true;
  }
  if (JSON.stringify(before) === JSON.stringify(shown)) return false;
  const state = [...held.specs, ...spare].map(({ id }) => ({ colId: id, hide: !shown.includes(id) }));
  grid().applyColumnState({ state, applyOrder: !held.isMoved });
  return true;
}
