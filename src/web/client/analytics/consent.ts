import { useSyncExternalStore } from "react";

import { createStore } from "#web/client/storage/create-store.ts";

/** What somebody has said of being measured; `device` when their browser says no for them. */
export type Consent = "undecided" | "accepted" | "refused" | "device";

const storageKey = "vieira-consent";
/** Where storage is refused, the answer holds until the page is left. */
const said = createStore<string | null>(null);

/** Do Not Track and Global Privacy Control: both are a refusal. */
function deviceRefuses(): boolean {
  const device = navigator as { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean };
  return device.doNotTrack === "1" || device.globalPrivacyControl === true;
}

function get(): Consent {
  if (deviceRefuses()) return "device";
  let consent = said.get();
  try {
    consent = localStorage.getItem(storageKey) ?? consent;
  } catch {
    // As above.
  }
  return consent === "accepted" || consent === "refused" ? consent : "undecided";
}

export function decideConsent(consent: "accepted" | "refused"): void {
  try {
    localStorage.setItem(storageKey, consent);
  } catch {
    // As above.
  }
  said.set(consent);
}

/** Unknown on the server and while a page is taken over. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(said.subscribe, get, () => null);
}
