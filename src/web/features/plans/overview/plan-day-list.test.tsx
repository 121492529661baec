import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { ShownDay } from "#contract/plans/shown-plan.ts";
import { contacts } from "#messages/en/components/contacts.ts";
import { planDays } from "#messages/en/plans/plan-days.ts";
import { plans } from "#messages/en/plans/plans.ts";
import { PlanDayList } from "./plan-day-list.tsx";

const dayOf = (number: number, more: Partial<ShownDay>) =>
  ({
    key: number,
    number,
    kind: "walk",
    toName: "Lugo",
    isWayKnown: true,
    km: 20,
    hours: 6,
    ascentM: 300,
    climbUnknownKm: 0,
    houseState: "none",
    houseName: null,
    housePhone: null,
    ...more,
  }) as unknown as ShownDay;

it("says where each night is spent, and calls from the row of the day, beside its link", () => {
  const days = [
    dayOf(1, { houseName: "Albergue Alba", housePhone: "+34 982 00 00 01", houseState: "asked" }),
    dayOf(2, { houseName: "Hostal Bosque" }),
    dayOf(3, {}),
  ];
  const html = renderToString(
    <IntlProvider locale="en" messages={{ contacts, planDays, plans } as never} timeZone="UTC">
      <MemoryRouter>
        <PlanDayList plan={{ uuid: "p", goalNights: 1, days }} share={undefined} />
      </MemoryRouter>
    </IntlProvider>,
  );
  const rows = html.split("<li").slice(1);
  expect(rows[0]).toMatch(
    /Albergue Alba.*<\/a>.*href="tel:\+34982000001".*aria-label="Call Albergue Alba: \+34 982 00 00 01"/s,
  );
  expect(rows[1]).toContain("Hostal Bosque");
  expect(rows.slice(1).join("")).not.toContain("tel:");
});
