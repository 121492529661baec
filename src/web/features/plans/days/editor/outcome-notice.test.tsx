import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { planDays } from "#messages/en/plans/plan-days.ts";
import type { PlannerText } from "#messages/sentences/planner.ts";
import { PlannerSentences } from "#web/components/plan-sentences/planner-sentences.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";

it("says of a day with the same overnight stop where it starts, and which rest days came and went", () => {
  const walk = (from: string, to: string) => ({ kind: "walk", from, to }) as const;
  const rest = { kind: "rest", from: "Burgos", to: "Burgos" } as const;
  const days = [
    { number: 5, before: walk("Lorca", "Estella"), after: walk("Lorca", "Ayegui") },
    { number: 6, before: walk("Estella", "Los Arcos"), after: walk("Ayegui", "Los Arcos") },
    { number: 8, before: rest, after: walk("Agés", "Burgos") },
    { number: 9, before: walk("Burgos", "Hornillos"), after: rest },
  ];
  const changes = { days, daysBefore: 9, daysAfter: 9, newlyLeftBehind: [] };
  const html = renderToString(
    <IntlProvider locale="en" messages={{ planDays } as never} timeZone="UTC">
      <PlannerSentences textIn={() => ({}) as PlannerText}>
        <OutcomeNotice
          outcome={{ is: "changed", changes, at: "end", serial: 1 } as never}
          nameOf={(town) => town}
          onUndo={() => {}}
          onClose={() => {}}
        />
      </PlannerSentences>
    </IntlProvider>,
  );
  const texts = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);
  expect(texts).toEqual([
    "Day 5: Ayegui instead of Estella",
    "Day 6: starts in Ayegui instead of Estella",
    "Day 8: Burgos instead of a rest day in Burgos",
    "Day 9: a rest day in Burgos instead of Hornillos",
  ]);
});
