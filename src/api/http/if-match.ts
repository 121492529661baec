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
