import { createHash } from "node:crypto";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { IntlProvider } from "use-intl";

import { type UnitSystem, unitSystems } from "#domain/units.ts";
import { DrawnUnits, unitsParameter } from "#web/client/settings/units.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { ownTurn } from "#web/server/own-turn.server.ts";
import { messagesInUnits } from "#web/ui/messages-in-units.ts";
import { type StaticHtml, writeIntoPage } from "#web/ui/static-html/static-html.tsx";

import { WrittenHtml } from "./written-html.server.ts";

/** Areas of the messages of public pages, by file. */
const files = import.meta.glob<Record<string, unknown>>(
  "../../messages/*/{shell,facts,home,route,town,town-parts,house,finder}.ts",
  {
    eager: true,
  },
);

interface Asked {
  readonly request: Request;
  /** Of the page, without what belongs to the router. */
  readonly url: URL;
  /** Whether its links keep what the address asks for. */
  readonly keepsSearch?: boolean;
}

/** Of parts that are drawn already, so that pages which are not kept whole, as those of members, are made in half the time. */
const written = new WrittenHtml(8_000_000);
/** Of one set of props: languages, systems of units, and some queries. */
const mostDigests = 16;

/** Of props that are the same objects as before, by what else the digest is of. */
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
  // Of addresses with a query there are endlessly many.
  if (known.size < mostDigests) known.set(key, digest);
  return digest;
}

/**
 * A part of a page for `StaticPart`. In a document only a digest of its props goes along for the browser; one that opens the page from
 * another one gets its HTML.
 *
 * @param Part draws links, texts and controls that listeners of the whole part answer to; effects and handlers of its own never run
 * @param props plain values
 */
export async function drawStatic<Props extends object>(
  { request, url, keepsSearch = false }: Asked,
  Part: ComponentType<Props>,
  props: Props,
): Promise<StaticHtml> {
  const units = unitSystems.find((one) => one === url.searchParams.get(unitsParameter)) ?? "metric";
  const page = new URL(url);
  if (!keepsSearch) page.search = "";
  page.searchParams.delete(unitsParameter);
  const digest = digestOf([Part.name, page.pathname, page.search, units], props);
  let html = written.get(digest);
  if (html === undefined) {
    await ownTurn();
    html = renderToStaticMarkup(<Around url={page} units={units} element={<Part {...props} />} />, {
      identifierPrefix: digest,
    });
    // Of addresses with a query there are endlessly many.
    if (page.search === "") written.keep(digest, html);
  }
  const isDocument = !new URL(request.url).pathname.endsWith(".data");
  return isDocument ? writeIntoPage({ digest }, html) : { digest, html };
}

interface AroundProps {
  url: URL;
  units: UnitSystem;
  element: React.ReactNode;
}

/** What parts ask of a page: it is not around them when they are drawn. Whose page it is they learn in the browser. */
function Around({ url, units, element }: AroundProps) {
  return (
    <StaticRouter location={url.pathname + url.search}>
      <DrawnUnits value={units}>
        <Words url={url} units={units} element={element} />
      </DrawnUnits>
    </StaticRouter>
  );
}

/** What parts say; the page around them need not know their words. */
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
