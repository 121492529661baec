import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { facts } from "#messages/en/components/facts.ts";
import { route as english } from "#messages/en/routes/route.ts";
import { route as spanish } from "#messages/es/routes/route.ts";
import { VariantList } from "./variant-list.tsx";
import type { VariantFacts } from "./variants-of.ts";

const nothing = { metres: 0, from: "", to: "" };
const ours = { source: "vieira", date: "2026-11", certainty: "medium" } as const;
const steep: VariantFacts = {
  slug: "steep",
  name: "Steep",
  kind: "variant",
  from: "Alba",
  to: "Coto",
  totals: { km: 5, ascentM: 100, descentM: 0, ascentUnknownKm: 0, descentUnknownKm: 0 },
  difference: { km: 1, ascentM: 50, descentM: 0, hours: 0.5 },
  closures: [],
  passes: ["Brea", "Cima"],
  gaps: { bed: nothing, food: nothing },
  description: "Steep and quiet.",
  descriptionEs: "Empinada y tranquila.",
  sources: { description: ours, descriptionEs: ours },
};

function drawn(variants: readonly VariantFacts[], locale: "en" | "es" = "en", month: number | null = null): string {
  const element = <VariantList variants={variants} shownVariant={null} month={month} />;
  return renderToString(
    <IntlProvider locale={locale} messages={{ facts, route: locale === "es" ? spanish : english }} timeZone="UTC">
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </IntlProvider>,
  );
}

it("describes a variant in the language of the page", () => {
  expect(drawn([steep])).toContain('<p class="text-sm">Steep and quiet.</p>');
  expect(drawn([steep], "es")).toContain('<p class="text-sm">Empinada y tranquila.</p>');
  expect(drawn([steep])).toContain("Descriptions written by Vieira, November 2026");
});

it("marks text available in the other language only", () => {
  expect(drawn([{ ...steep, descriptionEs: null }], "es")).toContain(
    '<p lang="en" class="text-sm">Steep and quiet.</p>',
  );
});

it("lists the towns of a variant without description, without an author", () => {
  const silent = { ...steep, description: null, descriptionEs: null, sources: {} };
  const bare = drawn([silent]);
  expect(bare).toContain("Alba to Coto · 5.0");
  expect(bare).not.toContain("written by Vieira");
  expect(bare).toContain("Via Brea, Cima.");
  expect(drawn([steep])).not.toContain("Brea");
  expect(drawn([{ ...silent, name: "Via Brea" }])).toContain("Via Cima.");
  const many = { ...steep, description: null, descriptionEs: null, passes: ["A", "B", "C", "D", "E"] };
  expect(drawn([many], "es")).toContain("Por A, B, C, D y 1 más.");
});

it("does not attribute texts of others to Vieira", () => {
  const theirs = { ...ours, source: "editor" };
  const flat = { ...steep, slug: "flat", description: "Flat.", sources: { description: theirs } };
  const both = drawn([steep, flat]);
  expect(both).toContain("Flat.");
  expect(both).not.toContain("Descriptions written by Vieira");
  expect(both.match(/Written by Vieira, November 2026/g)).toHaveLength(1);
});

it("rounds negative differences like the planner, away from zero", () => {
  expect(drawn([{ ...steep, difference: { km: -1.45, ascentM: 50, descentM: 0, hours: 0.5 } }])).toContain("−1.5");
});

it("says once that no closures are known, and of a variant only what is known", () => {
  const winter = { of: "branch", from: "11-01", to: "03-31", note: "Snow", notes: {} } as const;
  const high: VariantFacts = { ...steep, slug: "high", name: "High", closures: [winter] };
  for (const month of [null, 1, 5]) {
    const both = drawn([steep, high], "en", month);
    expect(both.match(/Where no closure is shown, none is known/g)).toHaveLength(1);
    expect(both.match(/No known closures in May/g) ?? []).toHaveLength(month === 5 ? 1 : 0);
    expect(both.includes("Closed in January")).toBe(month === 1);
  }
});
