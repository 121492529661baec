import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { today as en } from "#messages/en/plans/today.ts";
import { today as es } from "#messages/es/plans/today.ts";
import type { WhereOnWay } from "./reported-place.ts";
import { PositionCard } from "./position-card.tsx";

const nothing = () => undefined;

/** What the card says of an arrival at so many hours after midnight, with the sun setting at 18:00. */
function reported(arrival: number, locale: "en" | "es"): string {
  const where = { by: "plan", alongM: 0, progress: { doneM: 0, leftM: 9_000, hoursLeft: 2 }, arrival };
  const html = renderToString(
    <IntlProvider locale={locale} messages={{ today: locale === "en" ? en : es } as never} timeZone="UTC">
      <PositionCard
        where={where as unknown as WhereOnWay}
        way={null}
        number={1}
        lengthM={9_000}
        toName="Lugo"
        goal={null}
        position={{ is: "unasked" }}
        reported={null}
        reportedName=""
        startsAt="08:00"
        sun={{ dawn: 7, rise: 7.5, set: 18, dark: 18.5 } as never}
        onAsk={nothing}
        onStop={nothing}
      />
    </IntlProvider>,
  );
  return html.replaceAll(/<!-- -->|<[^>]*>/g, "");
}

it.each([
  [15, "en", "In Lugo at 15:00, without breaks.According"],
  [19, "en", "In Lugo at 19:00, without breaks. You would arrive after sunset."],
  [31 + 5 / 60, "en", "In Lugo at 07:05 tomorrow, without breaks. You would be walking at night."],
  [19, "es", "En Lugo a las 19:00, sin pausas. Llegarías después de la puesta de sol."],
  [31 + 5 / 60, "es", "En Lugo mañana a las 07:05, sin pausas. Caminarías de noche."],
] as const)("says in whole sentences when one arrives, at %d h, in %s", (arrival, locale, sentence) => {
  expect(reported(arrival, locale)).toContain(sentence);
});
