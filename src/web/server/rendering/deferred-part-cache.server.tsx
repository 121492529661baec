import { createHash } from "node:crypto";
import type { ReactNode } from "react";

import { IdentityProvider } from "#web/client/api/identity.tsx";
import { FavouritesProvider } from "#web/components/favourites/favourites-provider.tsx";
import type { PartCache, DeferredPart } from "#web/ui/hydration/part-cache.ts";

import { RenderedHtmlCache } from "./rendered-html-cache.server.ts";

/** Cache of rendered deferred parts: most of the rendering time of a page with a map. */
const htmlCache = new RenderedHtmlCache(4_000_000);

/** Large objects are compared by identity: loaders get the same ones from memory until the content changes. */
const maxComparedEntries = 24;
const deepestCompared = 4;

const numbers = new WeakMap<object, number>();
let last = 0;

function identityNumber(value: object): number {
  const number = numbers.get(value) ?? ++last;
  numbers.set(value, number);
  return number;
}

/** Returns the same for two objects only if they cannot be distinguished. */
function structuralKey(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function") return "()";
  if (typeof value !== "object" || value === null) return String(value);
  const isPlain = [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));
  const size = Array.isArray(value) ? value.length : Object.keys(value).length;
  if (!isPlain || depth === 0 || size > maxComparedEntries) return `#${identityNumber(value)}`;
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}:${structuralKey(field, depth - 1)}`,
  );
  return `${Array.isArray(value) ? "[" : "{"}${fields.join()}}`;
}

/** React's begin and end markers of a Suspense boundary. */
const boundary = /<!--(\/?)\$[?!~]?-->/g;

/** The content of a part's element; undefined if it was not rendered completely. */
function contentIn(html: string, { id, name }: DeferredPart): string | undefined {
  const element = html.indexOf(`id="${id}" data-part="${name}"`);
  const start = html.indexOf(">", element) + 1;
  if (element < 0 || !html.startsWith("<!--$-->", start)) return undefined;
  boundary.lastIndex = start;
  let depth = 0;
  do {
    const match = boundary.exec(html);
    if (!match) return undefined;
    depth += match[1] === "/" ? -1 : 1;
  } while (depth > 0);
  const content = html.slice(start, boundary.lastIndex);
  // The content security policy of each page lists its own scripts.
  return content.includes("<script") ? undefined : content;
}

function Around({ children }: { children: ReactNode }) {
  return (
    <IdentityProvider user={null}>
      <FavouritesProvider favourites={null}>{children}</FavouritesProvider>
    </IdentityProvider>
  );
}

/** The deferred parts of one page, for `DrawnBefore`. */
export class DeferredPartCache implements PartCache {
  readonly Around = Around;
  readonly #rendered = new Map<string, DeferredPart>();
  readonly #url: URL;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  htmlOf(part: DeferredPart): string | undefined {
    // The number of addresses with a query is unbounded.
    if (this.#url.search !== "") return undefined;
    const about = [this.#url.pathname, part.name, part.id, structuralKey(part.of, deepestCompared)].join(" ");
    const digest = createHash("sha1").update(about).digest("base64url");
    const html = htmlCache.get(digest);
    if (html === undefined) this.#rendered.set(digest, part);
    return html;
  }

  /** Call with the finished page. */
  storeFrom(page: Buffer): void {
    if (this.#rendered.size === 0) return;
    const text = page.toString();
    for (const [digest, part] of this.#rendered) {
      const html = contentIn(text, part);
      if (html !== undefined) htmlCache.set(digest, html);
    }
  }
}
