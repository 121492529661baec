import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { today } from "#messages/en/plans/today.ts";
import { NoPlan } from "./no-plan.tsx";

const drawNoPlan = (plans: Pick<Parameters<typeof NoPlan>[0], "next" | "over">) =>
  renderToString(
    <IntlProvider locale="en" messages={{ today } as never} timeZone="UTC">
      <MemoryRouter>
        <NoPlan {...plans} undated={null} isVisitor date="2027-05-01" timeZone="Europe/Madrid" />
      </MemoryRouter>
    </IntlProvider>,
  );

it("links to a plan that has not started, in an account or in the planner", () => {
  const next = { name: "Spring", startDate: "2027-05-10" };
  const drawn = (plan: { uuid: string | null; search?: string }) =>
    drawNoPlan({ next: { ...next, ...plan }, over: null });
  expect(drawn({ uuid: "0190" })).toContain('href="/plans/0190"');
  expect(drawn({ uuid: null, search: "?route=camino-ingles" })).toContain('href="/planner?route=camino-ingles"');
});

it("mentions a diary only with an account", () => {
  const drawn = (uuid: string | null) => drawNoPlan({ next: null, over: { name: "Spring", uuid, search: "" } });
  expect(drawn("0190")).toContain("diary, stamps");
  expect(drawn(null)).toContain("“Spring” is over.");
  expect(drawn(null)).not.toMatch(/diary/i);
});
