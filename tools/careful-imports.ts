import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * Fetches the files of a part before the part is imported. Browsers remember a module that could not be fetched as one that never
 * can, for as long as the page is open: what failed in a dead spot would stay missing when the network is back. What `fetch`
 * has brought is imported from the browser's memory of files.
 *
 * It takes the place of Vite's own helper, with the same parameters and the same event on failure.
 *
 * @param load imports the part; its text names the part's own file
 * @param files styles and scripts that the part needs, below the root of the site
 */
export async function importCarefully<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const [, own] = /import\(.\.\/([^`"')]+)/.exec(String(load)) ?? [];
  const isStyle = (file: string) => file.endsWith(".css");
  const scripts = new Set(files.filter((file) => !isStyle(file)));
  if (own) scripts.add(`assets/${own}`);
  const fetchFile = async (href: string) => {
    const answer = await fetch(href);
    await answer.blob();
    if (!answer.ok) throw new TypeError(`${href} cannot be fetched: ${answer.status}`);
  };
  const addStyle = (href: string) =>
    new Promise<void>((resolve, reject) => {
      const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href^="${href}"]`);
      if (known?.sheet) return resolve();
      const link = known ?? document.createElement("link");
      link.addEventListener("load", () => resolve());
      link.addEventListener("error", () => {
        link.remove();
        reject(new TypeError(`${href} cannot be fetched.`));
      });
      if (known) return;
      link.rel = "stylesheet";
      link.href = href;
      document.head.append(link);
    });
  try {
    await Promise.all([
      ...[...scripts].map((file) => fetchFile(`/${file}`)),
      ...files.filter(isStyle).map((file) => addStyle(`/${file}`)),
    ]);
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event("vite:preloadError"));
    throw error;
  }
}

/** Has the site's parts imported by `importCarefully`. */
export function carefulImports(): Plugin {
  let isInPlace = false;
  return {
    name: "careful-imports",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /preload-helper/ },
      handler: (_, id) => {
        if (id !== helper) return null;
        isInPlace = true;
        return `export const __vitePreload = ${importCarefully}`;
      },
    },
    generateBundle: () => {
      if (!isInPlace) throw new Error("Vite imports parts in another way now: see docs/decisions/0112.");
    },
  };
}
