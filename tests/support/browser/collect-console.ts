import type { Page } from "@playwright/test";

/** Written by Playwright itself where a test blocks service workers. */
const remark = "Service Worker registration blocked by Playwright";

/**
 * Collects what a page writes to its console from now on.
 *
 * @param kinds such as `error`; all by default
 */
export function collectConsole(page: Page, messages: string[], kinds?: readonly string[]): void {
  page.on("console", (message) => {
    const isAsked = kinds === undefined || kinds.includes(message.type());
    if (isAsked && message.text() !== remark) messages.push(message.text());
  });
}
