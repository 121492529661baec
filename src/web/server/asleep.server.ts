import type { EntryContext } from "react-router";

import { asleepScript } from "#web/client/hydration/asleep-script.ts";
import type { RootData } from "#web/client/root-data.ts";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";

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
export function letSleep(html: string, sleeps: PageHandle["sleeps"], digest: string): string {
  // Preloads stand in the head alone: there is no need to look through all of the page.
  const headEnd = html.indexOf("</head>");
  const head = html.slice(0, headEnd);
  const modules = [...head.matchAll(preload)].map(([, address]) => address).join(" ");
  const asleep = `<script type="text/plain" data-sleeps="${sleeps}" data-digest="${digest}" data-modules="${modules}">`;
  const rest = html.slice(headEnd).replace(script, asleep);
  return `${head.replaceAll(preload, "")}<script>${asleepScript}</script>${rest}`;
}
