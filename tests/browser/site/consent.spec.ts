import { gunzipSync } from "node:zlib";
import { expect, type BrowserContext, type Request } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { newDataDir, removeDataDir } from "#tests/support/program/data-dir.ts";
import { type RunningProgram, runProgram } from "#tests/support/program/running-program.ts";
import { collectConsole } from "#tests/support/browser/collect-console.ts";

let program: RunningProgram;
let dataDir: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await newDataDir();
  program = await runProgram({ DATA_DIR: dataDir, AMPLITUDE_API_KEY: "key-of-tests", GTM_ID: "GTM-TEST1" });
});

test.afterAll(async () => {
  await program.stop();
  await removeDataDir(dataDir);
});

/** Remote configuration of Amplitude's European region. */
const recordEverything = {
  configs: { sessionReplay: { sr_sampling_config: { capture_enabled: true, sample_rate: 1 } } },
};

/** Answers requests to other sites. @returns these requests */
async function outside(context: BrowserContext): Promise<Request[]> {
  const asked: Request[] = [];
  await context.route(
    (url) => url.hostname !== "localhost",
    (route) => {
      const request = route.request();
      asked.push(request);
      const { pathname } = new URL(request.url());
      const answer = pathname.startsWith("/config/")
        ? recordEverything
        : { code: 200, events_ingested: 1, payload_size_bytes: 1, server_upload_time: 1 };
      return pathname.endsWith(".js")
        ? route.fulfill({ contentType: "text/javascript", body: "window.tagManagerRan = true;" })
        : route.fulfill({
            json: answer,
            headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
          });
    },
  );
  return asked;
}

const hostsOf = (requests: readonly Request[]) =>
  [...new Set(requests.map((request) => new URL(request.url()).host))].toSorted();

function bodyOf(request: Request): string {
  const body = request.postDataBuffer();
  if (!body) return "";
  return body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body).toString() : body.toString();
}

test("nothing is sent to other sites before consent, nor after refusal", async ({ page, context }) => {
  const asked = await outside(context);
  await page.goto(program.url);
  const banner = page.getByRole("region", { name: "May we see how Vieira is used?" });
  const [refuse, accept] = [
    banner.getByRole("button", { name: "Refuse" }),
    banner.getByRole("button", { name: "Accept" }),
  ];
  await expect(accept).toBeVisible();
  // Refusing is as easy as accepting: same size and look.
  const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
  expect(no?.width).toBeCloseTo(yes?.width ?? 0, 0);
  expect(no?.height).toBe(yes?.height);
  expect(await refuse.getAttribute("class")).toBe(await accept.getAttribute("class"));
  await refuse.click();
  await expect(banner).toHaveCount(0);
  await page.reload({ waitUntil: "networkidle" });
  await expect(banner).toHaveCount(0);
  await expect(page.getByText("Visits are not recorded")).toBeVisible();
  expect(asked).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test("after consent visits and recordings go to the European region, input stays private, and consent can be withdrawn", async ({
  page,
  context,
}) => {
  const violations: string[] = [];
  collectConsole(page, violations);
  const asked = await outside(context);
  await page.goto(program.url);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect
    .poll(() => hostsOf(asked))
    .toEqual(
      expect.arrayContaining(["api.eu.amplitude.com", "sr-client-cfg.eu.amplitude.com", "www.googletagmanager.com"]),
    );
  await page.getByLabel("Start date").fill("2031-12-24");
  await page.getByRole("link", { name: "Credits and licences" }).click();
  await expect.poll(() => asked.map(bodyOf).join("\n")).toContain('"path":"/credits"');
  await page.goto(`${program.url}/credits`);
  await expect
    .poll(() => hostsOf(asked))
    .toEqual([
      "api-sr.eu.amplitude.com",
      "api.eu.amplitude.com",
      "sr-client-cfg.eu.amplitude.com",
      "www.googletagmanager.com",
    ]);
  expect(asked.map(bodyOf).join("\n")).not.toContain("2031-12-24");
  const recordings = asked.filter((request) => request.url().includes("api-sr")).map(bodyOf);
  expect(recordings.join("")).toContain("***");
  expect(recordings.join("")).not.toContain("Start date");
  const tagManagerRan = () => page.evaluate(() => (window as unknown as { tagManagerRan?: boolean }).tagManagerRan);
  await expect.poll(tagManagerRan).toBe(true);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  expect(violations.filter((text) => text.includes("Content Security Policy"))).toEqual([]);

  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.getByText("Visits are not recorded")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const before = asked.length;
  await page.goto(program.url, { waitUntil: "networkidle" });
  expect(asked).toHaveLength(before);
});

test("private pages are opened in a new document without analytics", async ({ page, context }) => {
  const asked = await outside(context);
  await page.addInitScript(() => localStorage.setItem("vieira-consent", "accepted"));
  const scriptHosts = () =>
    page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src.includes("googletagmanager")));
  await page.goto(program.url);
  await expect.poll(scriptHosts).toHaveLength(1);
  await page.evaluate(() => Object.assign(window, { isMeasuredDocument: true }));
  const loaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/login");
  await page.getByRole("link", { name: "Sign in" }).first().click();
  const login = await loaded;
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  expect(login.headers()["content-security-policy"]).not.toMatch(/https?:/);
  expect(await page.evaluate(() => "isMeasuredDocument" in window)).toBe(false);
  expect(await scriptHosts()).toEqual([]);
  // In the document of a private page nothing is started.
  await page.waitForLoadState("networkidle");
  const before = asked.length;
  await page.getByRole("link", { name: "Credits and licences" }).click();
  await expect(page).toHaveURL(`${program.url}/credits`);
  await page.waitForLoadState("networkidle");
  expect(asked.slice(before).map((request) => request.url())).toEqual([]);
  expect(asked.map(bodyOf).join("\n")).not.toContain('"path":"/login"');
});

for (const request of ["doNotTrack", "globalPrivacyControl"] as const) {
  test(`a browser that opts out is not asked for consent (${request})`, async ({ page, context }) => {
    const asked = await outside(context);
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { get: () => (name === "doNotTrack" ? "1" : true) });
      localStorage.setItem("vieira-consent", "accepted");
    }, request);
    await page.goto(program.url, { waitUntil: "networkidle" });
    await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);
    await expect(page.getByText("Not recorded, as your browser requests")).toBeVisible();
    expect(asked).toEqual([]);
  });
}

test("without configuration nobody is asked, and the content policy names no other host", async ({ page, request }) => {
  expect((await request.get("/")).headers()["content-security-policy"]).not.toMatch(/https?:/);
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);
});
