import { chromium } from "./chromium.ts";

/** A browser that draws interactive maps without a graphics card, for `test.use`. */
export const drawingBrowser = {
  launchOptions: {
    executablePath: chromium,
    args: [
      "--no-sandbox",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
};
