import { createHash } from "node:crypto";
import type { ReactNode } from "react";

import { IdentityProvider } from "#web/client/api/identity.tsx";
import { FavouritesProvider } from "#web/components/favourites/favourites-provider.tsx";
import type { PartsBefore, SleepingPart } from "#web/ui/drawn-before.ts";

import { WrittenHtml } from "./written-html.server.ts";

/** Cache of rendered deferred parts: most of the rendering time of a page with a map. */
const written = new WrittenHtml(4_000_000);

/** Large objects are compared by identity: loaders get the same ones from memory until the content changes. */
const mostCompared = 24;
const deepestCompared = 4;

const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(thing: object): number {
  const number = numbers.get(thing) ?? ++last;
  numbers.set(thing, number);
  return number;
}

/** Returns the same for two objects only if they cannot be distinguished. */
function outlineOf(thing: unknown, depth: number): string {
  if (typeof thing === "string") return JSON.stringify(thing);
  if (typeof thing === "function") return "()";
  if (typeof thing !== "object" || thing === null) return String(thing);
  const isPlain = [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(thing));
  const entries = isPlain && depth > 0 ? Object.entries(thing) : [];
  if (!isPlain || depth === 0 || entries.length > mostCompared) return `#${numberOf(thing)}`;
  const fields = entries.map(([name, value]) => `${JSON.stringify(name)}:${outlineOf(value, depth - 1)}`);
  return `${Array.isArray(thing) ? "[" : "{"}${fields.join()}}`;
}

/** React's begin and end markers of a Suspense boundary. */
const boundary = /<!--(\/?)\$[?!~]?-->/g;

/** The content of a part's element; undefined if it was not rendered completely. */
function contentIn(html: string, { id, name }: SleepingPart): string | undefined {
  const element = html.indexOf(`id="${id}" data-part="${name}"`);
  const start = html.indexOf(">", element) + 1;
  if (element < 0 || !html.startsWith("<!--$-->", start)) return undefined;
  boundary.lastIndex = start;
  let depth = 0;
  do {
    const found = boundary.exec(html);
    if (!found) return undefined;
    depth += found[1] === "/" ? -1 : 1;
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
export class KeptParts implements PartsBefore {
  readonly Around = Around;
  readonly #drawn = new Map<string, SleepingPart>();
  readonly #url: URL;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  htmlOf(part: SleepingPart): string | undefined {
    // The number of addresses with a query is unbounded.
    if (this.#url.search !== "") return undefined;
    const about = [this.#url.pathname, part.name, part.id, outlineOf(part.of, deepestCompared)].join(" ");
    const digest = createHash("sha1").update(about).digest("base64url");
    const html = written.get(digest);
    if (html === undefined) this.#drawn.set(digest, part);
    return html;
  }

  /** Call with the finished page. */
  keep(page: Buffer): void {
    if (this.#drawn.size === 0) return;
    const text = page.toString();
    for (const [digest, part] of this.#drawn) {
      const html = contentIn(text, part);
      if (html !== undefined) written.keep(digest, html);
    }
  }
}
