import { createElement as h } from "react";
import { Outlet, useActionData } from "react-router";
import { expect, it } from "vitest";
import { servePages } from "#server/pages/web-handler.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { fakeServerBuild } from "#tests/support/program/fake-server-build.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";
import { action } from "#web/pages/plans/list.tsx";
import { loader as rootLoader } from "#web/root.tsx";

const database = await testDatabase({ seeded: true });
const origin = "https://plan.example.org";
const settings = { origin, hasFixedOrigin: true };
const now = () => new Date("2027-05-11T18:00:00Z");
const application = testApplication(database, { settings, now });

/** Renders the result of the action. */
function Answer() {
  return h("pre", null, JSON.stringify(useActionData()));
}

const pages = fakeServerBuild({
  root: { default: () => h("html", null, h("body", null, h(Outlet))), loader: rootLoader },
  plans: { path: "plans", action, default: Answer },
});
const answerer = servePages(pages, { context: application.context, origin });

it("deleting a plan with a diary needs a confirmation, because a diary cannot be restored", async () => {
  const browser = await signedInBrowser(application);
  const { uuid, version } = await newPlan(browser);
  const path = `/api/plans/${uuid}`;
  const press = async (more: Record<string, string> = {}) => {
    const body = new URLSearchParams({ form: "delete", uuid, version: String(version), ...more });
    const headers = { Origin: origin, Cookie: browser.jar.header };
    const request = new Request(`${origin}/plans`, { method: "POST", body, headers });
    const client = { address: "192.0.2.1", signal: AbortSignal.timeout(60_000) };
    return (await (await answerer(request, { requestId: "1", client }))?.text()) ?? "";
  };
  const words = { text: "Rain", stamps: [], walkedM: null };
  const diary = await browser.send("PUT", `${path}/diary/2027-05-11`, words, { "If-Match": '"0"' });
  expect(diary.status).toBe(200);
  expect(await press()).toContain("toConfirm");
  expect((await browser.send("GET", path)).status).toBe(200);
  expect(await press({ diary: "too" })).toContain("deleted");
  expect((await browser.send("GET", path)).status).toBe(404);
});
