import { expect } from "@playwright/test";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  readOfflineStorage,
  createPlan,
  openOfflinePlanEntry,
  prepareOffline,
} from "#tests/support/browser/offline-browser.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";

test.use({ serviceWorkers: "allow" });

/** What networks of cafés answer to everything until one has signed in to them. */
const welcome = { contentType: "text/html", body: "Welcome! Please sign in." };
const content = /\/api\/routes\/camino-ingles\/(?:graph|map)$|\/planner\/lines\?route=camino-ingles$/;

test("what is kept of a route and the pages of a plan outlast a network that answers in the site’s place", async ({
  page,
  context,
}) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  const entry = await openOfflinePlanEntry(page, "Inglés in May");
  // Nothing wrong is kept in the first place.
  await context.route(/\/assets\/[^?]*\.js/, (route) =>
    route.request().serviceWorker() ? route.fulfill({ status: 200, ...welcome }) : route.continue(),
  );
  await entry.getByRole("button", { name: "Download" }).click();
  await expect(entry.getByText("The download didn’t finish.")).toBeVisible();
  await context.unroute(/\/assets\/[^?]*\.js/);
  await context.route(content, (route) => route.fulfill({ status: 200, ...welcome }));
  await entry.getByRole("button", { name: "Download" }).click();
  await expect(entry.getByText("The download didn’t finish.")).toBeVisible();
  await context.unroute(content);
  await entry.getByRole("button", { name: "Download" }).click();
  await expect(entry.getByText("Available offline")).toBeVisible({ timeout: 60_000 });

  const read = () =>
    page.evaluate(async () => {
      const addresses = ["/api/routes/camino-ingles/graph", "/planner/lines?route=camino-ingles"];
      return Promise.all(addresses.map(async (address) => (await fetch(address)).headers.get("Content-Type")));
    });
  for (const status of [200, 404]) {
    await context.route(content, (route) => route.fulfill({ status, ...welcome }));
    for (const type of await read()) expect(type).toMatch(/^application\/json/);
    expect(await readOfflineStorage(page)).not.toContain("Welcome!");
    await context.unroute(content);
  }

  const pages = new RegExp(`/plans/${uuid}$`);
  await context.route(pages, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 404, ...welcome }) : route.continue(),
  );
  await page.goto(`/plans/${uuid}`);
  await expect(page.getByRole("heading", { level: 1, name: "Inglés in May" })).toBeVisible();
  await context.unroute(pages);
  // The site’s own word counts.
  await page.goto("/plans/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
});

test("words of a diary and of its photos wait while a network answers in the site’s place", async ({
  page,
  context,
}) => {
  await createAccount(page);
  const date = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
  const uuid = await createPlan(page, "Inglés today", { ...inglesOptions, startDate: date });
  await prepareOffline(page, "/today");
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^vieira-diary-(?:edit|photo) /.test(key)).length);
  const sent: number[] = [];
  let status = 200;
  const diary = /\/api\/plans\/[^/]+\/diary\//;
  await context.route(diary, (route) => {
    sent.push(status);
    return route.fulfill({ status, ...welcome });
  });
  await page.getByLabel("A few words about this day").fill("Rain, and a donkey.");
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(await waiting()).toBe(1);
  // A photo that is already sent, and got its caption afterwards.
  await page.evaluate(
    ([plan, day]) => {
      const { member } = JSON.parse(localStorage.getItem(`vieira-diary-edit ${plan} ${day}`) ?? "{}");
      const photo = "00000000-0000-7000-8000-000000000000";
      const caption = { member, uuid: photo, date: day, caption: "A donkey", isSent: true };
      localStorage.setItem(`vieira-diary-photo ${plan} ${photo}`, JSON.stringify(caption));
    },
    [uuid, date] as const,
  );
  status = 404;
  sent.length = 0;
  await page.goto("/today");
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  await page.waitForLoadState("networkidle");
  expect(await waiting()).toBe(2);

  await context.unroute(diary);
  await page.goto("/today");
  // The site itself has no such photo.
  await expect.poll(waiting).toBe(0);
  await expect(page.getByLabel("A few words about this day")).toHaveValue("Rain, and a donkey.");
});
