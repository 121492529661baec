import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { PlanWarning } from "#domain/plan-warnings/warning.ts";
import { planDays } from "#messages/en/plan-days.ts";
import { plans } from "#messages/en/plans.ts";
import { shutDays } from "#messages/en/shut-days.ts";
import { useWarningSentence } from "./use-warning-sentence.ts";

type Holiday = Omit<Extract<PlanWarning, { code: "holiday" }>, "code" | "day" | "country" | "waysOut">;

function Sentence({ holiday }: { holiday: Holiday }) {
  const write = useWarningSentence({ townNames: {}, days: [] });
  return <p>{write({ code: "holiday", day: 3, country: "ES", waysOut: [], ...holiday })}</p>;
}

const said = (holiday: Holiday) =>
  renderToString(
    <IntlProvider locale="en" messages={{ plans, planDays, shutDays } as never} timeZone="UTC">
      <Sentence holiday={holiday} />
    </IntlProvider>,
  );

it("names the region alone that keeps a holiday, and claims no more than is known", () => {
  const galician = { holiday: "saint_james", region: "Galicia" } as const;
  expect(said({ ...galician, isSure: true })).toContain("in Galicia (Saint James): shops are closed");
  expect(said({ ...galician, isSure: false })).toContain("probably a public holiday in Galicia");
  expect(said({ ...galician, isSure: false })).not.toContain("shops are closed");
  expect(said({ holiday: "assumption", isSure: true })).toContain(
    "a public holiday in Spain (Assumption): shops are closed",
  );
});
