import { randomBytes } from "node:crypto";
import { test as base } from "@playwright/test";

/** An address for documentation (RFC 3849) that no other test has. */
function newAddress(): string {
  return `2001:db8:${randomBytes(6).toString("hex").match(/.{4}/g)?.join(":")}::1`;
}

/**
 * Each test comes from an address of its own, pages and requests alike: all tests together would make more accounts and
 * mistakes than one address may.
 */
export const test = base.extend<{ closedAfterwards: void }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads in it which fixtures are asked for
  extraHTTPHeaders: async ({}, use) => {
    await use({ "X-Forwarded-For": newAddress() });
  },
  /** Windows of other people that a test opens would go on working beside all tests after it. */
  closedAfterwards: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use();
      await Promise.all(browser.contexts().map((context) => (before.has(context) ? null : context.close())));
    },
    { auto: true },
  ],
});
