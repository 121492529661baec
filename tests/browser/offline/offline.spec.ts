import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { interactUntil } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  createDownloadedPlan,
  readOfflineStorage,
  waitForStored,
  createPlan,
  openOfflinePlanEntry,
  prepareOffline,
} from "#tests/support/browser/offline-browser.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "default" });

async function checkAccessible(page: Page): Promise<void> {
  await expectAccessible(page);
}

test("browsers can install the site, with names in both languages", async ({ page }) => {
  await prepareOffline(page, "/");
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // Private windows, as tests use them, never offer installation.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const { data, errors } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? "{}").name).toBe("Vieira – plan your Camino");
  await page.goto("/es");
  const spanish = JSON.parse((await client.send("Page.getAppManifest")).data ?? "{}");
  expect(spanish).toMatchObject({ lang: "es", start_url: "/es/today" });
});

test("the offline page offers to install the site where the browser supports it", async ({ page }) => {
  await prepareOffline(page, "/offline");
  await expect(page.getByRole("heading", { level: 1, name: "Available offline" })).toBeVisible();
  await checkAccessible(page);
  // Only headed browsers send the event.
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = () => Promise.resolve(void (document.body.dataset["asked"] = "yes"));
    window.dispatchEvent(Object.assign(offer, { prompt }));
  });
  await page.getByRole("button", { name: "Install" }).click();
  expect(await page.evaluate(() => document.body.dataset["asked"])).toBe("yes");
  await expect(page.getByRole("button", { name: "Install" })).toHaveCount(0);
});

