// Which callbacks a change calls, in the order that Dash has: one waits for those that change what it
// is given, and is called once for all that changed together.

/** @typedef {{ id: string, property: string }} Part */

/** @param {string} text as in `a.value`, or `..a.value...b.data..` @returns {Part[]} */
function partsOf(text) {
  const inner = text.startsWith("..") ? text.slice(2, -2).split("...") : text ? [text] : [];
  return inner.map((one) => {
    const dot = one.lastIndexOf(".");
    return { id: one.slice(0, dot), property: one.slice(dot + 1) };
  });
}

/** @param {Part} part */
const nameOf = ({ id, property }) => `${id}.${property}`;

export class Callbacks {
  #all;
  #drawing;
  #nothing;
  #due = new Map(); // callback -> the inputs that changed
  #going = new Set();

  constructor(known, drawing, nothing) {
    this.#drawing = drawing;
    this.#nothing = nothing;
    this.#all = known.map((one) => ({ ...one, outputs: one.no_output ? [] : partsOf(one.output) }));
  }

  /** A component has other properties: somebody set them, or used it. */
  change(id, changed) {
    if (!this.#drawing.has(id)) return;
    const isNew = this.#drawing.write(id, changed);
    for (const one of this.#all) {
      const inputs = one.inputs.filter((part) => part.id === id && part.property in changed);
      if (inputs.length && this.#isThere(one)) this.#wish(one, inputs);
    }
    if (isNew) this.begin(this.#drawing.takeNew());
    this.#plan();
  }

  /** Components with these ids are new. @param {Set<string>} ids */
  begin(ids) {
    for (const one of this.#all) {
      const inputs = one.inputs.filter((part) => ids.has(part.id));
      const isOwn = one.outputs.some((part) => ids.has(part.id)) || !one.outputs.length;
      if (!this.#isThere(one) || (isOwn ? one.prevent_initial_call : !inputs.length)) continue;
      if (isOwn && !inputs.length && !one.outputs.length) continue;
      this.#wish(one, []);
    }
    this.#plan();
  }

  #isThere({ inputs, outputs }) {
    const has = ({ id }) => this.#drawing.has(id);
    return inputs.every(has) && (!outputs.length || outputs.some(has));
  }

  #wish(one, inputs) {
    const before = this.#due.get(one) ?? [];
    this.#due.set(one, [...before, ...inputs]);
  }

  #isPlanned = false;
  #plan() {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      for (const [one, changed] of [...this.#due]) {
        if (this.#waits(one)) continue;
        this.#due.delete(one);
        this.#call(one, changed);
      }
    });
  }

  /** Whether what it is given is about to be another. */
  #waits(one) {
    const given = new Set(one.inputs.map(nameOf));
    const makes = (other) => other !== one && other.outputs.some((part) => given.has(nameOf(part)));
    return this.#going.has(one) || [...this.#due.keys(), ...this.#going].some(makes);
  }

  async #call(one, changed) {
    const value = ({ id, property }) => this.#drawing.read(id, property);
    if (!this.#isThere(one)) return;
    this.#going.add(one);
    const given = (parts) => parts.map((part) => ({ ...part, value: value(part) }));
    const inputs = given(one.inputs),
      state = given(one.state ?? []);
    try {
      const found = one.clientside_function
        ? await this.#ask(one, inputs, state, changed)
        : await this.#send(one, inputs, state, changed);
      this.#going.delete(one);
      for (const [id, properties] of Object.entries(found)) this.change(id, properties);
    } finally {
      this.#going.delete(one);
      this.#plan();
    }
  }

  /** @returns {Promise<Record<string, object>>} */
  async #ask(one, inputs, state, changed) {
    const { namespace, function_name } = one.clientside_function;
    const context = {
      inputs_list: inputs,
      states_list: state,
      triggered: changed.map((part) => ({ prop_id: nameOf(part) })),
    };
    window.dash_clientside.callback_context = context;
    const act = window.dash_clientside[namespace][function_name];
    const answer = act(...inputs.map((part) => part.value), ...state.map((part) => part.value));
    const values = answer instanceof Promise ? await answer : answer;
    if (values === this.#nothing || !one.outputs.length) return {};
    const each = one.output.startsWith("..") ? values : [values];
    const found = {};
    one.outputs.forEach(({ id, property }, place) => {
      if (each[place] === this.#nothing || each[place] === undefined) return;
      found[id] = { ...found[id], [property]: each[place] };
    });
    return found;
  }

  /** @returns {Promise<Record<string, object>>} */
  async #send(one, inputs, state, changed) {
    const outputs = one.output.startsWith("..") ? one.outputs : one.outputs[0];
    const body = JSON.stringify({ output: one.output, outputs, inputs, changedPropIds: changed.map(nameOf), state });
    const headers = { "Content-Type": "application/json" };
    const answer = await window.fetch("/_dash-update-component", { method: "POST", headers, body });
    return answer.status === 200 ? (await answer.json()).response : {};
  }
}
