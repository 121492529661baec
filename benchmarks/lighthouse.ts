/**
 * Lighthouse for phones (slow 4G, a quarter of the processor) on one page of each kind: starts the built program on the embedded database,
 * downloads Lighthouse, and prints a table for docs/performance.md. Two minutes; needs Chromium.
 * npm run bench:lighthouse
 * With paths after `--`, only these. CHROMIUM_PATH: another browser.
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

/** Opens pages in a new browser. @param cookies of the site, as only members have them */
async function withBrowser<Result>(
  cookies: Parameters<BrowserContext["addCookies"]>[0],
  run: (port: number) => Promise<Result>,
): Promise<Result> {
  const [profile, port] = [await mkdtemp(join(tmpdir(), "vieira-browser-")), await freePort()];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [`--remote-debugging-port=${port}`, "--headless=new", "--no-sandbox"],
  });
  try {
    await context.addCookies(cookies);
    return await run(port);
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
    const { categories, audits, environment } = await withBrowser(cookies, (port) => report(program.url + path, port));
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
