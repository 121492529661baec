import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { facts } from "#messages/es/components/facts.ts";
import { correction } from "#messages/es/places/correction.ts";
import { SeasonCorrectionFields } from "./season-correction-fields.tsx";

it("shows the error of a day beside it, in words for people", () => {
  const typed: Record<string, string> = { "changes.season": "span", "season.fromDay": "1", "season.fromMonth": "11" };
  const form = {
    name: "correct-house",
    isBusy: false,
    outcome: null,
    error: (field: string) => (field === "changes.season" ? "Elemento 1, to: easter" : null),
    typed: (field: string, fallback?: string) => typed[field] ?? fallback,
    field: (name: string) => ({ name, error: null, defaultValue: typed[name] }),
  };
  const page = renderToString(
    <IntlProvider locale="es" messages={{ correction, facts } as never} timeZone="UTC">
      <SeasonCorrectionFields form={form} season={null} />
    </IntlProvider>,
  );
  expect(page).not.toContain("easter");
  expect(page.match(/Indica un día y un mes/g)).toHaveLength(1);
  expect([...page.matchAll(/aria-invalid="true"[^>]* name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "season.toDay",
    "season.toMonth",
  ]);
});
