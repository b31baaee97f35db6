// The page Machine: a card a quantity, with the lines of all its tags, along the time or beside the trainings' steps.
import { register } from "../../frame/clientside.mjs";
import { state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { drawCards } from "../../charts/cards.mjs";
import { legend, short } from "../../charts/dash_legend.mjs";
import { MultiField } from "../../charts/multi_field.mjs";
import { look, options } from "../../charts/scalar_view.mjs";
import { ends, unitOf } from "../../charts/units.mjs";

/** @import {Series} from "../../charts/parts.mjs" */
/** @import {Card} from "../../charts/parts.mjs" */
/** @import {Ends} from "../../charts/ticks.mjs" */
/** @import {Axis} from "../../frame/state.mjs" */
/** @typedef {{tags: string[], cards: Card[]}} Answer as queries/machine/answer.py gives it */

class MachineField extends MultiField {
  get unit() {
    return unitOf(this.card.dataset.unit ?? "");
  }

  /** @override @param {any} payload */
  take(payload) {
    const { tags, cards } = /** @type {Answer} */ (payload);
    this.takeAll(tags, cards);
    legend(this.card, tags.length > 1 ? tags.map(short) : []);
  }

  /** @override @param {number} value */
  valueText(value) {
    return this.unit.text(value);
  }

  /** @override */
  get stepWord() {
    return say("Sample");
  }

  /** @override @param {Series[]} shown @param {Ends} whole */
  layout(shown, whole) {
    const layout = super.layout(shown, whole),
      { kind, most } = this.unit;
    return { ...layout, y: { kind, ends: ends(layout.y.ends, kind, most) } };
  }
}

drawCards("machine", MachineField, () => ({ axis: state.axis, focus: options().focus }));

register("machine", {
  /** What lies along the axis; lines are drawn as they were measured. @param {Axis} axis */
  view(axis) {
    look("machine", { axis, smoothing: 0, isAuto: false, outliers: "show" });
    return axis;
  },
});
