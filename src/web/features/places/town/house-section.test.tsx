import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { townParts } from "#messages/es/places/town-parts.ts";
import { HouseSection } from "./house-section.tsx";

const house = { uuid: "h", slug: "casa", name: "Casa", type: "hotel", status: "closed", season: null, amenities: [] };

function rendered(filters: { type: string; amenity: string; openOn: string }, found: number): string {
  const section = () => (
    <HouseSection
      routeSlug="camino"
      townSlug="alba"
      houses={[house as never]}
      found={found}
      total={501}
      filters={filters}
      choices={{ types: ["hotel"], amenities: [] }}
      lodgingKinds={[]}
      counted={501}
      nextBeds={null}
    />
  );
  const facts = { houseTypes: { hotel: "Hotel" }, house: { nothingKnown: "-" }, favourites: {} };
  return renderToString(
    <IntlProvider locale="es" messages={{ townParts, facts } as never} timeZone="Europe/Madrid" onError={() => {}}>
      <RouterProvider router={createMemoryRouter([{ path: "/", Component: section }])} />
    </IntlProvider>,
  );
}

it("leads to all places to stay that fit the filters if it shows only the first of them", () => {
  const all = rendered({ type: "", amenity: "", openOn: "" }, 501);
  expect(all).toMatch(/<a [^>]*href="\/es\/accommodation\?town=alba"[^>]*>Los 501 alojamientos</);
  const some = rendered({ type: "hotel", amenity: "", openOn: "" }, 120);
  expect(some).toMatch(/<a [^>]*href="\/es\/accommodation\?town=alba&amp;type=hotel"[^>]*>Los 120 alojamientos</);
  expect(some).toContain("120 de 501 alojamientos");
});

it("does not if it shows them all", () => {
  expect(rendered({ type: "hotel", amenity: "", openOn: "" }, 1)).not.toContain("/es/accommodation?");
});
