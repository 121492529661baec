import { createHmac, timingSafeEqual } from "node:crypto";
import { newSecret } from "../security/secrets.ts";

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

/** Names a browser by its `User-Agent` as a person would, such as `Firefox on Linux`; empty when there is nothing to tell. */
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
 * What a browser keeps of having signed somebody in: it opens nothing, but the next sign-in from there does not wait for
 * what strangers elsewhere have tried. @see OWASP, "Slow Down Online Guessing Attacks with Device Cookies"
 */
export function newDeviceProof(secret: string, userUuid: string): string {
  const nonce = newSecret();
  return `${nonce}.${signature(secret, userUuid, nonce)}`;
}

/** Whether the person has signed in before where this proof comes from. */
export function isProofOf(secret: string, userUuid: string, proof: string): boolean {
  const [nonce = "", signed = ""] = proof.split(".");
  const expected = Buffer.from(signature(secret, userUuid, nonce));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
