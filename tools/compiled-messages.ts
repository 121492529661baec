import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

/** The files of one area in one language; the catalogues that list them hold no words themselves. */
const messageFile = /\/src\/messages\/[a-z]{2}\/(?!catalogue\.)[\w-]+\.ts$/;

type Compiled = ReturnType<typeof compile> | { [key: string]: Compiled };

/** Every message of a tree in the short form that the formatter reads without a parser. */
export function compileMessages(tree: unknown, place: string): Compiled {
  if (typeof tree === "string") return compile(tree);
  if (typeof tree !== "object" || tree === null) throw new Error(`${place} holds something that is no message.`);
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, compileMessages(value, `${place}.${key}`)]),
  );
}

/**
 * Compiles the catalogues while the site is built, and leaves the parser of ICU messages out of it: browsers fetch
 * neither the parser nor what it would make of each message.
 */
export function compiledMessages(): Plugin {
  let isBuild = false;
  let compiled = 0;
  return {
    name: "compiled-messages",
    enforce: "pre",
    config: () => ({
      resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
      // Bundled also for the server, as the alias holds only within the bundle.
      ssr: { noExternal: ["use-intl"] },
    }),
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    buildEnd(error) {
      // Pages would show the messages as they were written, with all braces.
      if (isBuild && !error && compiled === 0) this.error(`No file of messages is named by ${messageFile.source}.`);
    },
    async load(id) {
      const file = id.split("?")[0] ?? id;
      if (!messageFile.test(file)) return null;
      compiled += 1;
      // The time of the last change makes Node read a file that was saved again.
      const areas = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as Record<string, unknown>;
      return Object.entries(areas)
        .map(([name, words]) => `export const ${name} = ${JSON.stringify(compileMessages(words, name))};`)
        .join("\n");
    },
  };
}
