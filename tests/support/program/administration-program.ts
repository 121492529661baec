import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

import { test as base } from "../browser/browser-test.ts";
import { goodPassword, sendFromPage } from "../browser/test-user.ts";
import { type GoogleServer, startGoogleServer } from "../services/google-server.ts";
import { newDataDir, removeDataDir } from "./data-dir.ts";
import { type RunningProgram, runProgram } from "./running-program.ts";

export interface AdministrationProgram {
  /** Opens a page of administration as the signed-in administrator. */
  open(browser: Browser, path: string, options?: { javaScriptEnabled?: boolean }): Promise<Page>;
  /** A page in a new context that is not signed in. */
  visit(browser: Browser, options?: { javaScriptEnabled?: boolean }): Promise<Page>;
  /** Origin of the program. */
  readonly url: string;
}

const administrator = { email: "admin@example.org", password: goodPassword };

function pagesOf({ url }: RunningProgram): AdministrationProgram {
  const visit = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
    (await browser.newContext({ baseURL: url, ...options })).newPage();
  let signedIn: BrowserContextOptions["storageState"];
  return {
    url,
    visit,
    async open(browser, path, options = {}) {
      const page = await visit(browser, { ...options, storageState: signedIn });
      // Signs in once: all pages share the session.
      if (signedIn === undefined) {
        await sendFromPage(page, "POST", "/api/login", administrator);
        signedIn = await page.context().storageState();
      }
      await page.goto(path);
      await expect(page).toHaveURL(url + path);
      return page;
    },
  };
}

/**
 * `program` has an administrator, a copy of the data, which tests may change, and a fake Google account. All tests of a worker
 * share it, one after another: starting one costs as much as two tests.
 */
export const test = base.extend<object, { google: GoogleServer; program: AdministrationProgram }>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads in it which fixtures are asked for
    async ({}, use) => {
      const google = await startGoogleServer();
      await use(google);
      await google.close();
    },
    { scope: "worker" },
  ],
  program: [
    async ({ google }, use) => {
      const { clientId, clientSecret, authUrl, tokenUrl, revokeUrl, userinfoUrl, gmailUrl } = google.settings;
      const dataDir = await newDataDir();
      const program = await runProgram({
        DATA_DIR: dataDir,
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        // Tests come from addresses of their own: see browser-test.ts.
        TRUST_PROXY: "1",
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_CLIENT_SECRET: clientSecret,
        GOOGLE_AUTH_URL: authUrl ?? "",
        GOOGLE_TOKEN_URL: tokenUrl ?? "",
        GOOGLE_REVOKE_URL: revokeUrl ?? "",
        GOOGLE_USERINFO_URL: userinfoUrl ?? "",
        GOOGLE_GMAIL_URL: gmailUrl ?? "",
      });
      await use(pagesOf(program));
      await program.stop();
      await removeDataDir(dataDir);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Waits until the form of a record is hydrated. */
export async function waitForRecordForm(page: Page): Promise<void> {
  await expect(page.getByRole("checkbox", { name: "Published" })).toBeEnabled();
  await page.waitForLoadState("networkidle");
}
