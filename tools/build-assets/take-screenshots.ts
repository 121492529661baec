/**
 * Redraws the screenshots: those of the guide in public/guide and those of the README in docs.
 * Run with `npm run build && npx node tools/build-assets/take-screenshots.ts` after changes of the interface or its texts; the
 * results are committed. Needs Chromium (`CHROMIUM_PATH`).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { newTestUser, registerByForm } from "#tests/support/browser/test-user.ts";
import { chromium as executablePath } from "#tests/support/browser/chromium.ts";
import { runProgram } from "#tests/support/program/running-program.ts";

interface View {
  readonly path: string;
  /** Selector of the element at the top of the picture. */
  readonly top?: string;
  /** Selector of what appears last, after its data and scripts have come. */
  readonly last?: string;
}

const guide: Readonly<Record<string, View>> = {
  route: { path: "/route?compare=camino-frances&compare=camino-primitivo", top: "table" },
  towns: { path: "/town?route=camino-frances&from=o-cebreiro&service=pharmacy" },
  heart: { path: "/camino-frances/burgos" },
  plan: { path: "/planner?route=camino-frances&from=burgos&to=leon" },
};

async function open(browser: Browser, url: string, locale: string, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale, viewport: { width, height } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}

async function draw(page: Page, { path, top, last }: View): Promise<Buffer> {
  await page.goto(path, { waitUntil: "networkidle" });
  if (last !== undefined) await page.locator(last).first().waitFor();
  if (top !== undefined) {
    await page
      .locator(top)
      .first()
      .evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 320));
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ animations: "disabled" });
}

async function drawGuide(browser: Browser, url: string): Promise<void> {
  for (const [language, prefix] of [
    ["en", ""],
    ["es", "/es"],
  ] as const) {
    const page = await open(browser, url, language, 1280, 800);
    for (const [name, view] of Object.entries(guide)) {
      const picture = await draw(page, { ...view, path: prefix + view.path });
      await sharp(picture).resize(1000, 625).webp({ quality: 80 }).toFile(`public/guide/${name}-${language}.webp`);
    }
    await page.context().close();
  }
}

async function drawReadme(browser: Browser, url: string): Promise<void> {
  const page = await open(browser, url, "en-GB", 1440, 900);
  const planner = await draw(page, { path: "/planner?route=camino-frances" });
  await sharp(planner).png({ palette: true }).toFile("docs/screenshot.png");
  await registerByForm(page, { ...newTestUser(), name: "Ana Walker" });
  await page.goto("/planner?route=camino-frances&from=leon&startDate=2027-05-10&restEvery=4,5,6");
  await page.getByRole("button", { name: "Save this plan" }).click();
  await page.waitForURL(/\/plans\/[\da-f-]{36}/);
  const [uuid] = /[\da-f-]{36}/.exec(page.url()) ?? [];
  const days = await draw(page, {
    path: `/plans/${uuid}/days/4`,
    last: "main [role=slider]",
    top: "main [role=slider]",
  });
  await sharp(days).png({ palette: true }).toFile("docs/screenshot-days.png");
}

const dataDir = await mkdtemp(join(tmpdir(), "vieira-screenshots-"));
const program = await runProgram({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  await drawGuide(browser, program.url);
  await drawReadme(browser, program.url);
} finally {
  await browser.close();
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}
