import { createHash } from "node:crypto";
import type { ReactNode } from "react";

import { IdentityProvider } from "#web/client/api/identity.tsx";
import { FavouritesProvider } from "#web/components/favourites/favourites-provider.tsx";
import type { PartsBefore, SleepingPart } from "#web/ui/drawn-before.ts";

import { WrittenHtml } from "./written-html.server.ts";

/** Of sleeping parts that are drawn already: most of what is drawn of a page with a map. */
const written = new WrittenHtml(4_000_000);

/** Things with more in them are told apart by which they are: loaders get the same from memory until the content changes. */
const mostCompared = 24;
const deepestCompared = 4;

const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(thing: object): number {
  const number = numbers.get(thing) ?? ++last;
  numbers.set(thing, number);
  return number;
}

/** Says the same of two things only if nothing can be seen of which they are. */
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

/** Begin and end of what may be waited for, as React writes them. */
const boundary = /<!--(\/?)\$[?!~]?-->/g;

/** What stands in the element of a part; undefined where it was not drawn to its end. */
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
  // The policy of each page names its own scripts.
  return content.includes("<script") ? undefined : content;
}

function Around({ children }: { children: ReactNode }) {
  return (
    <IdentityProvider user={null}>
      <FavouritesProvider favourites={null}>{children}</FavouritesProvider>
    </IdentityProvider>
  );
}

/** The sleeping parts of one page, for `DrawnBefore`. */
export class KeptParts implements PartsBefore {
  readonly Around = Around;
  readonly #drawn = new Map<string, SleepingPart>();
  readonly #url: URL;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  htmlOf(part: SleepingPart): string | undefined {
    // Of addresses with a query there are endlessly many.
    if (this.#url.search !== "") return undefined;
    const about = [this.#url.pathname, part.name, part.id, outlineOf(part.of, deepestCompared)].join(" ");
    const digest = createHash("sha1").update(about).digest("base64url");
    const html = written.get(digest);
    if (html === undefined) this.#drawn.set(digest, part);
    return html;
  }

  /** To be called with the finished page. */
  keep(page: Buffer): void {
    if (this.#drawn.size === 0) return;
    const text = page.toString();
    for (const [digest, part] of this.#drawn) {
      const html = contentIn(text, part);
      if (html !== undefined) written.keep(digest, html);
    }
  }
}
