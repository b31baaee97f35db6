// The browser's side of Dash's callbacks: it looks for their functions in a global of its own.

/**
 * Let Dash find functions by a namespace and their names: `ClientsideFunction(namespace, name)`.
 * @param {string} namespace
 * @param {Record<string, (...given: Json[]) => unknown>} functions
 */
export function register(namespace, functions) {
  window.dash_clientside ??= /** @type {DashClientside} */ ({}); // Dash adds what is its own
  window.dash_clientside[namespace] ??= {};
  Object.assign(window.dash_clientside[namespace], functions);
}

/** What a callback gives that changes nothing. */
export function nothing() {
  return window.dash_clientside.no_update;
}

/**
 * Change properties of a component, as a callback would.
 * @param {string} component
 * @param {Record<string, Json>} properties
 */
export function setProps(component, properties) {
  window.dash_clientside.set_props(component, properties);
}
