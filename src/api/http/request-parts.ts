import { z } from "zod";
import { storedText } from "#contract/http/stored-text.ts";
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

/** What cannot be a token opens nothing, like one that was revoked. */
export const shareToken = z
  .string()
  .max(200)
  .optional()
  .catch(undefined)
  .meta({ type: "string", description: "Token of a share link" });

/** `?share=` opens a plan for reading to whoever holds its link. */
export const shareQuery = z.object({
  share: shareToken,
});

/** Sent again after an answer was lost, the same key makes no second plan. */
export const idempotencyHeader = z.object({
  "idempotency-key": storedText(z.string().min(1).max(200)).optional().meta({
    description: "Of the sender's choosing; requests with the same key make one plan, and all are answered with it",
  }),
});

export const versionHeader = z.object({
  "if-match": z.string().optional().meta({ description: 'Version that the change builds on, as in `"3"`; needed' }),
});

/** The uuid in a path. Any text is taken, so that a uuid that cannot exist is a 404 like every other unknown one. */
export const uuidParams = z.object({ uuid: z.string().meta({ param: { name: "uuid", in: "path" } }) });
