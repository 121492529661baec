import { useSyncExternalStore } from "react";

import { readStored, writeStored } from "#web/client/storage/browser-storage.ts";
import { createStore } from "#web/client/storage/create-store.ts";

/** The visitor's answer about analytics; `device` when the browser refuses for them. */
type Consent = "undecided" | "accepted" | "refused" | "device";

const storageKey = "vieira-consent";
/** If storage is blocked, the answer holds until the page is left. */
const storedAnswer = createStore<string | null>(null);

/** Do Not Track and Global Privacy Control: both are a refusal. */
function deviceRefuses(): boolean {
  const device = navigator as { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean };
  return device.doNotTrack === "1" || device.globalPrivacyControl === true;
}

function get(): Consent {
  if (deviceRefuses()) return "device";
  const consent = readStored(storageKey) ?? storedAnswer.get();
  return consent === "accepted" || consent === "refused" ? consent : "undecided";
}

export function decideConsent(consent: "accepted" | "refused"): void {
  writeStored(storageKey, consent);
  storedAnswer.set(consent);
}

/** Unknown on the server and during hydration. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(storedAnswer.subscribe, get, () => null);
}
