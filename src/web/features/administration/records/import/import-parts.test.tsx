import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { RecordImport } from "#contract/administration/record.ts";
import { administration } from "#messages/es/administration/administration.ts";
import { facts } from "#messages/es/components/facts.ts";
import { records } from "#messages/es/administration/records.ts";
import type { ResourceView } from "../resource-view.ts";
import { ImportReport } from "./import-parts.tsx";

/** The text of the report of one row about a town. */
function textOf(row: Pick<RecordImport["rows"][number], "changes" | "errors">): string {
  const rows = [{ line: 2, action: "update" as const, uuid: null, title: "Sarria", ...row }];
  const fields = { size: {}, services: {} } as unknown as ResourceView["fields"];
  const html = renderToString(
    <IntlProvider locale="es" messages={{ administration, facts, records } as never} timeZone="UTC">
      <ImportReport
        resource={{ singular: "town", fields }}
        report={{ rows, created: 0, updated: 1, unchanged: 0, refused: 0 }}
      />
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, "");
}

it("describes the changes of a table in the page's language", () => {
  const changes = {
    size: { before: "city", after: "village" },
    published: { before: true, after: false },
    services: { before: [], after: ["pharmacy", "atm"] },
  };
  const text = textOf({ changes, errors: {} });
  expect(text).toContain("Ciudad → Pueblo");
  expect(text).toContain("Sí → No");
  expect(text).toContain("– → Farmacia");
});

it("calls unknown columns as the file does, also if another resource has a field of that name", () => {
  const text = textOf({ changes: {}, errors: { kind: ["No existe esa columna."], size: ["Campo obligatorio."] } });
  expect(text).toContain("kind: No existe esa columna.");
  expect(text).toContain("Tamaño: Campo obligatorio.");
});
