import { createHash } from "node:crypto";
import type { ComponentType } from "react";
import { StaticRouter } from "react-router";
import { IntlProvider } from "use-intl";

import { type UnitSystem, unitSystems } from "#domain/units.ts";
import { ServerUnits, unitsParameter } from "#web/client/settings/units.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { eventLoopTurn } from "#web/server/rendering/event-loop-turns.server.ts";
import { messagesInUnits } from "#web/ui/messages-in-units.tsx";
import { type StaticHtml, writeIntoPage } from "#web/ui/static-html/static-html.tsx";

import { renderInTurns } from "./render-in-turns.server.tsx";
import { RenderedHtmlCache } from "./rendered-html-cache.server.ts";

/** Areas of the messages of public pages, by file. */
const files = import.meta.glob<Record<string, unknown>>(
  "../../../messages/*/{shell/shell,routes/*,places/{finder,house,town,town-parts},components/facts}.ts",
  {
    eager: true,
  },
);

interface DrawRequest {
  readonly request: Request;
  /** Of the page, without what belongs to the router. */
  readonly url: URL;
  /** Whether its links keep the query of the address. */
  readonly keepsSearch?: boolean;
}

/** React's, between two texts, which only hydration needs. */
const textSeparator = "<!-- -->";

/** Cache of rendered parts, which halves the time for pages that are not cached as a whole, such as members' pages. */
const htmlCache = new RenderedHtmlCache(8_000_000);
/** Entries for one set of props: languages, systems of units, and some queries. */
const maxDigests = 16;

/** Cached by the identity of props, then by the other inputs of the digest. */
const digests = new WeakMap<object, Map<string, string>>();

function digestOf(drawn: readonly string[], props: object): string {
  const known = digests.get(props) ?? new Map<string, string>();
  digests.set(props, known);
  const key = drawn.join(" ");
  const digest =
    known.get(key) ??
    createHash("sha1")
      .update(JSON.stringify([...drawn, props]))
      .digest("base64url");
  // The number of addresses with a query is unbounded.
  if (known.size < maxDigests) known.set(key, digest);
  return digest;
}

/**
 * A part of a page for `StaticPart`. Documents only contain a digest of its props for the browser; client-side
 * navigations get its HTML.
 *
 * @param Part renders links, texts and controls handled by listeners of the whole part; its own effects never run
 * @param props plain values
 */
export async function renderStatic<Props extends object>(
  { request, url, keepsSearch = false }: DrawRequest,
  Part: ComponentType<Props>,
  props: Props,
): Promise<StaticHtml> {
  const units = unitSystems.find((one) => one === url.searchParams.get(unitsParameter)) ?? "metric";
  const page = new URL(url);
  if (!keepsSearch) page.search = "";
  page.searchParams.delete(unitsParameter);
  const digest = digestOf([Part.name, page.pathname, page.search, units], props);
  let html = htmlCache.get(digest);
  if (html === undefined) {
    await eventLoopTurn();
    let failure: unknown;
    const rendered = await renderInTurns(<Around url={page} units={units} element={<Part {...props} />} />, {
      identifierPrefix: digest,
      onError: (error) => (failure ??= error),
    });
    if (failure !== undefined) throw failure;
    html = rendered.toString().replaceAll(textSeparator, "");
    // The number of addresses with a query is unbounded.
    if (page.search === "") htmlCache.set(digest, html);
  }
  const isDocument = !new URL(request.url).pathname.endsWith(".data");
  return isDocument ? writeIntoPage({ digest }, html) : { digest, html };
}

interface AroundProps {
  url: URL;
  units: UnitSystem;
  element: React.ReactNode;
}

/** The contexts that parts need; the page is not around them on the server. Identity follows in the browser. */
function Around({ url, units, element }: AroundProps) {
  return (
    <StaticRouter location={url.pathname + url.search}>
      <ServerUnits value={units}>
        <Words url={url} units={units} element={element} />
      </ServerUnits>
    </StaticRouter>
  );
}

/** Messages of parts; the page around them does not need them. */
function Words({ url, units, element }: AroundProps) {
  const locale = localeOfPath(url.pathname);
  const ours = Object.entries(files).filter(([file]) => file.includes(`/messages/${locale}/`));
  const messages = messagesInUnits(Object.assign({}, ...ours.map(([, areas]) => areas)) as object, units);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      {element}
    </IntlProvider>
  );
}
