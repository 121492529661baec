/**
 * How long Today takes from the icon without a network on a slow phone: Chromium at a quarter of the processor, in flight
 * mode, opens /today in a plan of the whole Camino Francés from what the service worker and the browser keep.
 * Prints medians in milliseconds from the start of the navigation: the first paint, the day's heading, the first press that
 * is answered, and when all that the day tells is there. BENCH_RUNS sets the number of runs, BENCH_SLOWDOWN the division.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { newTestUser, registerByForm } from "#tests/support/browser/test-user.ts";
import { chromium as executablePath } from "#tests/support/browser/chromium.ts";
import { readOfflineStorage, createPlan, prepareOffline } from "#tests/support/browser/offline-browser.ts";
import { runProgram } from "#tests/support/program/running-program.ts";

const runs = Number(process.env["BENCH_RUNS"] ?? 11);
const rate = Number(process.env["BENCH_SLOWDOWN"] ?? 4);
const dayMs = 86_400_000;

interface Moments {
  paint: number;
  heading: number;
  alive: number;
  whole: number;
}

/** Presses the location button as soon as it exists, repeatedly until there is a reaction. */
function noteMoments(): void {
  const noted: Partial<Moments> = {};
  Object.assign(window, { noted });
  const buttons = () => [...document.querySelectorAll<HTMLElement>("#where ~ p button")];
  let label: string | null = null;
  const look = () => {
    if (noted.heading === undefined && /^Day \d+/.test(document.querySelector("h1")?.textContent ?? "")) {
      noted.heading = performance.now();
    }
    const [button] = buttons();
    label ??= button?.textContent ?? null;
    if (noted.alive === undefined && label !== null) {
      if (button && button.textContent !== label) noted.alive = performance.now();
      else button?.click();
    }
    const needs = document.querySelectorAll("[aria-labelledby=next] dd");
    const isRead = needs.length > 0 && [...needs].every(({ textContent }) => textContent !== "…");
    if (noted.whole === undefined && isRead && document.querySelector("[aria-labelledby=way] li")) {
      noted.whole = performance.now();
    }
    if (noted.alive === undefined || noted.whole === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function openFromIcon(context: BrowserContext, address: string): Promise<Moments> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.addInitScript(noteMoments);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => {
    const { noted } = window as unknown as { noted: Partial<Moments> };
    return noted.alive !== undefined && noted.whole !== undefined;
  });
  const moments = await page.evaluate(() => {
    const { noted } = window as unknown as { noted: Moments };
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return { ...noted, paint: paint?.startTime ?? Number.NaN };
  });
  await page.close();
  return moments;
}

async function prepare(page: Page): Promise<void> {
  await registerByForm(page, newTestUser());
  const startDate = new Date(Date.now() - 9 * dayMs).toISOString().slice(0, 10);
  await createPlan(page, "Francés", { route: "camino-frances", ideal: 6, startDate });
  await prepareOffline(page, "/today");
  while (!(await readOfflineStorage(page)).includes("plans: 1")) await page.waitForTimeout(500);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const dataDir = await mkdtemp(join(tmpdir(), "vieira-today-"));
const program = await runProgram({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
const browser = await chromium.launch({ executablePath });
try {
  const context = await browser.newContext({
    baseURL: program.url,
    viewport: { width: 390, height: 844 },
    timezoneId: "Europe/Madrid",
  });
  const page = await context.newPage();
  await prepare(page);
  await page.close();
  await context.setOffline(true);
  const all: Moments[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await openFromIcon(context, "/today"));
  for (const moment of ["paint", "heading", "alive", "whole"] as const) {
    const values = all.map((moments) => moments[moment]);
    const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round);
    process.stdout.write(`${moment}: median ${Math.round(median(values))} ms, ${least} to ${most}\n`);
  }
} finally {
  await browser.close();
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}
