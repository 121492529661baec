import { expect } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/program/administration-program.ts";

const corrections = "/administration/accommodation-correction-suggestions";

test("a suggestion brings back nothing that editors have changed meanwhile, unless it is ticked", async ({
  browser,
  program,
}) => {
  const visitor = await program.visit(browser);
  const response = await visitor.request.get("/api/accommodations?route=camino-ingles&perPage=1");
  const house = ((await response.json()) as { data: { uuid: string; name: string; url: string }[] }).data[0]!;
  const editor = await program.open(browser, corrections);
  const change = async (fields: Record<string, string>) => {
    await editor.goto(`/administration/accommodations/${house.uuid}/edit`);
    for (const [label, value] of Object.entries(fields)) await editor.getByLabel(label, { exact: true }).fill(value);
    await editor.getByRole("button", { name: "Save", exact: true }).click();
    await expect(editor).not.toHaveURL(/edit$/);
  };
  await visitor.goto(`/accommodation/${house.uuid}/correction`);
  // After the visitor's form was opened.
  await change({ WhatsApp: "+34 600 000 001" });
  await visitor.getByLabel("Phone", { exact: true }).fill("+34 981 000 222");
  await visitor.getByLabel("Beds", { exact: true }).fill("21");
  await visitor.waitForTimeout(1_000);
  await visitor.getByRole("button", { name: "Send the suggestion" }).click();
  await expect(visitor.getByRole("link", { name: `See the page of ${house.name}` })).toHaveAttribute("href", house.url);

  await editor.goto(corrections);
  const card = editor.getByRole("article", { name: house.name });
  await expect(card.getByRole("row", { name: /Phone/ })).toBeVisible();
  await expect(card.getByRole("row", { name: /WhatsApp/ })).toHaveCount(0);
  const second = await program.open(browser, corrections);
  // After the suggestion.
  await change({ Beds: "20" });
  await second.getByRole("article", { name: house.name }).getByRole("button", { name: "Accept the ticked" }).click();
  await expect(second.getByText("This was changed elsewhere in the meantime. Check it again.")).toBeVisible();
  await second.goto(corrections);
  const seen = second.getByRole("article", { name: house.name });
  await expect(seen.getByRole("row", { name: /Beds/ })).toContainText("changed since");
  await expect(seen.getByRole("checkbox", { name: "Accept: Beds" })).not.toBeChecked();
  await seen.getByRole("button", { name: "Accept the ticked" }).click();
  await expect(second.locator("[role=status]:focus")).toHaveText("Accepted.");
  const now = await (await second.request.get(`/api/accommodations/${house.uuid}`)).json();
  expect(now).toMatchObject({ phone: "+34 981 000 222", whatsapp: "+34 600 000 001", beds: 20 });
});

test("an editor hides a reported trail note, and restores it with and without JavaScript", async ({
  browser,
  program,
}) => {
  const member = await program.visit(browser);
  await createAccount(member);
  await member.goto("/camino-ingles/neda");
  const notes = member.getByRole("region", { name: "Trail notes" });
  await notes.scrollIntoViewIfNeeded();
  await notes.getByLabel("Details (optional)").fill("Beware of Juan");
  await notes.getByRole("button", { name: "Something else" }).click();
  await expect(notes.getByRole("listitem")).toContainText("Beware of Juan");
  await expect(notes.getByText("Will be sent when you are online")).toHaveCount(0);
  const visitor = await program.visit(browser);
  await visitor.goto("/camino-ingles/neda");
  await visitor.getByRole("region", { name: "Trail notes" }).scrollIntoViewIfNeeded();
  await visitor.getByRole("button", { name: "Report: Something else, in Neda" }).click();
  await expect(visitor.getByRole("region", { name: "Trail notes" }).getByRole("listitem")).toHaveCount(0);

  const editor = await program.open(browser, "/administration");
  await editor.getByRole("link", { name: "1 reported trail note" }).click();
  await expect(editor).toHaveURL(/\/administration\/trail-notes$/);
  const card = editor.getByRole("article", { name: "Something else: Beware of Juan" });
  await expect(card.getByText("Reported once.")).toBeVisible();
  await expectAccessible(editor);
  await card.getByRole("button", { name: "Hide" }).click();
  await expect(editor.getByText("There are no notes here.")).toBeVisible();
  await member.reload();
  await expect(notes.getByText("No notes here in the last three days.")).toBeVisible();

  const plain = await program.open(browser, "/administration/trail-notes?state=hidden", { javaScriptEnabled: false });
  await plain.getByRole("button", { name: "Keep visible" }).click();
  await expect(plain.getByText("There are no notes here.")).toBeVisible();
  await member.reload();
  await expect(notes.getByRole("listitem")).toContainText("Beware of Juan");
});
