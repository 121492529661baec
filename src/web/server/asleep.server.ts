import type { EntryContext } from "react-router";

import { asleepScript } from "#web/client/hydration/asleep-script.ts";
import type { RootData } from "#web/client/root-data.ts";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";

/** Preloads stand in the head alone: there is no need to look through all of the page. */
function parted(page: Buffer): readonly [head: string, body: Buffer] {
  const headEnd = Math.max(page.indexOf("</head>"), 0);
  return [page.toString("utf8", 0, headEnd), page.subarray(headEnd)];
}

/** Scripts bring a readable page to life; on a slow line they must not hold up its style and its type. */
export function scriptsLast(page: Buffer): Buffer<ArrayBuffer> {
  const [head, body] = parted(page);
  const later = head.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
  return Buffer.concat([Buffer.from(later), body]);
}

const preload = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const script = '<script type="module" async="">';

/** Until when a page needs no script, for a visitor of a site that measures nobody; undefined where it needs them at once. */
export function sleepOf({ matches, loaderData }: EntryContext["staticHandlerContext"]): PageHandle["sleeps"] {
  const { user, amplitudeApiKey, gtmId } = loaderData["root"] as RootData;
  if (user !== null || amplitudeApiKey || gtmId) return undefined;
  return matches.map(({ route }) => (route.handle as PageHandle | undefined)?.sleeps).find((sleeps) => sleeps);
}

/**
 * Has a document fetch neither script nor data before it is seen or used: see `asleepScript`.
 *
 * @param digest of what the page is made of
 */
export function letSleep(page: Buffer, sleeps: PageHandle["sleeps"], digest: string): Buffer<ArrayBuffer> {
  const [head, body] = parted(page);
  const modules = [...head.matchAll(preload)].map(([, address]) => address).join(" ");
  const asleep = `<script type="text/plain" data-sleeps="${sleeps}" data-digest="${digest}" data-modules="${modules}">`;
  const later = Buffer.from(`${head.replaceAll(preload, "")}<script>${asleepScript}</script>`);
  const at = body.indexOf(script);
  if (at < 0) return Buffer.concat([later, body]);
  return Buffer.concat([later, body.subarray(0, at), Buffer.from(asleep), body.subarray(at + script.length)]);
}
