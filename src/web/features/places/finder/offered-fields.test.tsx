import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { facts } from "#messages/en/components/facts.ts";
import { finder } from "#messages/en/places/finder.ts";
import { HouseFields } from "./house-fields.tsx";
import { TownFields } from "./town-finder.tsx";

const drawn = (fields: React.ReactNode) =>
  renderToString(
    <IntlProvider locale="en" messages={{ facts, finder } as never} timeZone="UTC">
      {fields}
    </IntlProvider>,
  );
const valuesIn = (html: string) =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([input]) => /value="(\w+)"/.exec(input)?.[1]);

it("shows filters with results, and active ones", () => {
  const choices = { amenities: ["kitchen"], types: ["hotel"], someTakeReservations: false };
  const filters = { route: ["camino-frances"], amenity: ["pets"], type: ["gite" as const] };
  const html = drawn(<HouseFields query={filters} routes={[]} stretch={[]} choices={choices} />);
  expect(valuesIn(html).toSorted()).toEqual(["gite", "hotel", "kitchen", "pets"]);
  const asked = { route: ["camino-frances"], service: ["bank" as const], size: [] };
  const towns = drawn(
    <TownFields query={asked} routes={[]} stretch={[]} choices={{ services: ["groceries"], sizes: ["village"] }} />,
  );
  expect(valuesIn(towns).toSorted()).toEqual(["bank", "groceries", "village"]);
});
