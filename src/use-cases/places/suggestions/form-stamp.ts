import { createHmac, timingSafeEqual } from "node:crypto";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid } from "#use-cases/use-case-error.ts";

/** Nobody fills in a form faster; bots do. */
const minAgeMs = 1_000;
const maxAgeMs = 86_400_000;

function signature({ settings }: UseCaseContext, at: string): string {
  return createHmac("sha256", settings.secret).update(`correction form ${at}`).digest("base64url");
}

/** Signed timestamp of a form, to be sent back with it. */
export function formStamp(context: UseCaseContext): string {
  const at = String(context.now().getTime());
  return `${at}.${signature(context, at)}`;
}

/** @throws UseCaseError for a form sent too soon, too late, or never issued */
export function checkFormStamp(context: UseCaseContext, stamp: string): void {
  const [at = "", signed = ""] = stamp.split(".");
  const [receivedSignature, expected] = [Buffer.from(signed), Buffer.from(signature(context, at))];
  const hasValidSignature =
    receivedSignature.length === expected.length && timingSafeEqual(receivedSignature, expected);
  const age = context.now().getTime() - Number(at);
  if (!hasValidSignature || age > maxAgeMs) throw notValid("stamp", "form_too_old");
  if (age < minAgeMs) throw notValid("stamp", "form_too_quick");
}
