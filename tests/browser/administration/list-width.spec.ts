import { expect } from "@playwright/test";

import { resources } from "#contract/administration/resources/all-resources.ts";
import { test } from "#tests/support/program/administration-program.ts";
import { sendFromPage } from "#tests/support/browser/test-user.ts";

test("no list has to be scrolled sideways on a computer, in Spanish either", async ({ browser, program }) => {
  const page = await program.open(browser, "/administration");
  await sendFromPage(page, "PATCH", "/api/user", { locale: "es" });
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of Object.keys(resources)) {
      await page.goto(`/administration/${name}`);
      const table = page.locator("table");
      if ((await table.count()) === 0) continue;
      const { wide, room } = await table.evaluate(({ scrollWidth, parentElement }) => ({
        wide: scrollWidth,
        room: parentElement?.clientWidth ?? 0,
      }));
      expect.soft(wide, name).toBeLessThanOrEqual(room);
    }
  } finally {
    await sendFromPage(page, "PATCH", "/api/user", { locale: "en" });
  }
});