test("a page that is not stored explains offline what is missing, and loses nothing of the page before", async ({
  page,
  context,
}) => {
  await prepareOffline(page, "/");
  await context.setOffline(true);
  await page.goto("/camino-frances/leon");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await expect(page.getByText("This page isn’t available offline: /camino-frances/leon")).toBeVisible();
  await checkAccessible(page);
  await page.goto("/es/camino-frances");
  await expect(page.getByRole("heading", { level: 1, name: "No hay conexión" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Vuelve a haber conexión.")).toBeVisible();
  await page.getByRole("button", { name: "Cargar la página actual" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Camino Francés" })).toBeVisible();
});

test("a download can be cancelled, reports failure, can be refreshed after a change, and removed", async ({
  page,
  context,
}) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  const entry = await openOfflinePlanEntry(page, "Inglés in May");
  const take = entry.getByRole("button", { name: "Download" });

  const houses = /\/api\/plans\/[^/]+\/houses/;
  // Never responds.
  await context.route(houses, () => undefined);
  await take.click();
  await expect(entry.getByText("Downloading: 50%")).toBeVisible();
  await entry.getByRole("button", { name: "Cancel" }).click();
  await expect(take).toBeVisible();
  expect(await readOfflineStorage(page)).toContain("plans: 0");
  await context.unroute(houses);
  await context.route(houses, (route) => route.abort());
  await take.click();
  await expect(entry.getByText("The download didn’t finish.")).toBeVisible();
  await context.unroute(houses);
  await take.click();
  await expect(entry.getByText("Available offline")).toBeVisible();
  await expect(entry.getByText(/\d MB, saved on /)).toBeVisible();

  await page.evaluate(async (plan) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    await fetch(`/api/plans/${plan}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json", "If-Match": "*", "X-XSRF-TOKEN": decodeURIComponent(token) },
      body: JSON.stringify({ name: "Inglés in June" }),
    });
  }, uuid);
  const renamed = await openOfflinePlanEntry(page, "Inglés in June");
  await expect(renamed.getByText("The plan has changed since then.")).toBeVisible();
  await renamed.getByRole("button", { name: "Update" }).click();
  await expect(renamed.getByText("The plan has changed since then.")).toHaveCount(0);
  await renamed.getByRole("button", { name: "Remove" }).click();
  await expect(renamed.getByRole("button", { name: "Download" })).toBeVisible();
  const left = await readOfflineStorage(page);
  expect(left).toContain("plans: 0");
  expect(left).not.toContain("vieira-routes ");
});

test("a downloaded plan opens offline: overview, days and a day, at each of their addresses", async ({
  page,
  context,
}) => {
  const { uuid } = await createDownloadedPlan(page);
  await context.setOffline(true);

  await page.goto(`/plans/${uuid}`);
  await expect(page.getByRole("heading", { level: 1, name: "Inglés in May" })).toBeAttached();
  await expect(page.getByText(/^Saved on /)).toBeVisible();
  await expect(page.getByRole("img", { name: "Elevation profile" })).toBeVisible();
  await checkAccessible(page);

  const pages = page.getByRole("navigation", { name: "Pages of this plan" });
  await pages.getByRole("link", { name: "Day by day" }).click();
  await expect(page).toHaveURL(`/plans/${uuid}/days`);
  await page.reload();
  const days = page.getByRole("region", { name: "Day by day" });
  await days.getByRole("link").first().click();
  await expect(page).toHaveURL(`/plans/${uuid}/days/1`);
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Day 1: Ferrol to / })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Places to stay in / })).toBeVisible();
  await checkAccessible(page);
  await page.getByRole("link", { name: "Next day" }).click();
  await expect(page.getByRole("heading", { name: /^Day 2/ })).toBeVisible();
});

test("an offline plan is rendered in the language of the page that stored it", async ({ page, context }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés en mayo");
  await prepareOffline(page, "/es/offline");
  await page.getByRole("button", { name: "Descargar" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Disponible sin conexión" })).toBeVisible({
    timeout: 120_000,
  });
  await context.setOffline(true);
  await page.goto(`/plans/${uuid}/days/1`);
  await expect(page.getByRole("heading", { name: /^Día 1: de Ferrol a / })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("link", { name: "Resumen" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Día a día" })).toBeVisible();
});

test("a planner opened before works offline, shows the plan of its address, and plans again", async ({
  page,
  context,
}) => {
  await prepareOffline(page, "/planner?route=camino-ingles&days=8");
  await interactUntil(
    page,
    expect.poll(() => readOfflineStorage(page)).toContain("/planner/lines?route=camino-ingles"),
  );
  await interactUntil(page, waitForStored(page, "planners", 1));
  await page.goto("/credits");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const headline = page.getByRole("heading", { level: 1 });
  await page.getByRole("link", { name: "Planner" }).first().click();
  await expect(headline).toContainText("days");
  await expect(page.getByText("Offline", { exact: true })).toBeVisible();

  // Not the plan with which it was stored.
  await page.goto("/planner?route=camino-ingles");
  await expect(headline).toContainText("5 days");

  await page.goto("/planner?route=camino-ingles&ideal=5");
  await expect(headline).toContainText("days");
  const before = await headline.textContent();
  await page.getByRole("slider", { name: /Ideal stage/ }).fill("9");
  await expect(headline).not.toHaveText(before ?? "");
  // Another route is not stored: the page links to what is.
  await page.goto("/planner?route=camino-primitivo");
  await page.getByRole("link", { name: "Everything available offline" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Available offline");
});

test("compares whole walks and finds further ones offline", async ({ page, context }) => {
  for (const route of ["camino-finisterre-muxia", "camino-ingles"]) {
    await prepareOffline(page, `/planner?route=${route}`);
    await interactUntil(page, expect.poll(() => readOfflineStorage(page)).toContain(`/planner/lines?route=${route}`));
  }
  await waitForStored(page, "planners", 2);
  await context.setOffline(true);
  await page.goto("/planner?route=camino-ingles&ideal=6");
  await page.getByRole("slider", { name: /Ideal stage/ }).fill("6.5");
  await expect(async () => {
    await page.locator(".planner__days").evaluate((list) => list.lastElementChild?.scrollIntoView());
    await expect(page.getByRole("heading", { name: "Beyond Santiago de Compostela" })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByRole("button", { name: "On to Faro de Fisterra", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ days, 19\d\.\d\skm$/);
  await page.getByRole("link", { name: "Compare three walks" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare walks" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["As it is now", "As short as you can", "Gentle"]);
  await expect(page.getByRole("img", { name: "Map: Gentle" })).toBeVisible();
  await checkAccessible(page);
  await page.getByRole("link", { name: "Take this walk: Gentle" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("days");
});

test("signing out removes all personal data from the browser", async ({ page, context }) => {
  const { uuid, person } = await createDownloadedPlan(page, "Secret walk");
  expect(await readOfflineStorage(page)).toContain("Secret walk");
  // Caches never contain personal data.
  expect(await readOfflineStorage(page)).not.toContain(person.name);
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  const left = await readOfflineStorage(page);
  for (const word of ["Secret walk", uuid, person.name, person.email]) expect(left).not.toContain(word);
  await context.setOffline(true);
  await page.goto(`/plans/${uuid}`);
  await expect(page.getByRole("heading", { name: "This plan isn’t available offline." })).toBeVisible();
});

test("signing out by the plain form without hydration also removes all personal data", async ({ page }) => {
  await createDownloadedPlan(page, "Secret walk");
  expect(await readOfflineStorage(page)).toContain("Secret walk");
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/logout" });
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect.poll(() => readOfflineStorage(page)).not.toContain("Secret walk");
});
