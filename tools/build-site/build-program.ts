import { mkdir, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { build, type Plugin } from "vite";
import { programNumbers, removeOldPrograms } from "./old-programs.ts";

/** Location of the program: its entry, and a numbered folder for each of the latest builds. */
const programs = "build/program";
/** A program that was started from an earlier build loads modules from its own folder for as long as it runs. */
const [latest = 0] = await programNumbers(programs);
const programFolder = join(programs, String(latest + 1));

/** The program and the entry modules of its threads, which refer to each other by these names. */
const entries = {
  main: "src/server/main.ts",
  thread: "src/server/workers/worker.ts",
  engine: "src/database/connection/embedded/worker.ts",
};

const entryOf = new Map(Object.entries(entries).map(([name, path]) => [resolve(path), name]));

/**
 * Files that modules load by relative path stay in place: data, migrations, fonts. Threads start with the built
 * modules. Pages are bundled as already built, so that they share all modules with the server.
 */
const places: Plugin = {
  name: "places-of-modules",
  enforce: "pre",
  transform(code, id) {
    if (id === resolve("src/server/pages/load-pages.ts")) {
      return `export const loadPages = () => import(${JSON.stringify(resolve("build/server/index.js"))});`;
    }
    if (!id.startsWith(resolve("src") + sep) || !code.includes("import.meta.url")) return null;
    const source = relative(programFolder, id).replaceAll(sep, "/");
    return code
      .replace(/new URL\("(\.\/[\w-]+\.ts)", import\.meta\.url\)/, (whole: string, path: string) => {
        const entry = entryOf.get(resolve(id, "..", path));
        return entry === undefined ? whole : `new URL("./${entry}.js", import.meta["url"])`;
      })
      .replaceAll("import.meta.url", `new URL("${source}", import.meta["url"]).href`);
  },
  // A single letter beyond Latin-1 would make Node store the whole chunk with two bytes per letter.
  renderChunk: (code) =>
    code.replaceAll(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`),
};

/**
 * Builds the server into a few files of plain JavaScript, so that Node need not strip the types of a thousand modules
 * in every thread, each with a compiler of its own in memory.
 */
await build({
  configFile: false,
  logLevel: "warn",
  plugins: [places],
  // Node parses the 180 KB of its package.json again for each of its modules: a quarter of a start.
  ssr: { noExternal: ["drizzle-orm"] },
  build: {
    ssr: true,
    emptyOutDir: true,
    copyPublicDir: false,
    outDir: programFolder,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: entries,
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});

await mkdir(programs, { recursive: true });
await writeFile(join(programs, "main.js"), `import "./${latest + 1}/main.js";\n`);
await removeOldPrograms(programs, Date.now());
