/**
 * What a phone has to do while the slider of the planner moves: Chromium at a quarter of the processor, 390 × 844, plans the whole
 * Camino Francés and moves the length of a good day through its range, step by step, down and up again, as a thumb does.
 * Prints for each run how many tasks of the page's thread took over 50 ms and the longest,
 * from a press until the slider is painted, and how often the plan has followed meanwhile.
 * BENCH_RUNS sets the number of runs, BENCH_SLOWDOWN the division, BENCH_ADDRESS another planner, BENCH_PAUSE the milliseconds between steps.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, devices, type Page } from "@playwright/test";
import { chromium as executablePath } from "#tests/support/browser/chromium.ts";
import { runProgram } from "#tests/support/program/running-program.ts";

const runs = Number(process.env["BENCH_RUNS"] ?? 5);
const rate = Number(process.env["BENCH_SLOWDOWN"] ?? 4);
const address = process.env["BENCH_ADDRESS"] ?? "/planner?route=camino-frances";
const pause = Number(process.env["BENCH_PAUSE"] ?? 120);
const steps = 20;

interface Noted {
  /** Durations of tasks over 50 ms, the browser's threshold for reporting them, in milliseconds. */
  tasks: number[];
  /** From an input to the next frame, in milliseconds. */
  presses: number[];
  /** How often the days of the plan were redrawn. */
  drawn: number;
}

function noteTasks(): void {
  const noted: Noted = { tasks: [], presses: [], drawn: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.presses.push(duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  const days = document.querySelector(".planner__days");
  if (days) {
    const watched = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(() => (noted.drawn += 1)).observe(days, watched);
  }
}

async function moveSlider(page: Page): Promise<Noted> {
  const slider = page.getByRole("slider", { name: /Ideal stage/ });
  await slider.focus();
  for (const key of ["ArrowLeft", "ArrowRight"]) {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pause);
    }
  }
  await page.waitForTimeout(1_000);
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted);
}

const dataDir = await mkdtemp(join(tmpdir(), "vieira-slider-"));
const program = await runProgram({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
const browser = await chromium.launch({ executablePath });
try {
  for (let run = 1; run <= runs; run += 1) {
    const context = await browser.newContext({
      baseURL: program.url,
      viewport: { width: 390, height: 844 },
      userAgent: devices["Pixel 7"].userAgent,
    });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "networkidle" });
    // A real user has touched the page before moving a slider.
    await page.getByRole("slider", { name: /Ideal stage/ }).focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(3_000);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await page.evaluate(noteTasks);
    const { tasks, presses, drawn } = await moveSlider(page);
    const longest = (values: readonly number[]) => Math.round(Math.max(0, ...values));
    console.log(
      `run ${run}: ${tasks.length} tasks over 50 ms in ${2 * steps} steps, the longest ${longest(tasks)} ms; ` +
        `from a press to its picture at most ${longest(presses)} ms; days drawn ${drawn} times`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}
