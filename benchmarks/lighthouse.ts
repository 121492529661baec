/**
 * Lighthouse for phones (slow 4G, a quarter of the processor) on one page of each kind: starts the built program on the embedded database,
 * downloads Lighthouse, and prints a table for docs/performance.md. Two minutes; needs Chromium.
 * npm run bench:lighthouse
 * With paths after `--`, only these. AGAIN=1: pages that this browser has opened and used before, so that the service worker is installed and
 * something is stored. CHROMIUM_PATH: another browser.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import { freePort } from "#tests/support/program/free-port.ts";
import { newPlan } from "#tests/support/samples/plans.ts";
import { runProgram } from "#tests/support/program/running-program.ts";
import { administrator, browserOf } from "./process/visited.ts";

const lighthouse = "lighthouse@12.8.2";
const pages = [
  "/",
  "/camino-frances",
  "/camino-frances/burgos",
  "/camino-frances/cirauqui/albergue-cirauqui-casa-maralotx",
  "/town",
  "/accommodation",
  "/planner?route=camino-frances",
  "/today",
];
const wanted = process.argv.slice(2);
const again = process.env["AGAIN"] !== undefined;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** @param port of the debugger of a running browser, whose cookies are sent */
async function report(url: string, port: number): Promise<Report> {
  const options = ["--quiet", "--output=json", `--port=${port}`, "--disable-storage-reset"];
  const { stdout } = await promisify(execFile)("npx", ["--yes", lighthouse, url, ...options], {
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout) as Report;
}

/** Opens a page, uses it, and waits until the service worker has stored what it stores. */
async function visit(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(10_000);
  await page.close();
}

/** Measures a page in a new browser. @param cookies of the site, as only members have them */
async function measured(url: string, cookies: Parameters<BrowserContext["addCookies"]>[0]): Promise<Report> {
  const [profile, port] = [await mkdtemp(join(tmpdir(), "vieira-browser-")), await freePort()];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [`--remote-debugging-port=${port}`, "--headless=new", "--no-sandbox"],
  });
  try {
    await context.addCookies(cookies);
    if (again) await visit(context, url);
    return await report(url, port);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const dataDir = await mkdtemp(join(tmpdir(), "vieira-lighthouse-"));
const program = await runProgram({
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
});
try {
  const browser = browserOf(program.url);
  await browser.send("POST", "/api/login", administrator);
  await newPlan(browser, { route: "camino-frances", startDate: new Date().toISOString().slice(0, 10) }, "Francés");
  console.log("| Page | Performance | Accessibility | Practices | SEO | LCP ms | TBT ms | CLS | Machine |");
  console.log("|---|---|---|---|---|---|---|---|---|");
  for (const path of wanted.length > 0 ? wanted : pages) {
    // Only this page is for members alone; all others are as visitors see them.
    const cookies = path === "/today" ? browser.jar.list(program.url) : [];
    const { categories, audits, environment } = await measured(program.url + path, cookies);
    const scores = ["performance", "accessibility", "best-practices", "seo"].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    );
    const [paint, blocked, shift] = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map(
      (name) => audits[name]?.numericValue ?? Number.NaN,
    ) as [number, number, number];
    const figures = [...scores, paint.toFixed(0), blocked.toFixed(0), shift.toFixed(3), environment.benchmarkIndex];
    console.log(`| ${[path, ...figures].join(" | ")} |`);
  }
} finally {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}
