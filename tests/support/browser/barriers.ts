import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

import { contrastOfKinds } from "./contrast-of-kinds.ts";

/** Rules whose outcome the colour scheme can change. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** Of long lists the first entries are looked at: the others are made alike, and there are hundreds of them. */
const restOfLongLists = [["li:nth-of-type(n + 21)"], ["tr:nth-of-type(n + 21)"]];

/** Of how many words of a kind the contrast is measured. */
const measuredOfKind = 2;

interface Scope {
  /** `colours` looks at those alone: for a page already looked at in other colours. */
  readonly rules?: "everything" | "colours";
  /** Selector of the part that is looked at, which goes on moving; otherwise the page, which stands still from then on. */
  readonly within?: string;
}

/** What on the page keeps people from using it, as far as a program can see. */
export async function barriersOn(page: Page, { rules = "everything", within }: Scope = {}): Promise<string[]> {
  if (within === undefined) await stopTransitions(page);
  // Half a megabyte, and what it finds to be right is as much again: neither is sent where it need not be.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(readColoursOnce);
    await page.evaluate(contrastOfKinds, measuredOfKind);
  }
  return page.evaluate(
    async ({ context, runOnly }) => {
      const { run } = Reflect.get(window, "axe") as typeof axe;
      (Reflect.get(window, "measuredKinds") as Map<string, number>).clear();
      const { violations } = await run(context, { iframes: false, resultTypes: ["violations"], ...runOnly });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    {
      context: { include: [[within ?? ":root"]], exclude: restOfLongLists },
      runOnly: rules === "colours" && { runOnly: rulesOfColour },
    },
  );
}

/** Nothing on the page keeps people from using it, as far as a program can see. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  expect(await barriersOn(page, scope)).toEqual([]);
}

/** Colours on their way from one scheme to the other are those of neither. */
async function stopTransitions(page: Page): Promise<void> {
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

/** Reading a colour takes a third of measuring the contrast of a word: pages have thousands of words in the same few colours. */
function readColoursOnce(): void {
  // Described in the documentation of axe, but not in its types.
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
