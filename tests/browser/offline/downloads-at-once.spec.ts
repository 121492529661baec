import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  createDownloadedPlan,
  readOfflineStorage,
  createPlan,
  openOfflinePlanEntry,
  prepareOffline,
} from "#tests/support/browser/offline-browser.ts";

test.use({ serviceWorkers: "allow" });

test("parts of the site that are saved at once are all known afterwards", async ({ page }) => {
  await prepareOffline(page, "/credits");
  const groups = await page.evaluate(async () => {
    const keep = (group: string) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", ({ data }) => data.is === "done" && resolve());
        port1.start();
        navigator.serviceWorker.controller?.postMessage({ ask: "keep-parts", groups: [group] }, [port2]);
      });
    // The files themselves are there the second time, so that both end at the same moment.
    const known = ["plan", "wishes", "map"];
    for (const group of known) await keep(group);
    const name = (await caches.keys()).find((one) => one.startsWith("vieira-build-")) ?? "";
    await (await caches.open(name)).delete("/kept-parts");
    await Promise.all(known.map(keep));
    return (await (await caches.open(name)).match("/kept-parts"))?.json();
  });
  expect(groups.toSorted()).toEqual(["map", "plan", "wishes"]);
});

test("what is being downloaded is not evicted with what is removed in another tab", async ({ page, context }) => {
  await createDownloadedPlan(page, "First");
  await createPlan(page, "Second");
  const second = await openOfflinePlanEntry(page, "Second");
  // The last of the route's content, while the first of it is there.
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(/\/api\/routes\/camino-ingles\/map$/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  const asked = context.waitForEvent("request", (request) => request.url().endsWith("/api/routes/camino-ingles/map"));
  await second.getByRole("button", { name: "Download" }).click();
  await asked;
  const other = await context.newPage();
  const first = await openOfflinePlanEntry(other, "First");
  await first.getByRole("button", { name: "Remove" }).click();
  await expect(first.getByRole("button", { name: "Download" })).toBeVisible();
  letGo();
  await expect(second.getByText("Available offline")).toBeVisible({ timeout: 60_000 });
  const kept = await readOfflineStorage(page);
  for (const part of [
    "/api/routes/camino-ingles/graph",
    "/planner/lines?route=camino-ingles",
    "/api/routes/camino-ingles/map",
  ])
    expect(kept).toContain(`${part}\n`);
});
