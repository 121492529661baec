import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * Fetches the files of a chunk before importing it. Browsers remember a failed module import for as long as the page is
 * open: what failed in a dead spot would stay missing when the connection is back. After `fetch`, the import comes from
 * the browser's cache. What is lost on a bad line is fetched again twice; without a network, and for a file that is gone,
 * there is nothing to wait for.
 * Replaces Vite's own helper, with the same parameters and the same event on failure.
 *
 * @param load imports the chunk; its source text contains the chunk's own file name
 * @param files styles and scripts that the chunk needs, below the root of the site
 */
export async function importWithRetry<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const [, own] = /import\(.\.\/([^`"')]+)/.exec(String(load)) ?? [];
  const isStyle = (file: string) => file.endsWith(".css");
  const scripts = new Set(files.filter((file) => !isStyle(file)));
  if (own) scripts.add(`assets/${own}`);
  const fetchFile = async (href: string, pausesMs: readonly number[] = [500, 2000]): Promise<void> => {
    const answer = await fetch(href).catch(() => null);
    // Broken off, it fails here.
    const isWhole = answer !== null && (await answer.blob().catch(() => null)) !== null;
    if (isWhole && answer.ok) return;
    const [pauseMs, ...later] = pausesMs;
    const isPassing = navigator.onLine && (!isWhole || answer.status >= 500);
    if (!isPassing || pauseMs === undefined) throw new TypeError(`${href} cannot be fetched: ${answer?.status}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return fetchFile(href, later);
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

/** Makes the site import its chunks with `importWithRetry`. */
export function retryChunkImports(): Plugin {
  let isInPlace = false;
  return {
    name: "retry-chunk-imports",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /preload-helper/ },
      handler: (_, id) => {
        if (id !== helper) return null;
        isInPlace = true;
        return `export const __vitePreload = ${importWithRetry}`;
      },
    },
    generateBundle: () => {
      if (!isInPlace) throw new Error("Vite imports parts in another way now: see docs/decisions/0112.");
    },
  };
}
