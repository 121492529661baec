import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { IntlProvider } from "use-intl";

import type { UserIdentity } from "#contract/accounts/account.ts";
import { IdentityProvider, useIdentity } from "#web/client/api/identity.tsx";
import { PartCacheContext } from "#web/ui/hydration/part-cache.ts";
import { lazyHydrate } from "#web/ui/hydration/lazy-hydrate.tsx";
import { DeferredPartCache } from "./deferred-part-cache.server.tsx";

const member: UserIdentity = {
  uuid: "4f8c7d1e-0000-4000-8000-000000000000",
  name: "Egeria",
  email: "egeria@example.org",
  emailConfirmed: true,
  roles: [],
  locale: "en",
  units: "metric",
  clock: "24h",
  pace: null,
  version: 1,
};

interface MapProps {
  readonly places: readonly { readonly name: string }[];
  readonly title: string;
  readonly onSelect: () => void;
}

/** Too long to be compared by content. */
const manyPlaces = (name: string) => Array.from({ length: 100 }, () => ({ name }));
const places = manyPlaces("Burgos");

const drawMap = vi.fn<(props: MapProps) => ReactNode>();
function Drawn(props: MapProps) {
  drawMap(props);
  return `${useIdentity()?.name ?? "Nobody"} looks at ${props.places[0]?.name}, ${props.title}`;
}
const SleepingMap = lazyHydrate("map-of-test", async () => Drawn);

/** The page of a request. */
async function page(path: string, props: Partial<MapProps>, isMember = false): Promise<string> {
  // The part's script is loaded from the first page on.
  await Promise.resolve();
  const parts = new DeferredPartCache(`http://localhost${path}`);
  const told = { places, title: "In spring", onSelect: () => undefined, ...props };
  const element = (
    <IdentityProvider user={isMember ? member : null}>
      <p>{told.title}</p>
      <SleepingMap {...told} />
    </IdentityProvider>
  );
  const html = renderToString(
    <PartCacheContext value={parts}>
      <IntlProvider locale="en" messages={{}} timeZone="UTC">
        <RouterProvider router={createMemoryRouter([{ path: "*", element }], { initialEntries: [path] })} />
      </IntlProvider>
    </PartCacheContext>,
  );
  parts.storeFrom(Buffer.from(html));
  return html;
}

it("renders a lazily hydrated part once for equal props", async () => {
  const first = await page("/camino-frances", {});
  expect(first).toContain("Nobody looks at Burgos, In spring");
  drawMap.mockClear();
  expect(await page("/camino-frances", {})).toBe(first);
  expect(await page("/camino-frances", {}, true)).toBe(first);
  expect(drawMap).not.toHaveBeenCalled();
});

it("renders it again for other props, another address, and addresses with a query", async () => {
  await page("/camino-frances", {});
  for (const [path, props] of [
    ["/camino-frances", { title: "In autumn" }],
    ["/camino-frances", { places: manyPlaces("Burgos") }],
    ["/camino-norte", {}],
    ["/camino-frances?branch=valcarlos", {}],
    ["/camino-frances?branch=valcarlos", {}],
  ] as const) {
    drawMap.mockClear();
    expect(await page(path, props)).toContain("Nobody looks at Burgos");
    expect(drawMap).toHaveBeenCalledTimes(1);
  }
});

it("renders parts without the person's data", async () => {
  const html = await page("/camino-ingles", {}, true);
  expect(html).toContain("Nobody looks at Burgos");
});
