import { statSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

/** Message files of one area in one language; letters and sentences are functions. */
const messageFile = /\/src\/messages\/[a-z]{2}\/(?!letters\/|sentences\/)[\w-]+\/[\w-]+\.ts$/;

type Compiled = ReturnType<typeof compile> | { [key: string]: Compiled };

/** Formats compiled messages only, and isolates names that are written from right to left. */
const formatMessage = fileURLToPath(new URL("../../src/web/ui/text/format-message.ts", import.meta.url));

/** Every message of a tree in the compact form that the formatter reads without a parser. */
export function compileMessages(tree: unknown, place: string): Compiled {
  if (typeof tree === "string") return compile(tree);
  if (typeof tree !== "object" || tree === null) throw new Error(`${place} holds something that is no message.`);
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, compileMessages(value, `${place}.${key}`)]),
  );
}

/**
 * Compiles the message catalogues at build time, and excludes the ICU parser from the bundle: browsers download neither
 * the parser nor its output.
 */
export function compileMessagesPlugin(): Plugin {
  let isBuild = false;
  let compiled = 0;
  return {
    name: "compile-messages",
    enforce: "pre",
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: formatMessage }] },
      // Also bundled for the server, as the alias only applies within the bundle.
      ssr: { noExternal: ["use-intl"] },
    }),
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    buildEnd(error) {
      // Otherwise pages would show raw messages with braces.
      if (isBuild && !error && compiled === 0) this.error(`No file of messages is named by ${messageFile.source}.`);
    },
    async load(id) {
      const file = id.split("?")[0] ?? id;
      if (!messageFile.test(file)) return null;
      compiled += 1;
      // The modification time makes Node reload a changed file.
      const areas = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as Record<string, unknown>;
      return Object.entries(areas)
        .map(([name, words]) => `export const ${name} = ${JSON.stringify(compileMessages(words, name))};`)
        .join("\n");
    },
  };
}
