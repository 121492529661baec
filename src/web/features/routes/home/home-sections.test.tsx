import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { home } from "#messages/en/routes/home.ts";
import { HomeSections } from "./home-sections.tsx";

const facts = { slug: "camino", name: "Camino", start: "A", end: "B", lengthM: 100_000, ascentM: null, days: 4 };
const shapes = { land: "", borders: "", main: "M0 0 1 1", variants: "" };
const picture = { width: 380, height: 190, ...shapes, start: [0, 0], finish: [1, 1] } as const;
const routes = [{ facts, picture }];
const counts = { towns: 1, houses: 1, legs: 1 };

const rendered = (total: number): string =>
  renderToString(
    <IntlProvider locale="en" messages={{ home } as never} timeZone="Europe/Madrid">
      <RouterProvider
        router={createMemoryRouter([{ path: "/", Component: () => HomeSections({ routes, total, counts }) }])}
      />
    </IntlProvider>,
  );

it("leads to all routes where some have no card", () => {
  expect(rendered(300)).toMatch(/<a [^>]*href="\/route"[^>]*>All 300 routes</);
  expect(rendered(300)).toContain("300 routes");
});

it("does not where all have one", () => {
  expect(rendered(1)).not.toContain("All 1 routes");
});
