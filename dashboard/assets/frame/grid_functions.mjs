// What AG Grid finds by name: it looks for functions and components in globals of its own.
const functions = (window.dashAgGridFunctions ??= {});
const components = (window.dashAgGridComponentFunctions ??= {});

/** Let columns name functions, as in `{"function": "name(params)"}`. */
export function offerFunctions(named) { Object.assign(functions, named); }

/** Let columns name React components. */
export function offerComponents(named) { Object.assign(components, named); }

/** An element of React. */
export function reactElement(...parts) { return window.React.createElement(...parts); }
