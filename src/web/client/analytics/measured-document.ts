import { ownDocument } from "./own-document.ts";
import { isPrivatePage } from "./private-page.ts";

/**
 * Services cannot be unloaded, and they see every change of address: private pages are shown only by documents in which
 * none was ever started.
 */
let measured = false;
let hasShownPrivatePage = false;

/** Notes what kind of page is shown; whether services may be at work in this document. */
export function mayMeasure(isPrivate: boolean): boolean {
  hasShownPrivatePage ||= isPrivate;
  return !hasShownPrivatePage;
}

export function noteMeasured(): void {
  measured = true;
  ownDocument.isNeeded = isPrivatePage;
}

export function isMeasured(): boolean {
  return measured;
}
