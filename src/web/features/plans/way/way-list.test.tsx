import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { WayEntry } from "#domain/plans/today/way-entries.ts";
import type { Language } from "#domain/text/language.ts";
import { ResultWords } from "#web/features/shell/search/result-words.tsx";
import { WayList } from "./way-list.tsx";

async function htmlIn(locale: Language, element: React.ReactNode): Promise<string> {
  const [{ today }, { facts }, { search }, { trailNotes }] = await Promise.all([
    import(`#messages/${locale}/plans/today.ts`),
    import(`#messages/${locale}/components/facts.ts`),
    import(`#messages/${locale}/shell/search.ts`),
    import(`#messages/${locale}/components/trail-notes.ts`),
  ]);
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/"] });
  return renderToString(
    <IntlProvider locale={locale} messages={{ today, facts, search, trailNotes } as never} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

const place = { kind: "monument", group: "sights", lat: 42, lon: -8, alongM: 900, offM: 0 } as const;
const described = { ...place, name: "Pilgrims’ monument", nameLanguage: "en" } as const;
const local = { ...place, name: "Cruz de Ferro" } as const;
const entries = [
  { ...described, is: "place" },
  {
    is: "town",
    slug: "a",
    name: "Town",
    size: "village",
    services: [],
    houses: 0,
    alongM: 2000,
    places: [described, local],
  },
] as unknown as readonly WayEntry[];
const list = <WayList entries={entries} fromM={0} date={undefined} area={undefined} />;

it("names of places in another language than that of the page are marked along a day", async () => {
  const spanish = await htmlIn("es", list);
  expect(spanish.match(/<span lang="en">Pilgrims’ monument<\/span>/g)).toHaveLength(2);
  expect(spanish).toMatch(/Qué ver: .*<span>Cruz de Ferro<\/span>/);
  expect(await htmlIn("en", list)).not.toContain("lang=");
});

it("names of places in another language than that of the page are marked among found places", async () => {
  const result = { kind: "point_of_interest", name: described.name, nameLanguage: "en", detail: "Town" } as const;
  expect(await htmlIn("es", <ResultWords result={result} />)).toMatch(/<span lang="en"[^>]*>Pilgrims’ monument</);
  expect(await htmlIn("en", <ResultWords result={result} />)).not.toContain("lang=");
});
