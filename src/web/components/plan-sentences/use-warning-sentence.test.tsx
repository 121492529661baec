import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { PlanWarning } from "#domain/plans/warnings/warning.ts";
import { planDays } from "#messages/en/plans/plan-days.ts";
import { planDays as spanish } from "#messages/es/plans/plan-days.ts";
import { plans } from "#messages/en/plans/plans.ts";
import { holidays } from "#messages/en/components/holidays.ts";
import { useCrowdingText, useWarningSentence } from "./use-warning-sentence.ts";

type Holiday = Omit<Extract<PlanWarning, { code: "holiday" }>, "code" | "day" | "country" | "waysOut">;

function Sentence({ holiday }: { holiday: Holiday }) {
  const write = useWarningSentence({ townNames: {}, days: [] });
  return <p>{write({ code: "holiday", day: 3, country: "ES", waysOut: [], ...holiday })}</p>;
}

function drawn(said: ReactNode, locale: "en" | "es", messages: object): string {
  return renderToString(
    <IntlProvider locale={locale} messages={messages as never} timeZone="UTC">
      {said}
    </IntlProvider>,
  );
}
const said = (holiday: Holiday) => drawn(<Sentence holiday={holiday} />, "en", { plans, planDays, holidays });

it("names only the region of a holiday", () => {
  const galician = { holiday: "saint_james", region: "Galicia" } as const;
  expect(said({ ...galician, isSure: true })).toContain("in Galicia (Saint James): shops are closed");
  expect(said({ ...galician, isSure: false })).toContain("probably a public holiday in Galicia");
  expect(said({ ...galician, isSure: false })).not.toContain("shops are closed");
  expect(said({ holiday: "assumption", isSure: true })).toContain(
    "a public holiday in Spain (Assumption): shops are closed",
  );
});

function Basis() {
  const { basis } = useCrowdingText({ townNames: { deba: "Deba" } });
  const figures = { people: 60, knownBeds: 0, estimatedBeds: 275, fromTown: "deba", toTown: "deba" } as const;
  return <p>{basis({ level: "usual", isHolyYear: false, ...figures })}</p>;
}

it("says that only pilgrims are counted, and who is missing", () => {
  const english = drawn(<Basis />, "en", { planDays });
  expect(english).toContain("About 60 pilgrims sleep in Deba; the number of beds is estimated: 280.");
  expect(drawn(<Basis />, "es", { planDays: spanish })).toContain("Unos 60 peregrinos duermen en Deba");
  expect(planDays.crowding.lead).toContain("holidaymakers");
  expect(spanish.crowding.lead).toContain("veraneantes");
});
