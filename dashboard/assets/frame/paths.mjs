// Where things of this server are.

/** Where a path of this server is, also behind a proxy. */
export function at(path) {
  return JSON.parse(document.getElementById("_dash-config").textContent).requests_pathname_prefix + path;
}
