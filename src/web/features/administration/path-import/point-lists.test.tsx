import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { path } from "#messages/en/administration/path.ts";
import { TownList } from "./point-lists.tsx";

it.each([
  [740, /740\sm beside/],
  [17_869_518, /17,869\.5\skm beside/],
])("says how far a waypoint is beside the path: %d m", (offM, words) => {
  const html = renderToString(
    <IntlProvider locale="en" messages={{ path } as never} timeZone="UTC">
      <TownList matchedTowns={[]} missedWaypoints={[{ slug: "ferrol", name: "Ferrol", offM }] as never} />
    </IntlProvider>,
  );
  expect(html).toMatch(words);
});
