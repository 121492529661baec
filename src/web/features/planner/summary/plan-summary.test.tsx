import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { planner } from "#messages/en/planner/planner.ts";
import type { PlannerPlanView } from "#web/features/planner/view/plan-view.ts";
import { PlanSummary } from "./plan-summary.tsx";

function rendered(climbOfDays: readonly (number | null)[], ascentM: number | null): string {
  const days = climbOfDays.map((climb, at) => ({ number: at + 1, kind: "walk", km: 20, hours: 6, ascentM: climb }));
  const totals = { days: days.length, walkingDays: days.length, km: 40, ascentM, hours: 12 };
  const plan = { days, totals, byDays: [], arrival: null } as unknown as PlannerPlanView;
  const html = renderToString(
    <IntlProvider locale="en" messages={{ planner } as never} timeZone="Europe/Madrid">
      <PlanSummary headline="" plan={plan} ends={{ from: "A", to: "B" }} actions={null} />
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
}

it("says whether the climb is that of the whole walk, of a part of it, or unknown", () => {
  expect(rendered([100, 200], 300)).toContain("300 m up");
  expect(rendered([100, 200], 300)).not.toContain("at least");
  expect(rendered([null, 200], 200)).toContain("at least 200 m up");
  expect(rendered([null, null], null)).toContain("ascent unknown");
});
