import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { facts } from "#messages/en/components/facts.ts";
import { planDays } from "#messages/en/plans/plan-days.ts";
import { today } from "#messages/en/plans/today.ts";
import type { DayEditor } from "#web/features/plans/days/editor/use-day-editor.ts";
import { TonightCard } from "./tonight-card.tsx";

const night = { key: 1, toName: "Lugo", houseName: null, houseState: "none", crowding: null } as unknown as EditorDay;
const drawn = (day: Partial<EditorDay>, isFullnessUnknown: boolean) =>
  renderToString(
    <IntlProvider locale="en" messages={{ facts, planDays, today } as never} timeZone="UTC">
      <TonightCard
        editor={{} as DayEditor["editor"]}
        day={{ ...night, ...day }}
        house={null}
        isOwner
        time="16:00"
        walking={1}
        isFullnessUnknown={isFullnessUnknown}
      />
    </IntlProvider>,
  );

it("says that the crowding of the night is unknown, unless a bed is booked", () => {
  expect(drawn({}, true)).toContain("No data on how full this night is");
  expect(drawn({ houseState: "booked" }, true)).not.toContain("No data on how full");
  expect(drawn({}, false)).not.toContain("No data on how full");
});
