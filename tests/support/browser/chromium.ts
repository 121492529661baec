import { existsSync } from "node:fs";

/** The same browser without windows takes half the time, where it is installed. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** The program that browser tests run in. */
export const chromium =
  process.env["CHROMIUM_PATH"] ?? (existsSync(headlessShell) ? headlessShell : "/usr/bin/chromium");
