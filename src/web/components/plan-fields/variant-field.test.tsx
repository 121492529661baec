import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { VariantChoice } from "#domain/planner/options/variant-choices.ts";
import { planner as english } from "#messages/en/planner/planner.ts";
import { planner as spanish } from "#messages/es/planner/planner.ts";
import { VariantField } from "./variant-field.tsx";

const plain: VariantChoice = {
  slug: "plain",
  name: "Plain",
  km: 12.3,
  extraKm: 1.5,
  extraAscentM: 40,
  mainClosed: null,
  closed: null,
  passes: ["A", "B", "C", "D", "E"],
};

function drawn(variant: VariantChoice, locale: "en" | "es" = "en"): string {
  return renderToString(
    <IntlProvider locale={locale} messages={{ planner: locale === "es" ? spanish : english }} timeZone="UTC">
      <VariantField variant={variant} choice={null} onChoose={() => undefined} />
    </IntlProvider>,
  );
}

it("lists the towns passed by a variant without description", () => {
  expect(drawn(plain)).toContain("Via A, B, C, D and 1 more.");
  expect(drawn(plain, "es")).toContain("Por A, B, C, D y 1 más.");
  expect(drawn({ ...plain, description: "Flat." })).not.toContain("Via");
});

it("omits towns contained in the variant's name", () => {
  expect(drawn({ ...plain, name: "Via A and B" })).toContain("Via C, D, E.");
  expect(drawn({ ...plain, name: "Via A", passes: ["A"] })).not.toContain("Via A.");
  expect(drawn({ ...plain, names: { es: "Por A" }, passes: ["A"] }, "es")).not.toContain("Por A.");
});

it("shows the length of a variant that replaces nothing, not a difference", () => {
  expect(drawn(plain)).toContain("+1.5");
  const alone = drawn({ ...plain, extraKm: null, extraAscentM: null });
  expect(alone).toMatch(/12\.3.km in all · replaces no known section of the main route/);
  expect(alone).not.toContain("+");
  expect(alone).not.toContain("ascent unknown");
});

it("shows choices stored before towns and length were included", () => {
  const { passes: _, ...saved } = plain;
  expect(drawn(saved)).toContain("+1.5");
});
