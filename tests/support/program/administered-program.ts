import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

import { goodPassword, sendOn } from "../browser/browser-person.ts";
import { filledDataDir, removeDataDir } from "./filled-data-dir.ts";
import { runProgram } from "./running-program.ts";

export interface AdministeredProgram {
  /** A page of administration, to which the administrator comes signed in. */
  open(browser: Browser, path: string, options?: { javaScriptEnabled?: boolean }): Promise<Page>;
  /** A page of the program for somebody who is not signed in. */
  visit(browser: Browser, options?: { javaScriptEnabled?: boolean }): Promise<Page>;
  /** Where the program is. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A program with data of its own, which tests may change, and an administrator.
 *
 * @param settings further variables of its environment
 */
export async function runAdministeredProgram(
  settings: Readonly<Record<string, string>> = {},
): Promise<AdministeredProgram> {
  const administrator = { email: "admin@example.org", password: goodPassword };
  const dataDir = await filledDataDir();
  const program = await runProgram({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...settings,
  });
  const visit = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
    (await browser.newContext({ baseURL: program.url, ...options })).newPage();
  let signedIn: BrowserContextOptions["storageState"];
  return {
    url: program.url,
    visit,
    async open(browser, path, options = {}) {
      const page = await visit(browser, { ...options, storageState: signedIn });
      // Once: all are windows of one browser.
      if (signedIn === undefined) {
        await sendOn(page, "POST", "/api/login", administrator);
        signedIn = await page.context().storageState();
      }
      await page.goto(path);
      await expect(page).toHaveURL(program.url + path);
      return page;
    },
    async stop() {
      await program.stop();
      await removeDataDir(dataDir);
    },
  };
}

/** Waits until the form of a record can be used. */
export async function formHydrated(page: Page): Promise<void> {
  await expect(page.getByRole("checkbox", { name: "Published" })).toBeEnabled();
  await page.waitForLoadState("networkidle");
}
