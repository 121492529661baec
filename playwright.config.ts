import { defineConfig, devices } from "@playwright/test";
import { chromium } from "./tests/support/chromium.ts";

/** The set-up starts the program and leaves its address here for the workers. */
const baseURL = process.env["BROWSER_TEST_URL"];

const buildingTests = ["**/versions.spec.ts", "**/offline-builds.spec.ts"];
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
  // Tests of a newer build take a minute: begun last, they would run on while the other worker has nothing to do. One after
  // the other they share that build.
  projects: [
    { name: "builds", testMatch: buildingTests, workers: 1 },
    // Maps are drawn without a graphics card, by software that is not to draw the pages around them too: that takes three
    // times as long. Together, as whoever takes up a test that needs another browser begins anew.
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
    { name: "pages", testMatch: "**/*.spec.ts", testIgnore: [...buildingTests, ...drawingTests] },
  ],
  outputDir: "test-results",
  globalSetup: "./tests/support/browser-setup.ts",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  // A busy machine may miss a deadline once; a test that needs a second try is reported as flaky.
  retries: process.env["CI"] === undefined ? 0 : 2,
  workers: 3,
  // A machine may be many times slower than the one a test was written on; whoever waits for longer is answered never.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter:
    process.env["CI"] === undefined ? "list" : [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL,
    // What is not there to be pressed by then will not come.
    actionTimeout: 90_000,
    // A headless browser names itself so, and would be answered as a crawler.
    userAgent: devices["Desktop Chrome"].userAgent,
    locale: "en-GB",
    // Tests see what the server answers; those of pages without a network ask for the worker.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    // Recording every test would cost a fifth of their time.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: chromium,
      // No page of a test lives long enough for its scripts to repay V8's last compiler.
      args: [...browserOptions, "--disable-gpu", "--js-flags=--no-opt"],
    },
  },
});
