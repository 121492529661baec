import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { createDownloadedPlan } from "#tests/support/browser/offline-browser.ts";

/** Between two towns of the first days of the Camino Inglés. */
const nearPontedeume = { latitude: 43.41, longitude: -8.17 };

test.use({
  serviceWorkers: "allow",
  geolocation: nearPontedeume,
  permissions: ["geolocation"],
});

test("the map of a downloaded plan works offline, with the current position and the distance to the next bed", async ({
  page,
  context,
}) => {
  const { uuid } = await createDownloadedPlan(page);
  await context.setOffline(true);
  await page.goto(`/plans/${uuid}`);
  await page.getByRole("button", { name: "Where am I?" }).click();
  const words = page.getByRole("region", { name: "Where you are", exact: true });
  await expect(words.getByText("Next place to stay")).toBeVisible();
  await words.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Open the map" }).click();
  const map = page.getByRole("dialog", { name: "Your walk on the map" });
  await expect(map.locator("[data-drawn]")).toBeVisible();
  await map.getByRole("button", { name: "Where am I on the route?" }).click();
  const report = map.getByRole("region", { name: "Where you are", exact: true });
  await expect(report).toContainText(/km/);
  await expect(report.getByText("Next place to stay")).toBeVisible();
});
