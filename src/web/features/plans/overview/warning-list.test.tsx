import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import type { PlanWarning } from "#domain/plans/warnings/warning.ts";
import { planDays } from "#messages/en/plans/plan-days.ts";
import { plans } from "#messages/en/plans/plans.ts";
import { WarningSection } from "./warning-list.tsx";

const plan = { townNames: { lago: "Lago", samos: "Samos" }, days: [] } as unknown as ShownPlan;

const drawn = (warnings: readonly PlanWarning[]) =>
  renderToString(
    <IntlProvider locale="en" messages={{ plans, planDays } as never} timeZone="UTC">
      <WarningSection plan={plan} warnings={warnings} />
    </IntlProvider>,
  );

it('summarises a warning about several nights in one sentence, instead of "no problems"', () => {
  const html = drawn([
    { code: "few_beds", day: 3, town: "lago", typesChosen: false, waysOut: [] },
    { code: "none_known_open", day: 3, town: "lago", waysOut: [] },
    { code: "few_beds", day: 5, town: "samos", typesChosen: false, waysOut: [] },
  ]);
  expect(html).toContain("2 nights have only one known place to stay: Lago (day 3), Samos (day 5). Book ahead.");
  expect(html).toContain("No place to stay is known to be open: Lago (day 3).");
  expect(html).toContain("One thing to solve");
  expect(html).not.toContain("no known problems");
});
