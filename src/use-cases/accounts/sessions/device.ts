import { createHmac, timingSafeEqual } from "node:crypto";
import { newSecret } from "../../security/secrets.ts";

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (agent: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** Readable name of a browser from its `User-Agent`, such as `Firefox on Linux`; empty if not recognised. */
export function describeDevice(userAgent: string): string {
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? "";
}

function signature(secret: string, userUuid: string, nonce: string): string {
  return createHmac("sha256", secret).update(`known device ${userUuid} ${nonce}`).digest("base64url");
}

/**
 * Device cookie stored after a sign-in: it grants no access, but the next sign-in from this browser is not slowed down
 * by failed attempts from elsewhere.
 * @see OWASP, "Slow Down Online Guessing Attacks with Device Cookies"
 */
export function newDeviceProof(secret: string, userUuid: string): string {
  const nonce = newSecret();
  return `${nonce}.${signature(secret, userUuid, nonce)}`;
}

/** Whether the proof comes from a device on which the person has signed in before. */
export function isProofOf(secret: string, userUuid: string, proof: string): boolean {
  const [nonce = "", payload = ""] = proof.split(".");
  const expected = Buffer.from(signature(secret, userUuid, nonce));
  const actual = Buffer.from(payload);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
