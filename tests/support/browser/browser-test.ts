import { randomBytes } from "node:crypto";
import { test as base } from "@playwright/test";

/** A unique address from the documentation prefix (RFC 3849). */
function newAddress(): string {
  return `2001:db8:${randomBytes(6).toString("hex").match(/.{4}/g)?.join(":")}::1`;
}

/**
 * The pages and requests of each test have a client address of their own: all tests together would exceed the rate limits of
 * one address.
 */
export const test = base.extend<{ closeNewContexts: void }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads in it which fixtures are asked for
  extraHTTPHeaders: async ({}, use) => {
    await use({ "X-Forwarded-For": newAddress() });
  },
  /** Closes contexts that a test opened, which would otherwise keep running during later tests. */
  closeNewContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use();
      await Promise.all(browser.contexts().map((context) => (before.has(context) ? null : context.close())));
    },
    { auto: true },
  ],
});
