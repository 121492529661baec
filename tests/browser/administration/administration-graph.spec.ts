import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/program/administration-program.ts";

test.describe.configure({ mode: "serial" });

async function kmOf(page: Page, slug: string): Promise<number> {
  const answer = await page.request.get(`/api/routes/${slug}`);
  return ((await answer.json()) as { totals: { km: number } }).totals.km;
}

test("previews the effect of editing an arc, and updates the public route after saving", async ({
  browser,
  program,
}) => {
  const page = await program.open(browser, "/administration/arcs/1/edit");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const km = await kmOf(page, "camino-frances");
  const length = page.getByLabel(/^Length/);
  const before = Number(await length.inputValue());
  await length.fill(String(before + 2000));
  await page.getByRole("button", { name: "See what would change" }).click();
  const impact = page.getByRole("region", { name: "What this changes" });
  await expect(impact).toContainText(`${(km + 2).toFixed(1)}\u00a0km`);
  // It is far below the field.
  await expect(impact).toBeInViewport({ ratio: 1 });
  expect(await kmOf(page, "camino-frances")).toBeCloseTo(km, 6);
  await length.fill("400");
  await expect(impact).toHaveCount(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(length).toHaveAccessibleDescription(/shorter than the straight line/);
  await length.fill(String(before + 2000));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/administration\/arcs\/1(?:\?.*)?$/);
  expect(await kmOf(page, "camino-frances")).toBeCloseTo(km + 2, 6);
});

test("edits a path point by point without a pointer", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/arcs/2/edit");
  await page.getByRole("button", { name: "Draw on the map" }).click();
  const point = page.getByRole("group", { name: /^Point \d+ of \d+/ });
  await expect(point).toBeVisible();
  await page.getByRole("button", { name: "Next point" }).click();
  await page.getByRole("button", { name: "Add a point after it" }).click();
  await expect(page.getByRole("group", { name: /^Point 3 of/ })).toBeVisible();
  await page.getByLabel("Metres above sea level", { exact: true }).fill("777");
  await page.getByRole("button", { name: "Next point" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/administration\/arcs\/2(?:\?.*)?$/);
  const answer = await page.request.get("/api/administration/arcs/2");
  const { path } = (await answer.json()) as { path: [number, number, number | null][] };
  expect(path[2]?.[2]).toBe(777);
});

test("reorders the arcs of a segment by keyboard, and refuses an order in which they do not join", async ({
  browser,
  program,
}) => {
  const page = await program.open(browser, "/administration/segments?q=Melide");
  await page.getByRole("link", { name: "Melide – Arzúa" }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  await expectAccessible(page);
  const arcs = page.getByRole("group", { name: "Arcs" });
  const another = arcs.getByRole("combobox", { name: "Add one more at the end" });
  await another.fill("Portomarín");
  const suggestion = arcs.getByRole("option").first();
  const chosen = (await suggestion.innerText()).split("\n")[0]!;
  await another.press("Enter");
  await expect(arcs.getByRole("listitem").last()).toContainText(chosen);
  await expect(another).toHaveValue("");
  await page.getByRole("button", { name: `Remove: ${chosen}` }).click();
  await another.fill("No such arc");
  await arcs.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const refused = /Entry \d+: Choose one of the suggestions, or type the number/;
  await expect(arcs.getByRole("listitem").last()).toContainText(refused);
  await expect(arcs.getByText(refused)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Remove: No such arc" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Remove: No such arc" })).toHaveAccessibleDescription(refused);
  await page.getByRole("button", { name: "Remove: No such arc" }).click();
  // What is still in the field is saved as well, or asked about.
  await another.fill("Typed, not added");
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Owners" }).click();
  const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(leaving).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leaving).toBeHidden();
  await expect(another).toHaveValue("Typed, not added");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(arcs.getByRole("listitem").last()).toContainText("Typed, not added");
  await expect(arcs.getByRole("listitem").last()).toContainText(refused);
  await expect(another).toHaveValue("");
  await page.getByRole("button", { name: "Remove: Typed, not added" }).click();
  const first = page.getByRole("button", { name: /^Later: / }).first();
  const name = (await first.getAttribute("aria-label"))!;
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Each arc has to start where the previous one ends.")).toBeVisible();
  await expect(page.getByText("This does not start where the previous one ends.").first()).toBeVisible();
  await expectAccessible(page);
});

test("shows an override with its source beside the derived length", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration/distances/1/edit");
  await expectAccessible(page);
  await page.getByLabel(/^Corrected length/).fill("9999");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Say where this length comes from.")).toBeVisible();
});
