import { expect } from "@playwright/test";

import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/program/administration-program.ts";
import { sendFromPage } from "#tests/support/browser/test-user.ts";

const suggestion = {
  phone: "+34 981 000 11",
  priceFrom: 21,
  amenities: ["wifi"],
  season: [{ from: "04-01", to: "10-31" }],
  description: "Beside the church.\n\nRing the bell.",
};

test("an editor changes suggested values before accepting them, and loses nothing by a mistake", async ({
  browser,
  program,
}) => {
  const visitor = await program.visit(browser);
  const answer = await visitor.request.get("/api/accommodations?route=camino-primitivo&perPage=20");
  const { data } = (await answer.json()) as { data: { uuid: string; name: string; priceTo: number | null }[] };
  const house = data.find(({ priceTo }) => priceTo === null)!;
  const path = `/api/accommodations/${house.uuid}/correction-suggestions`;
  expect((await sendFromPage(visitor, "POST", path, { changes: suggestion })).status()).toBe(201);

  const editor = await program.open(browser, "/administration/accommodation-correction-suggestions");
  const card = editor.getByRole("article", { name: house.name });
  const change = (field: string) => card.getByText(`Change: ${field}`);
  await change("Phone").click();
  await card.getByLabel("Phone", { exact: true }).fill("12 donativo");
  await change("Amenities").click();
  await card.getByRole("checkbox", { name: "Kitchen", exact: true }).check({ force: true });
  await card.getByRole("checkbox", { name: "Accept: Price from" }).uncheck();
  await change("Season").click();
  await card.getByLabel("Day").last().fill("15");
  await card.getByRole("button", { name: "Accept the ticked fields" }).click();
  await expect(card.getByLabel("Phone", { exact: true })).toBeFocused();
  await expect(card.getByLabel("Phone", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(card.getByRole("checkbox", { name: "Kitchen", exact: true })).toBeChecked();
  await expectAccessible(editor);
  await editor.reload();
  await expect(card.getByLabel("Phone", { exact: true })).toHaveValue("12 donativo");
  await expect(card.getByRole("checkbox", { name: "Accept: Price from" })).not.toBeChecked();
  await change("Season").click();
  await expect(card.getByLabel("Day").last()).toHaveValue("15");
  await change("Phone").click();
  await card.getByLabel("Phone", { exact: true }).fill("+34 981 000 111");
  await card.getByRole("button", { name: "Accept the ticked fields" }).click();
  await expect(editor.locator("[role=status]:focus")).toHaveText("Accepted.");

  await editor.goto("/administration/accommodation-correction-suggestions?state=accepted");
  await expect(card.getByRole("row", { name: /Phone/ })).toContainText("+34 981 000 11+34 981 000 111");
  await expect(card.getByRole("row", { name: /Description/ })).toContainText("yes");
  const shown = await (await visitor.request.get(`/api/accommodations/${house.uuid}`)).json();
  expect(shown).toMatchObject({ phone: "+34 981 000 111", priceFrom: null, amenities: ["kitchen", "wifi"] });
  expect(shown).toMatchObject({ season: [{ from: "04-01", to: "10-15" }] });
});

test("what an editor changed comes back from a mistake without a script too", async ({ browser, program }) => {
  const visitor = await program.visit(browser);
  const answer = await visitor.request.get("/api/accommodations?route=camino-portugues&perPage=1");
  const { data } = (await answer.json()) as { data: { uuid: string; name: string }[] };
  const [house] = data;
  const path = `/api/accommodations/${house!.uuid}/correction-suggestions`;
  expect((await sendFromPage(visitor, "POST", path, { changes: suggestion })).status()).toBe(201);
  const editor = await program.open(browser, "/administration/accommodation-correction-suggestions", {
    javaScriptEnabled: false,
  });
  const card = editor.getByRole("article", { name: house!.name });
  await card.getByText("Change: Phone").click();
  await card.getByLabel("Phone", { exact: true }).fill("12 donativo");
  await card.getByText("Change: Amenities").click();
  await card.getByRole("checkbox", { name: "Kitchen", exact: true }).check({ force: true });
  await card.getByRole("button", { name: "Accept the ticked fields" }).click();
  await expect(card.getByLabel("Phone", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await card.getByLabel("Phone", { exact: true }).fill("+34 981 000 111");
  await card.getByRole("button", { name: "Accept the ticked fields" }).click();
  await editor.goto("/administration/accommodation-correction-suggestions?state=accepted");
  const amenities = card.getByRole("row", { name: /Amenities/ });
  await expect(amenities).toContainText("Kitchen");
  // Sent in two characters by a browser without a script, the line breaks are as suggested.
  await expect(card.getByRole("row", { name: /Description/ })).toContainText("yes");
});

for (const javaScriptEnabled of [true, false]) {
  test(`a visitor's correction outlives ${javaScriptEnabled ? "a reload" : "a refusal without a script"}`, async ({
    browser,
    program,
  }) => {
    const visitor = await program.visit(browser, { javaScriptEnabled });
    const answer = await visitor.request.get("/api/accommodations?route=camino-ingles&perPage=20");
    const { data } = (await answer.json()) as { data: { uuid: string; beds: number | null }[] };
    await visitor.goto(`/accommodation/${data.at(-1)!.uuid}/correction`);
    await visitor.getByLabel("Beds").fill("many");
    await visitor.getByLabel("When it is open").selectOption({ label: "Part of the year" });
    await visitor.getByLabel("First day").fill("4");
    await visitor.getByLabel("Month").first().selectOption("May");
    await visitor.getByLabel("Last day").fill("31");
    await visitor.getByLabel("Month").last().selectOption("October");
    if (javaScriptEnabled) await visitor.reload();
    else await visitor.getByRole("button", { name: "Send the suggestion" }).click();
    await expect(visitor.getByLabel("Beds")).toHaveValue("many");
    await expect(visitor.getByLabel("When it is open")).toHaveValue("span");
    await expect(visitor.getByLabel("First day")).toHaveValue("4");
    await expect(visitor.getByLabel("Month").first()).toHaveValue("05");
    await expect(visitor.getByLabel("Last day")).toHaveValue("31");
    await expect(visitor.getByLabel("Month").last()).toHaveValue("10");
  });
}

test("a correction that has been sent is not in the form any more", async ({ browser, program }) => {
  const visitor = await program.visit(browser);
  const answer = await visitor.request.get("/api/accommodations?route=camino-ingles&perPage=20");
  const { data } = (await answer.json()) as { data: { uuid: string; beds: number | null }[] };
  const house = data.at(-2)!;
  const path = `/accommodation/${house.uuid}/correction`;
  await visitor.goto(path);
  await hydratePage(visitor);
  await visitor.getByLabel("Beds").fill("21");
  // As a bot would: it gets the usual response, and nothing is stored that other tests would find.
  await visitor.locator("input[name=fax]").fill("1");
  await visitor.getByRole("button", { name: "Send the suggestion" }).click();
  await expect(visitor.getByRole("button", { name: "Send the suggestion" })).toBeHidden();
  await visitor.goto(path);
  await hydratePage(visitor);
  await expect(visitor.getByLabel("Beds")).toHaveValue(String(house.beds ?? ""));
});
