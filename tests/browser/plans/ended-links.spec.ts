import { expect } from "@playwright/test";
import { createAccount, sendFromPage } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  readOfflineStorage,
  waitForStored,
  createPlan,
  prepareOffline,
} from "#tests/support/browser/offline-browser.ts";

test.use({ serviceWorkers: "allow" });

test("the offline copy of a shared plan is removed when its link is revoked, not when a captive portal answers", async ({
  browser,
  page,
  context,
}) => {
  const owner = await (await browser.newContext()).newPage();
  await createAccount(owner);
  const uuid = await createPlan(owner, "Inglés in May");
  const { token } = (await (await sendFromPage(owner, "POST", `/api/plans/${uuid}/share`, {})).json()) as {
    token: string;
  };
  await prepareOffline(page, `/plans/${uuid}?share=${token}`);
  await waitForStored(page, "plans", 1);

  let asked = 0;
  const link = /\?share=/;
  // A captive portal answers every request itself until somebody signs in.
  await context.route(link, (route) => {
    if (route.request().method() !== "HEAD") return route.continue();
    asked += 1;
    return route.fulfill({ status: 404, contentType: "text/html", body: "Welcome! Please sign in." });
  });
  await page.goto("/credits");
  await expect.poll(() => asked).toBe(1);
  await page.goto("/terms-of-use");
  await expect.poll(() => asked).toBe(2);
  expect(await readOfflineStorage(page)).toContain("plans: 1");

  await context.unroute(link);
  await sendFromPage(owner, "DELETE", `/api/plans/${uuid}/share`);
  await page.goto("/credits");
  await waitForStored(page, "plans", 0);
  await owner.context().close();
});

for (const isMember of [false, true]) {
  test(`${isMember ? "a member" : "a visitor"} who opens a link that is no longer shared learns why`, async ({
    browser,
    page,
  }) => {
    const owner = await (await browser.newContext()).newPage();
    await createAccount(owner);
    const uuid = await createPlan(owner, "Inglés in May");
    const answer = await sendFromPage(owner, "POST", `/api/plans/${uuid}/share`, {});
    const { token } = (await answer.json()) as { token: string };
    await sendFromPage(owner, "DELETE", `/api/plans/${uuid}/share`);
    if (isMember) await createAccount(page);
    await page.goto(`/plans/${uuid}?share=${token}`);
    await expect(page.getByText("the plan is no longer shared, or the link is incomplete")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveCount(isMember ? 0 : 1);
    await owner.context().close();
  });
}
