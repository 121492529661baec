import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import { planDays as english } from "#messages/en/plans/plan-days.ts";
import { plans as englishPlans } from "#messages/en/plans/plans.ts";
import { planDays as spanish } from "#messages/es/plans/plan-days.ts";
import { plans as spanishPlans } from "#messages/es/plans/plans.ts";
import { BookFirst } from "./book-first.tsx";

const busy = {
  level: "busy",
  people: 60,
  knownBeds: 40,
  estimatedBeds: 0,
  fromTown: "deba",
  toTown: "deba",
  isHolyYear: false,
} as const;
const dayOf = (number: number, to: string, more: Partial<ShownDay>) =>
  ({ key: number, number, kind: "walk", date: `2027-05-1${number}`, to, toName: to, ...more }) as unknown as ShownDay;
const days = [
  dayOf(1, "Deba", { crowding: busy, bookFirst: true }),
  dayOf(2, "Lezama", { crowding: null, bookFirst: false }),
];

const drawn = (locale: "en" | "es", messages: object) => {
  const plan = { uuid: "p", days, startDate: "2027-05-11", townNames: {}, goalNights: 1 } as unknown as ShownPlan;
  return renderToString(
    <IntlProvider locale={locale} messages={messages as never} timeZone="UTC">
      <MemoryRouter>
        <BookFirst plan={plan} share={undefined} today={undefined} />
      </MemoryRouter>
    </IntlProvider>,
  );
};

it("lists nights of unknown crowding beside the nights to book first", () => {
  expect(drawn("en", { planDays: english, plans: englishPlans })).toContain(
    "No data on how full this night is: Lezama (day 2).",
  );
  expect(drawn("es", { planDays: spanish, plans: spanishPlans })).toContain(
    "Sin datos de ocupación de esta noche: Lezama (día 2).",
  );
});
