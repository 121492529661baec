import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ExpectedVersion } from "#use-cases/plans/plan-access.ts";

/** Matches no version, which are counted from 1. */
const noVersion = 0;

/** The version that a change builds on, as `If-Match` says; `null` without the header. */
export function expectedVersion(c: Context): ExpectedVersion {
  const header = c.req.header("If-Match")?.trim();
  if (header === undefined || header === "") return null;
  if (header === "*") return "any";
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  return version === undefined ? noVersion : Number(version);
}

/** A strong entity tag of the content. */
export function tagOf(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/** Whether an `If-None-Match` header names the tag; compared weakly (RFC 9110, section 13.1.2). */
export function tagMatches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const bare = tag.replace(/^W\//, "");
  return header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === bare);
}
