import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Rules whose outcome the colour scheme can change. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** Of long lists the first entries are looked at: the others are made alike, and there are hundreds of them. */
const restOfLongLists = ["li:nth-of-type(n + 21)", "tr:nth-of-type(n + 21)"];

/**
 * What on the page keeps people from using it, as far as a program can see.
 * @param scope `colours` looks at those alone: for a page already looked at in other colours
 */
export async function barriersOn(page: Page, scope: "everything" | "colours" = "everything"): Promise<string[]> {
  await stopTransitions(page);
  // A page of one document needs no second one to put the findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  for (const rest of restOfLongLists) axe.exclude(rest);
  const { violations } = await (scope === "colours" ? axe.withRules(rulesOfColour) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Nothing on the page keeps people from using it, as far as a program can see. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([]);
}

/** Colours on their way from one scheme to the other are those of neither. */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important; }");
    document.adoptedStyleSheets = [still];
  });
}
