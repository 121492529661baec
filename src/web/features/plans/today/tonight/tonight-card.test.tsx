import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { contacts } from "#messages/en/components/contacts.ts";
import { facts } from "#messages/en/components/facts.ts";
import { planDays } from "#messages/en/plans/plan-days.ts";
import { today } from "#messages/en/plans/today.ts";
import type { DayEditor } from "#web/features/plans/days/editor/use-day-editor.ts";
import { TonightCard } from "./tonight-card.tsx";

const night = { key: 1, toName: "Lugo", houseName: null, houseState: "none", crowding: null } as unknown as EditorDay;
const drawn = (day: Partial<EditorDay>, isFullnessUnknown: boolean) =>
  renderToString(
    <IntlProvider locale="en" messages={{ contacts, facts, planDays, today } as never} timeZone="UTC">
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

it("looks up and calls a chosen place of which only the plan tells", () => {
  const known = drawn({ houseName: "Casa da Ponte", housePhone: "+34 600 000 000" }, false);
  expect(known).toContain("https://duckduckgo.com/?q=Casa%20da%20Ponte%2C%20Lugo");
  expect(known).toContain("tel:+34600000000");
  const unknown = drawn({ houseName: "Casa da Ponte", housePhone: null }, false);
  expect(unknown).toContain("duckduckgo");
  expect(unknown).not.toContain("tel:");
  // Its own facts may have been hidden, or not be loaded yet.
  expect(unknown).not.toContain("No phone number");
});
