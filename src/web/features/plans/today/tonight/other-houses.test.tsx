import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import type { PlanHouse, PlanTown } from "#contract/plans/plan-houses.ts";
import type { PlanWay } from "#domain/plans/today/plan-way.ts";
import { contacts } from "#messages/en/components/contacts.ts";
import { facts } from "#messages/en/components/facts.ts";
import { today } from "#messages/en/plans/today.ts";
import { OtherHouses } from "./other-houses.tsx";

const unknown = { priceFrom: null, priceTo: null, currency: null, donation: null, season: null };
const noContacts = { phone: null, whatsapp: null, email: null, web: null, lat: null, lon: null };
const house = (name: string, known: Partial<PlanHouse> = {}) =>
  ({ uuid: name, name, type: "albergue_private", status: "open", ...unknown, ...noContacts, ...known }) as PlanHouse;

it("offers in winter first what is known to be open tonight, with its price", () => {
  const houses = [
    house("Albergue A"),
    house("Albergue B", { season: [{ from: "04-01", to: "10-31" }] }),
    house("Albergue C", { season: [{ from: "01-01", to: "12-31" }], priceFrom: 10, currency: "EUR" }),
  ];
  const html = renderToString(
    <IntlProvider locale="en" messages={{ contacts, facts, today } as never} timeZone="UTC">
      <OtherHouses
        day={{ leg: 0, to: "lugo", date: "2026-12-01", notes: "", house: null } as EditorDay}
        way={{ towns: [{ slug: "lugo", name: "Lugo", leg: 0, alongM: 20_000 }] } as unknown as PlanWay}
        alongM={0}
        endM={20_000}
        types={[]}
        towns={[{ slug: "lugo", houses } as unknown as PlanTown]}
        time="16:00"
        walking={1}
        onChoose={() => {}}
        onFull={() => {}}
        onFree={() => {}}
      />
    </IntlProvider>,
  );
  const text = html.replaceAll(/<!-- -->|<[^>]+>/g, "|");
  expect(text).not.toContain("Albergue B");
  expect(text.indexOf("Albergue C")).toBeLessThan(text.indexOf("Albergue A"));
  expect(text.match(/Open tonight/g)).toHaveLength(1);
  expect(text).toContain("€10");
  // Without a number, a search may find one.
  expect(text.match(/No phone number or e-mail address known\./g)).toHaveLength(2);
  expect(html).toContain('aria-label="Search the web for Albergue A"');
});
