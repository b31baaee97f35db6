// Makes few files of the browser's half: one that all documents need, one for each page, and the
// entry, which waits for the page that is asked for and so can be in neither.
//
//     node tools/bundle.mjs ASSETS FOLDER    writes files, and prints which module each begins with
//
// A page's file imports the first under names that tell the module, as `frame$state$changed`. So
// each module is there once, whoever needs it, and tests reach it as they reach a source.
import { readdirSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { build } from "esbuild";

const [ASSETS, FOLDER] = process.argv.slice(2).map((path) => resolve(path));
const ENTRY = "entry.mjs";
const SHARED = "shared.mjs";
const MADE = "made:";
const USUAL = {
  absWorkingDir: ASSETS,
  bundle: true,
  format: "esm",
  target: "esnext", // as it is written
  charset: "utf8",
  outExtension: { ".js": ".mjs" },
  metafile: true,
  logLevel: "error",
};

const isShared = (module) => /^(frame|charts)\//.test(module);
const isFirst = (module) => basename(module) === "page.mjs";
const pageOf = (module) => /^pages\/([^/]+)\//.exec(module)?.[1];
const longName = (module, name) => `${module.replace(/\.mjs$/, "").replaceAll("/", "$")}$${name}`;

/** The words of who asks come from the server. */
const WORDS = {
  name: "words",
  setup: (one) => one.onResolve({ filter: /\/words\.js$/ }, () => ({ path: "../words.js", external: true })),
};

/** Has modules that are no file. @param {Record<string, string>} texts */
const having = (texts) => ({
  name: "having",
  setup(one) {
    one.onResolve({ filter: /^made:/ }, ({ path }) => ({ path: path.slice(MADE.length), namespace: "made" }));
    one.onLoad({ filter: /./, namespace: "made" }, ({ path }) => ({ contents: texts[path], resolveDir: ASSETS }));
  },
});

/** Takes the modules of the frame and the charts from the file that has them. */
const sharing = (file, exported) => ({
  name: "sharing",
  setup(one) {
    one.onResolve({ filter: /\.mjs$/ }, ({ path, importer, namespace, resolveDir }) => {
      if (namespace === "shared") return { path, external: true };
      const module = relative(ASSETS, resolve(resolveDir, path));
      return importer && isShared(module) ? { path: module, namespace: "shared" } : undefined;
    });
    one.onLoad({ filter: /./, namespace: "shared" }, ({ path }) => {
      const names = exported[path].map((name) => `${longName(path, name)} as ${name}`);
      return { contents: passedOn(names, `./${file}`), resolveDir: ASSETS };
    });
  },
});

const passedOn = (names, from) => (names.length ? `export { ${names} } from "${from}";` : `import "${from}";`);

/** All that modules export, under long names. */
const passedOnOf = (modules, exported) =>
  modules
    .map((module) =>
      passedOn(
        exported[module].map((name) => `${name} as ${longName(module, name)}`),
        `./${module}`,
      ),
    )
    .join("\n");

/** What each module exports, and what the entry imports, in its order. */
async function look(modules) {
  const settings = { ...USUAL, splitting: true, write: false, outdir: "nowhere", outbase: ".", plugins: [WORDS] };
  const { metafile } = await build({ ...settings, entryPoints: modules });
  const found = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
  return {
    exported: Object.fromEntries(found.map(({ entryPoint, exports }) => [entryPoint, exports])),
    first: metafile.inputs[ENTRY].imports.map(({ path }) => path),
  };
}

/** Writes files, by their names without a hash; which module each begins with. */
async function write(folder, begins, plugins) {
  const entryPoints = Object.entries(begins).map(([out, module]) => ({ in: module, out }));
  const settings = { ...USUAL, entryNames: "[name]-[hash]", outdir: folder, plugins: [WORDS, ...plugins] };
  const { metafile } = await build({ ...settings, entryPoints });
  return Object.entries(metafile.outputs).map(([path, { entryPoint }]) => [
    entryPoint.replace(MADE, ""),
    basename(path),
  ]);
}

async function bundle(folder) {
  const modules = readdirSync(ASSETS, { recursive: true })
    .filter((path) => path.endsWith(".mjs"))
    .sort();
  const { exported, first } = await look(modules);
  const rest = modules.filter((module) => isShared(module) && !first.includes(module));
  const text = passedOnOf([...first, ...rest], exported);
  const shared = await write(folder, { shared: `${MADE}${SHARED}` }, [having({ [SHARED]: text })]);

  const pages = modules.filter(isFirst);
  const ofPage = (page) => modules.filter((module) => module !== page && pageOf(module) === pageOf(page));
  const texts = Object.fromEntries(pages.map((page) => [page, passedOnOf([page, ...ofPage(page)], exported)]));
  const begins = Object.fromEntries(pages.map((page) => [pageOf(page), `${MADE}${page}`]));
  const plugins = [sharing(shared[0][1], exported), having(texts)];
  const others = await write(folder, { entry: ENTRY, ...begins }, plugins);
  return Object.fromEntries([...shared, ...others]);
}

console.log(JSON.stringify(await bundle(FOLDER)));
