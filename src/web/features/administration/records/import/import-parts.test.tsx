import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { administration } from "#messages/es/administration/administration.ts";
import { facts } from "#messages/es/components/facts.ts";
import { records } from "#messages/es/administration/records.ts";
import { ImportReport } from "./import-parts.tsx";

it("describes the changes of a table in the page's language", () => {
  const changes = {
    size: { before: "city", after: "village" },
    published: { before: true, after: false },
    services: { before: [], after: ["pharmacy", "atm"] },
  };
  const row = { line: 2, action: "update" as const, uuid: null, title: "Sarria", changes, errors: {} };
  const html = renderToString(
    <IntlProvider locale="es" messages={{ administration, facts, records } as never} timeZone="UTC">
      <ImportReport singular="town" report={{ rows: [row], created: 0, updated: 1, unchanged: 0, refused: 0 }} />
    </IntlProvider>,
  );
  const text = html.replaceAll(/<[^>]*>/g, "");
  expect(text).toContain("Ciudad → Pueblo");
  expect(text).toContain("Sí → No");
  expect(text).toContain("– → Farmacia");
});
