import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/program/administration-program.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { picture } from "#tests/support/samples/pictures.ts";

// The tests share one program and its photos: serial.
test.describe.configure({ mode: "serial" });

interface Place {
  readonly uuid: string;
  readonly name: string;
  readonly url: string;
}

async function firstOf(page: Page, resource: "towns" | "accommodations"): Promise<Place> {
  const answer = await page.request.get(`/api/${resource}?route=camino-ingles&perPage=1`);
  const { data } = (await answer.json()) as { data: Place[] };
  return data[0]!;
}

const alts = (page: Page) =>
  page
    .getByRole("region", { name: "Photos in their order" })
    .getByRole("textbox", { name: "Description" })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** The response to the next change: a page reloaded earlier may show the old state. */
const nextSaved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() !== "GET" && response.ok());

test("photos are uploaded together, reordered, deleted, and shown publicly", async ({ browser, program }) => {
  const visitor = await program.visit(browser);
  const town = await firstOf(visitor, "towns");
  await visitor.goto(town.url);
  await expect(visitor.getByRole("heading", { name: "Photos" })).toHaveCount(0);

  const page = await program.open(browser, `/administration/towns/${town.uuid}/photos`);
  await expect(page.getByRole("heading", { level: 1, name: `Photos of ${town.name}` })).toBeVisible();
  await expect(page.getByText("There are no photos yet.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Towns" }).getByRole("link")).toHaveCount(2);
  await page.getByLabel("Choose pictures, or drop them here").setInputFiles([
    { name: "bridge.jpg", mimeType: "image/jpeg", buffer: await picture("jpeg", { width: 1_400, height: 900 }) },
    { name: "square.png", mimeType: "image/png", buffer: await picture("png") },
    { name: "no-picture.png", mimeType: "image/png", buffer: Buffer.from("<svg><script>alert(1)</script></svg>") },
  ]);
  const chosen = page.getByRole("list", { name: "Chosen pictures" });
  await expect(chosen.getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add 3 photos" }).click();
  await expect(chosen.getByLabel("Description").first()).toBeFocused();
  await expect(chosen.getByLabel("Description").first()).toHaveAttribute("aria-invalid", "true");
  for (const [index, alt] of ["The bridge", "The square", "Nothing"].entries()) {
    await chosen.getByLabel("Description").nth(index).fill(alt);
  }
  const adding = page.getByRole("region", { name: "Add photos" });
  await adding.getByLabel("Licence").fill("CC BY-SA 4.0");
  await adding.getByLabel("Author").fill("Ana Peregrina");
  await page.getByRole("button", { name: "Add 3 photos" }).click();
  await expect(chosen.getByText("This file is not a picture of an accepted type")).toBeVisible();
  await expect.poll(() => alts(page)).toEqual(["The bridge", "The square"]);
  await page.getByRole("button", { name: "Remove no-picture.png" }).click();
  await expect(chosen).toHaveCount(0);
  await expectAccessible(page);

  const ordered = nextSaved(page);
  const status = page.getByRole("status").filter({ hasText: "The order has been saved" });
  await page.getByRole("button", { name: "Move later: The bridge" }).press("Enter");
  await expect.poll(() => alts(page)).toEqual(["The square", "The bridge"]);
  await expect(page.getByRole("button", { name: "Move earlier: The bridge" })).toBeFocused();
  await ordered;
  await expect(status).toHaveText("The order has been saved: “The bridge” is now photo 2 of 2.");
  await page.reload();
  expect(await alts(page)).toEqual(["The square", "The bridge"]);

  const first = page.getByRole("region", { name: "Photos in their order" }).getByRole("listitem").first();
  await first.getByLabel("Description").fill("The square in the rain");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first.getByText("Saved.")).toBeVisible();

  await visitor.goto(town.url);
  const gallery = visitor.getByRole("region", { name: "Photos" });
  await expect(gallery.getByRole("img", { name: "The square in the rain" })).toBeVisible();
  await expect(gallery.getByText("Photo: Ana Peregrina, CC BY-SA 4.0")).toHaveCount(2);
  const bridge = gallery.getByRole("img", { name: "The bridge" });
  await bridge.scrollIntoViewIfNeeded();
  await expect.poll(() => bridge.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await expect.poll(() => bridge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const facts = await visitor.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(facts ?? "")).toMatchObject({
    image: [{ caption: "The square in the rain", creditText: "Ana Peregrina" }, {}],
  });
  await expectAccessible(visitor);

  await first.getByText("Delete…").click();
  await first.getByRole("button", { name: "Delete the photo" }).click();
  await expect.poll(() => alts(page)).toEqual(["The bridge"]);
  await visitor.goto(town.url);
  await expect(gallery.getByRole("img", { name: "The square in the rain" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The photo has been restored.")).toBeVisible();
  await expect.poll(() => alts(page)).toEqual(["The square in the rain", "The bridge"]);
  await first.getByText("Delete…").click();
  await first.getByRole("button", { name: "Delete the photo" }).click();
  await expect.poll(() => alts(page)).toEqual(["The bridge"]);
});

test("photos are reordered by dragging, and uploaded by dropping", async ({ browser, program }) => {
  const page = await program.open(
    browser,
    `/administration/towns/${(await firstOf(await program.visit(browser), "towns")).uuid}/photos`,
  );
  const bytes = [...(await picture("webp"))];
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], "church.webp", { type: "image/webp" }));
    return transfer;
  }, bytes);
  await page.getByText("Choose pictures, or drop them here").dispatchEvent("drop", { dataTransfer: files });
  await page.getByRole("list", { name: "Chosen pictures" }).getByLabel("Description").fill("The church");
  await page.getByRole("region", { name: "Add photos" }).getByLabel("Licence").fill("CC0 1.0");
  await page.getByRole("button", { name: "Add 1 photo" }).click();
  await expect.poll(() => alts(page)).toEqual(["The bridge", "The church"]);
  const rows = page.getByRole("region", { name: "Photos in their order" }).getByRole("listitem");
  const from = await rows.nth(1).locator("span[aria-hidden]").first().boundingBox();
  const to = await rows.nth(0).boundingBox();
  await page.mouse.move(from!.x + 10, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(from!.x + 10, to!.y + 20, { steps: 5 });
  const saved = nextSaved(page);
  await page.mouse.up();
  await expect.poll(() => alts(page)).toEqual(["The church", "The bridge"]);
  await saved;
  const status = page.getByRole("status").filter({ hasText: "The order has been saved" });
  await expect(status).toContainText("“The church” is now photo 1 of 2.");
  await page.reload();
  expect(await alts(page)).toEqual(["The church", "The bridge"]);

  // What was said of the order still holds after others are deleted, and is gone with its photo.
  const later = page.getByRole("button", { name: "Move later: The church" });
  await later.click();
  await expect(status).toContainText("“The church” is now photo 2 of 2.");
  await rows.nth(0).getByText("Delete…").click();
  await rows.nth(0).getByRole("button", { name: "Delete the photo" }).click();
  await expect(status).toContainText("“The church” is now photo 1 of 1.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => alts(page)).toEqual(["The bridge", "The church"]);
});

