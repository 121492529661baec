import { createHash } from "node:crypto";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { IntlProvider } from "use-intl";

import { DrawnUnits, unitsParameter, unitSystems, type UnitSystem } from "#web/client/settings/units.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { ownTurn } from "#web/server/own-turn.server.ts";
import { messagesInUnits } from "#web/ui/messages-in-units.ts";
import { drawWithPage, type StaticHtml } from "#web/ui/static-html/static-html.tsx";

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

/**
 * A part of a page for `StaticPart`. In a document it is drawn with the page around it, and only a digest of its props goes
 * along; a browser that opens the page from another one gets its HTML.
 *
 * @param Part draws links, texts and controls that listeners of the whole part answer to; effects and handlers of its own never run
 * @param props plain values
 */
export async function drawStatic<Props extends object>(
  { request, url, keepsSearch = false }: Asked,
  Part: ComponentType<Props>,
  props: Props,
): Promise<StaticHtml> {
  const element = <Part {...props} />;
  const units = unitSystems.find((one) => one === url.searchParams.get(unitsParameter)) ?? "metric";
  const page = new URL(url);
  if (!keepsSearch) page.search = "";
  page.searchParams.delete(unitsParameter);
  const digest = createHash("sha1")
    .update(JSON.stringify([page.pathname, page.search, units, props]))
    .digest("base64url");
  const isDocument = !new URL(request.url).pathname.endsWith(".data");
  if (isDocument) return drawWithPage({ digest }, <Words url={page} units={units} element={element} />);
  await ownTurn();
  const around = <Around url={page} units={units} element={element} />;
  return { digest, html: renderToStaticMarkup(around, { identifierPrefix: digest }) };
}

interface AroundProps {
  url: URL;
  units: UnitSystem;
  element: React.ReactNode;
}

/** What parts ask of the page around them. Whose page it is they learn in the browser. */
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
