import type { Page } from "@playwright/test";

/** What Playwright itself writes there where a test keeps the service worker out. */
const remark = "Service Worker registration blocked by Playwright";

/**
 * Notes what a page writes to its console from now on.
 *
 * @param kinds such as `error`; all by default
 */
export function noteConsole(page: Page, messages: string[], kinds?: readonly string[]): void {
  page.on("console", (message) => {
    const isAsked = kinds === undefined || kinds.includes(message.type());
    if (isAsked && message.text() !== remark) messages.push(message.text());
  });
}
