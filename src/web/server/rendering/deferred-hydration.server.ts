import type { EntryContext } from "react-router";

import { deferredHydrationScript } from "#web/client/hydration/deferred-hydration-script.ts";
import { lostScript } from "#web/client/hydration/lost-script.ts";
import type { RootData } from "#web/client/root-data.ts";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";

/** Preloads are only in the head: there is no need to search the whole page. */
function parted(page: Buffer): readonly [head: string, body: Buffer] {
  const headEnd = Math.max(page.indexOf("</head>"), 0);
  return [page.toString("utf8", 0, headEnd), page.subarray(headEnd)];
}

/**
 * Scripts hydrate a readable page; on a slow connection they must not delay its styles and fonts. If one is lost, see
 * `lostScript`.
 */
export function scriptsLast(page: Buffer): Buffer<ArrayBuffer> {
  const [head, body] = parted(page);
  const later = head.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
  return Buffer.concat([Buffer.from(`${later}<script>${embeddedScript(undefined)}</script>`), body]);
}

const preload = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const script = '<script type="module" async="">';

/** The script that a page gets at the end of its head. */
export function embeddedScript(trigger: PageHandle["hydrateWhen"]): string {
  return trigger ? deferredHydrationScript : lostScript;
}

/** When a page starts its script at the latest, on a site without analytics; undefined if at once. */
export function hydrationTriggerOf({
  matches,
  loaderData,
}: EntryContext["staticHandlerContext"]): PageHandle["hydrateWhen"] {
  const { user, amplitudeApiKey, gtmId } = loaderData["root"] as RootData;
  if (amplitudeApiKey || gtmId) return undefined;
  return matches
    .map(({ route }) => (route.handle as PageHandle | undefined) ?? {})
    .find(({ hydrateWhen, isCompleteForMembers }) => hydrateWhen && (user === null || isCompleteForMembers))
    ?.hydrateWhen;
}

/**
 * Makes a document fetch neither script nor data before it is seen or used: see `deferredHydrationScript`.
 *
 * @param digest of the page's data, with the minute that it shows
 */
export function deferHydration(
  page: Buffer,
  hydrateWhen: PageHandle["hydrateWhen"],
  digest: string,
): Buffer<ArrayBuffer> {
  const [head, body] = parted(page);
  const modules = [...head.matchAll(preload)].map(([, address]) => address).join(" ");
  const placeholder = `<script type="text/plain" data-sleeps="${hydrateWhen}" data-digest="${digest}" data-modules="${modules}">`;
  const later = Buffer.from(`${head.replaceAll(preload, "")}<script>${embeddedScript(hydrateWhen)}</script>`);
  const at = body.indexOf(script);
  if (at < 0) return Buffer.concat([later, body]);
  return Buffer.concat([later, body.subarray(0, at), Buffer.from(placeholder), body.subarray(at + script.length)]);
}