test("an upload can be cancelled", async ({ browser, program }) => {
  const page = await program.open(
    browser,
    `/administration/towns/${(await firstOf(await program.visit(browser), "towns")).uuid}/photos`,
  );
  await page.route("**/api/administration/towns/*/photos", () => undefined);
  await page
    .getByLabel("Choose pictures, or drop them here")
    .setInputFiles([{ name: "slow.jpg", mimeType: "image/jpeg", buffer: await picture("jpeg") }]);
  await page.getByRole("list", { name: "Chosen pictures" }).getByLabel("Description").fill("Slow");
  await page.getByRole("region", { name: "Add photos" }).getByLabel("Licence").fill("CC0 1.0");
  await page.getByRole("button", { name: "Add 1 photo" }).click();
  await expect(page.getByRole("progressbar", { name: "Uploading slow.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel the upload of slow.jpg" }).click();
  await expect(page.getByRole("list", { name: "Chosen pictures" })).toHaveCount(0);
  expect(await alts(page)).toHaveLength(2);
});

test("a corrupt picture is refused, and photos of a place to stay are shown without JavaScript", async ({
  browser,
  program,
}) => {
  const visitor = await program.visit(browser, { javaScriptEnabled: false });
  const house = await firstOf(visitor, "accommodations");
  const page = await program.open(browser, `/administration/accommodations/${house.uuid}/photos`);
  const bytes = await picture("jpeg");
  await page.getByLabel("Choose pictures, or drop them here").setInputFiles([
    { name: "door.jpg", mimeType: "image/jpeg", buffer: bytes },
    { name: "broken.jpg", mimeType: "image/jpeg", buffer: bytes.subarray(0, 300) },
  ]);
  const chosen = page.getByRole("list", { name: "Chosen pictures" });
  for (const [index, alt] of ["The door", "Broken"].entries()) {
    await chosen.getByLabel("Description").nth(index).fill(alt);
  }
  await page.getByRole("region", { name: "Add photos" }).getByLabel("Licence").fill("CC0 1.0");
  await page.getByRole("button", { name: "Add 2 photos" }).click();
  await expect(chosen.getByText("This picture is damaged or incomplete.")).toBeVisible();
  await expect.poll(() => alts(page)).toEqual(["The door"]);
  await visitor.goto(house.url);
  const shown = visitor.getByRole("region", { name: "Photos" }).getByRole("img");
  await expect(shown).toHaveCount(1);
  await expect(shown.first()).toHaveAttribute("alt", "The door");
});

test("answers 404 to members", async ({ browser, program }) => {
  const page = await program.visit(browser);
  const town = await firstOf(page, "towns");
  await createAccount(page);
  expect((await page.goto(`/administration/towns/${town.uuid}/photos`))?.status()).toBe(404);
  expect((await page.goto(`/administration/resources/${town.uuid}/photos`))?.status()).toBe(404);
});
