import { expect, test } from "@playwright/test";
import { newBrowserPerson, registerOn } from "#tests/support/browser-person.ts";
import { makePlanOn, takeAlongOn } from "#tests/support/offline-browser.ts";

/** Between two towns of the first days of the Camino Inglés. */
const nearPontedeume = { latitude: 43.41, longitude: -8.17 };

test.use({
  serviceWorkers: "allow",
  geolocation: nearPontedeume,
  permissions: ["geolocation"],
  launchOptions: {
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // The map is drawn without a graphics card.
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
});

test("the map of a plan that was taken along opens without a network, and says where one is and how far the next bed", async ({
  page,
  context,
}) => {
  await registerOn(page, newBrowserPerson());
  const uuid = await makePlanOn(page, "Inglés in May");
  await takeAlongOn(page, "Inglés in May");
  await context.setOffline(true);
  await page.goto(`/plans/${uuid}`);
  await page.getByRole("button", { name: "Open the map" }).click();
  const map = page.getByRole("dialog", { name: "Map and where you are" });
  await expect(map.locator("[data-drawn]")).toBeVisible({ timeout: 40_000 });
  await map.getByRole("button", { name: "Where am I on the route?" }).click();
  const report = map.getByRole("region", { name: "Where you are", exact: true });
  await expect(report).toContainText(/km/);
  await expect(report.getByText("Next bed")).toBeVisible();
});
