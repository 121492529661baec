import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { administration } from "#messages/es/administration/administration.ts";
import { facts } from "#messages/es/components/facts.ts";
import { records } from "#messages/es/administration/records.ts";
import type { ResourceView } from "./resource-view.ts";
import { useChangeWords, useValueWords } from "./use-words.ts";

const fields = {
  countries: { name: "countries", input: { kind: "words" } },
  country: { name: "country", input: { kind: "line" } },
  services: { name: "services", input: { kind: "choices" } },
  feasts: { name: "feasts", input: { kind: "words" } },
  name: { name: "name", input: { kind: "line" } },
};
const resource = { singular: "route", fields } as unknown as ResourceView;

function Words({ field, value }: { field: string; value: unknown }) {
  return (
    <>
      {useValueWords(resource)(field, value)} | {useChangeWords()("route", field, value)}
    </>
  );
}

it.each([
  ["countries", ["France", "Spain"], "Francia, España | Francia; España"],
  ["country", "Spain", "España | España"],
  ["country", "Andorra", "Andorra | Andorra"],
  ["services", ["bank"], "Cajero o banco | Cajero o banco"],
  ["feasts", ["2026-01-06"], "6 de enero de 2026 | 6 de enero de 2026"],
  ["name", "Spain", "Spain | Spain"],
])("writes the %s %j in the language of the page", (field, value, words) => {
  const html = renderToString(
    <IntlProvider locale="es" messages={{ administration, facts, records } as never} timeZone="UTC">
      <Words field={field} value={value} />
    </IntlProvider>,
  );
  expect(html.replaceAll("<!-- -->", "")).toBe(words);
});
