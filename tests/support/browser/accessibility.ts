import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

import { sampleContrast } from "./sample-contrast.ts";

/** Rules whose outcome the colour scheme can change. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Only the first entries of long lists are checked: the other hundreds have the same markup. */
const skippedListItems = [["li:nth-of-type(n + 21)"], ["tr:nth-of-type(n + 21)"]];

/** How many text nodes of the same style have their contrast measured. */
const samplesPerStyle = 2;

interface Scope {
  /** `colours`: only rules that depend on colours, for a page already checked in the other colour scheme. */
  readonly rules?: "everything" | "colours";
  /** Selector of the part to check, whose animations go on; by default the whole page, whose animations are then disabled. */
  readonly within?: string;
}

/** Accessibility violations that axe finds on a page. */
export async function findAccessibilityViolations(
  page: Page,
  { rules = "everything", within }: Scope = {},
): Promise<string[]> {
  if (within === undefined) await disableTransitions(page);
  // Half a megabyte, and a report of what passes is as large: send neither unless necessary.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(cacheParsedColours);
    await page.evaluate(sampleContrast, samplesPerStyle);
  }
  return page.evaluate(
    async ({ context, runOnly }) => {
      const { run } = Reflect.get(window, "axe") as typeof axe;
      (Reflect.get(window, "measuredStyles") as Map<string, number>).clear();
      const { violations } = await run(context, { iframes: false, resultTypes: ["violations"], ...runOnly });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    {
      context: { include: [[within ?? ":root"]], exclude: skippedListItems },
      runOnly: rules === "colours" && { runOnly: colourRules },
    },
  );
}

/** Expects that axe finds no accessibility violations on a page. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  expect(await findAccessibilityViolations(page, scope)).toEqual([]);
}

/** In the middle of a transition, colours belong to neither scheme. */
async function disableTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important; }");
    document.adoptedStyleSheets = [still];
  });
}

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

/** Parsing colours takes a third of a contrast check: pages have thousands of text nodes in the same few colours. */
function cacheParsedColours(): void {
  // In axe's documentation, but not in its types.
  const { commons } = Reflect.get(window, "axe") as { commons: { color: { Color: { prototype: Colour } } } };
  const { prototype } = commons.color.Color;
  const read = Reflect.get(prototype, "parseString") as Colour["parseString"];
  const known = new Map<string, Pick<Colour, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function parseString(this: Colour, text) {
    const colour = known.get(text);
    if (colour !== undefined) return Object.assign(this, colour);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
