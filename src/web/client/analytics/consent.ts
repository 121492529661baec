import { useSyncExternalStore } from "react";

/** What somebody has said of being measured; `device` when their browser says no for them. */
export type Consent = "undecided" | "accepted" | "refused" | "device";

const storageKey = "vieira-consent";
const listeners = new Set<() => void>();
/** Where storage is refused, the answer holds until the page is left. */
let said: string | null = null;

/** Do Not Track and Global Privacy Control: both are a refusal. */
function deviceRefuses(): boolean {
  const device = navigator as { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean };
  return device.doNotTrack === "1" || device.globalPrivacyControl === true;
}

function get(): Consent {
  if (deviceRefuses()) return "device";
  try {
    said = localStorage.getItem(storageKey) ?? said;
  } catch {
    // As above.
  }
  return said === "accepted" || said === "refused" ? said : "undecided";
}

export function decideConsent(consent: "accepted" | "refused"): void {
  said = consent;
  try {
    localStorage.setItem(storageKey, consent);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Unknown on the server and while a page is taken over. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, get, () => null);
}
