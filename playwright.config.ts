import { defineConfig, devices } from "@playwright/test";
import { chromium } from "./tests/support/browser/chromium.ts";

/** The global set-up starts the program and stores its address here for the workers. */
const baseURL = process.env["BROWSER_TEST_URL"];

const buildingTests = ["**/versions.spec.ts", "**/offline-builds.spec.ts"];
/** They change the data of one program: one after another. */
const administrationTests = ["**/administration/*.spec.ts"];
const drawingTests = [
  "finder-map",
  "graph-map",
  "map-tiles",
  "offline-map",
  "offline-streets",
  "open-map",
  "plan-layers",
].map((name) => `**/${name}.spec.ts`);

const browserOptions = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/browser",
  // Tests of a newer build take a minute: started last, they would run on while the other workers idle. Run one after
  // another, they share that build.
  projects: [
    { name: "builds", testMatch: buildingTests, workers: 1 },
    { name: "administration", testMatch: administrationTests, testIgnore: drawingTests, workers: 1 },
    // Maps are rendered in software, which must not render the pages around them too: that takes three times as long.
    // In one project, because a worker that needs another browser restarts.
    {
      name: "maps",
      testMatch: drawingTests,
      use: {
        launchOptions: {
          executablePath: chromium,
          args: [
            ...browserOptions,
            "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader",
            "--disable-gpu-compositing",
          ],
        },
      },
    },
    {
      name: "pages",
      testMatch: "**/*.spec.ts",
      testIgnore: [...buildingTests, ...administrationTests, ...drawingTests],
    },
  ],
  outputDir: "test-results",
  globalSetup: "./tests/support/browser/global-setup.ts",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  // A busy machine may miss a deadline once; a test that needs a second try is reported as flaky.
  retries: process.env["CI"] === undefined ? 0 : 2,
  workers: 3,
  // A machine may be many times slower than the one a test was written on; longer waits are never answered.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter:
    process.env["CI"] === undefined ? "list" : [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL,
    // A control that has not appeared by then never will.
    actionTimeout: 90_000,
    // A headless user agent would be treated as a crawler.
    userAgent: devices["Desktop Chrome"].userAgent,
    locale: "en-GB",
    // Tests see what the server sends; offline tests enable the worker.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    // Recording every test would cost a fifth of their time.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: chromium,
      // No page of a test lives long enough to repay optimised compilation.
      args: [...browserOptions, "--disable-gpu", "--js-flags=--no-opt --no-maglev"],
    },
  },
});
