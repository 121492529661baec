import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { planDays as english } from "#messages/en/plan-days.ts";
import { planDays as spanish } from "#messages/es/plan-days.ts";
import { useCrowdingText } from "./use-warning-sentence.ts";

function Basis() {
  const { basis } = useCrowdingText({ townNames: { deba: "Deba" } });
  const figures = { people: 60, knownBeds: 0, estimatedBeds: 275, fromTown: "deba", toTown: "deba" } as const;
  return <p>{basis({ level: "usual", isHolyYear: false, ...figures })}</p>;
}

const said = (locale: "en" | "es", planDays: unknown) =>
  renderToString(
    <IntlProvider locale={locale} messages={{ planDays } as never} timeZone="UTC">
      <Basis />
    </IntlProvider>,
  );

it("says that pilgrims alone are counted, and whom that leaves out", () => {
  expect(said("en", english)).toContain("About 60 pilgrims sleep in Deba; the number of beds is estimated: 280.");
  expect(said("es", spanish)).toContain("Unos 60 peregrinos duermen en Deba");
  expect(english.crowding.lead).toContain("holidaymakers");
  expect(spanish.crowding.lead).toContain("veraneantes");
});
