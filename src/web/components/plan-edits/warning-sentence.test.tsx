import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { PlanWarning } from "#domain/plan-warnings/warning.ts";
import { planDays } from "#messages/en/plan-days.ts";
import { plans } from "#messages/en/plans.ts";
import { useWarningSentence } from "./use-warning-sentence.ts";

function Sentence({ holiday }: { holiday: "saint_james" | "assumption" }) {
  const write = useWarningSentence({ townNames: {}, days: [] });
  const warning: PlanWarning = { code: "holiday", day: 3, holiday, country: "ES", waysOut: [] };
  return <p>{write(warning)}</p>;
}

const said = (holiday: "saint_james" | "assumption") =>
  renderToString(
    <IntlProvider locale="en" messages={{ plans, planDays } as never} timeZone="UTC">
      <Sentence holiday={holiday} />
    </IntlProvider>,
  );

it("does not call the holiday of Galicia one of all of Spain", () => {
  expect(said("saint_james")).toContain("in Galicia");
  expect(said("saint_james")).not.toContain("shops are closed");
  expect(said("assumption")).toContain("a public holiday in Spain (Assumption): shops are closed");
});
