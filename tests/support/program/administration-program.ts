import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

import { goodPassword, sendFromPage } from "../browser/test-user.ts";
import { copySeededDataDir, removeDataDir } from "./seeded-data-dir.ts";
import { runProgram } from "./running-program.ts";

export interface AdministrationProgram {
  /** Opens a page of administration as the signed-in administrator. */
  open(browser: Browser, path: string, options?: { javaScriptEnabled?: boolean }): Promise<Page>;
  /** A page in a new context that is not signed in. */
  visit(browser: Browser, options?: { javaScriptEnabled?: boolean }): Promise<Page>;
  /** Origin of the program. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Runs a program with an administrator and a copy of the data, which tests may change.
 *
 * @param settings further environment variables
 */
export async function runAdministrationProgram(
  settings: Readonly<Record<string, string>> = {},
): Promise<AdministrationProgram> {
  const administrator = { email: "admin@example.org", password: goodPassword };
  const dataDir = await copySeededDataDir();
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
      // Signs in once: all pages share the session.
      if (signedIn === undefined) {
        await sendFromPage(page, "POST", "/api/login", administrator);
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

/** Waits until the form of a record is hydrated. */
export async function waitForRecordForm(page: Page): Promise<void> {
  await expect(page.getByRole("checkbox", { name: "Published" })).toBeEnabled();
  await page.waitForLoadState("networkidle");
}
