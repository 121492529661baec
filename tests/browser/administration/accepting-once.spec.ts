import { expect } from "@playwright/test";

import { test } from "#tests/support/program/administration-program.ts";
import { sendFromPage } from "#tests/support/browser/test-user.ts";

test("shows at once that a suggestion is being accepted, and sends it once", async ({ browser, program }) => {
  const visitor = await program.visit(browser);
  const answer = await visitor.request.get("/api/accommodations?route=camino-ingles&perPage=1");
  const [house] = ((await answer.json()) as { data: { uuid: string; name: string }[] }).data;
  if (!house) throw new Error("There is no place to stay.");
  const path = `/api/accommodations/${house.uuid}/correction-suggestions`;
  await sendFromPage(visitor, "POST", path, { changes: { beds: 29 } });
  const editor = await program.open(browser, "/administration/accommodation-correction-suggestions");
  await editor.waitForLoadState("networkidle");
  const card = editor.getByRole("article", { name: house.name });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let sent = 0;
  await editor.route(/accommodation-correction-suggestions/, async (route) => {
    if (route.request().method() === "POST") sent += 1;
    await held;
    await route.continue();
  });
  const accept = card.getByRole("button", { name: "Accept the ticked fields" });
  await accept.dblclick();
  await expect(accept).toHaveAttribute("aria-busy", "true");
  await expect(card.getByRole("button", { name: "Refuse" })).toBeDisabled();
  await accept.dispatchEvent("click");
  await card.getByLabel("Why not?").press("Enter");
  letGo();
  await expect(editor.locator("[role=status]:focus")).toHaveText("Accepted.");
  await expect(card).toHaveCount(0);
  expect(sent).toBe(1);
});
