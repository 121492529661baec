import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { BrandIcon, brandDrawings } from "./brand-icon.tsx";
import { Icon } from "./icon.tsx";
import { productIcons } from "./product-icons.ts";

it.each(Object.entries(productIcons))("%s is drawn inline", (_, drawing) => {
  expect(renderToStaticMarkup(<Icon of={drawing} />)).toMatch(
    /^<svg [^>]*aria-hidden="true".*<(?:path|circle|rect|line|polygon)/,
  );
});

it("logos of other services equal those of the collection", () => {
  const path = createRequire(import.meta.url).resolve("@iconify-json/fa6-brands/icons.json");
  const { icons } = JSON.parse(readFileSync(path, "utf8")) as { icons: Record<string, { body: string }> };
  expect(icons["facebook-f"]?.body).toContain(`d="${brandDrawings.facebook.path}"`);
  expect(icons["whatsapp"]?.body).toContain(`d="${brandDrawings.whatsapp.path}"`);
  expect(renderToStaticMarkup(<BrandIcon of="whatsapp" />)).toContain("<path");
});
