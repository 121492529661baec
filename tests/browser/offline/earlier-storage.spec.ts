import { expect } from "@playwright/test";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";
import { readOfflineStorage, createPlan, prepareOffline } from "#tests/support/browser/offline-browser.ts";

test.use({ serviceWorkers: "allow" });

test("data stored by earlier versions is kept after an update, and sent", async ({ page, context }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  // The format of version 2 of the database and of the note drafts.
  await context.route("**/nothing-here", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Nothing</p>" }),
  );
  await page.goto("/nothing-here");
  await page.evaluate(async (plan) => {
    const { uuid: member } = (await (await fetch("/api/user")).json()) as { uuid: string };
    const shown = (await (await fetch(`/api/plans/${plan}`)).json()) as ShownPlan;
    const key = shown.days[0]?.key ?? 1;
    const notes = {
      id: `${plan} ${key}`,
      plan,
      member,
      dayKey: key,
      before: { notes: "" },
      mine: { notes: "Ring twice" },
    };
    localStorage.setItem(`vieira-day-edit ${plan} ${key}`, JSON.stringify({ ...notes, dispute: null }));
    await new Promise<void>((resolve, reject) => {
      indexedDB.deleteDatabase("vieira-kept");
      const request = indexedDB.open("vieira-kept", 2);
      request.addEventListener("upgradeneeded", () => request.result.createObjectStore("plans", { keyPath: "uuid" }));
      request.addEventListener("error", () => reject(new Error("no database")));
      request.addEventListener("success", () => {
        const stored = {
          uuid: plan,
          member,
          share: null,
          language: "en",
          plan: shown,
          towns: [],
          routes: [],
          bytes: 1,
        };
        const writing = request.result.transaction("plans", "readwrite");
        writing.objectStore("plans").put({ ...stored, keptAt: "2026-05-01T08:00:00Z", isTakenAlong: true });
        writing.addEventListener("complete", () => {
          request.result.close();
          resolve();
        });
      });
    });
  }, uuid);
  await prepareOffline(page, "/plans");
  await expect
    .poll(() =>
      page.evaluate(async (plan) => {
        const { days } = (await (await fetch(`/api/plans/${plan}`)).json()) as ShownPlan;
        return days[0]?.notes;
      }, uuid),
    )
    .toBe("Ring twice");
  expect(await readOfflineStorage(page)).toContain(uuid);
});

test("options typed before an update return to their form, and are removed once saved", async ({ page }) => {
  await createAccount(page);
  const uuid = await createPlan(page, "Inglés in May");
  await page.goto(`/plans/${uuid}/edit`);
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Slow May");
  const drafts = (prefix: string) =>
    page.evaluate((beginning) => Object.keys(localStorage).filter((key) => key.startsWith(`${beginning} `)), prefix);
  await expect.poll(() => drafts("vieira-options-draft")).toHaveLength(1);
  // The earlier key and names, from a page that is no longer open.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto("/");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith("vieira-options-draft ")) continue;
      const { options, page: form, ...draft } = JSON.parse(localStorage.getItem(key) ?? "{}");
      const { options: wish, base, conflicts: contests, ...rest } = form;
      const earlierBase = { wish: base.options, version: base.version };
      const earlier = { ...draft, wish: options, page: { ...rest, wish, base: earlierBase, contests } };
      localStorage.setItem(key.replace("vieira-options-draft", "vieira-wish-draft"), JSON.stringify(earlier));
      localStorage.removeItem(key);
    }
  });
  await page.goto(`/plans/${uuid}/edit`);
  await expect(name).toHaveValue("Slow May");
  expect(await drafts("vieira-wish-draft")).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Slow May" })).toBeVisible();
  expect([...(await drafts("vieira-wish-draft")), ...(await drafts("vieira-options-draft"))]).toEqual([]);
});
