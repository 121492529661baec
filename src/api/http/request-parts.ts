import { z } from "zod";
import { shareToken, storedText } from "#contract/http/field-types.ts";
import { createHash } from "node:crypto";
import type { ExpectedVersion } from "#use-cases/use-case-error.ts";

/** A strong entity tag of the content and of what else changes its meaning, such as its policy. */
export function tagOf(content: string | Uint8Array, meaning = ""): string {
  return `"${createHash("sha256").update(content).update(meaning).digest("base64url").slice(0, 22)}"`;
}

/** Whether an `If-None-Match` header names the tag; compared weakly (RFC 9110, section 13.1.2). */
export function tagMatches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const bare = tag.replace(/^W\//, "");
  return header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === bare);
}

/**
 * Headers that a 304 leaves out, as clients keep those of the response that they have stored. Sent again they would
 * replace them, the policy of a worker by that of a response without a body.
 *
 * @see RFC 9110, section 15.4.5
 */
export const omittedFromNotModified =
  /^(?:content-(?:type|length|encoding|security-policy)|cross-origin-.+|permissions-policy|referrer-policy|strict-transport-security|x-(?:content-type|frame)-options)$/i;

/** 304 with these headers, if the client has the version of this tag. */
export function notModified(request: Request, tag: string, headers: Headers): Response | null {
  const isCurrent = tagMatches(request.headers.get("If-None-Match") ?? undefined, tag);
  return isCurrent ? new Response(null, { status: 304, headers }) : null;
}

/** `?share=` gives read access to a plan with its share link. */
export const shareQuery = z.object({
  share: shareToken,
});

/** Resending with the same key after a lost response creates no second plan. */
export const idempotencyHeader = z.object({
  "idempotency-key": storedText(z.string().min(1).max(200)).optional().meta({
    description: "Chosen by the client; requests with the same key create one plan, which is returned for all of them",
  }),
});

/** An entity tag with its marks. @see RFC 9110, section 8.8.3 */
const entityTag = /(?:W\/)?"([!#-~\u{80}-\u{ff}]*)"/gu;
/** Replaces a tag that has been parsed. */
const readTag = '""';
const plainVersion = /^(?:0|[1-9]\d{0,8})$/;

/**
 * Versions in `If-Match` (RFC 9110, section 13.1.1). Quotation marks are optional. Contrary to the RFC, weak tags
 * count: proxies that compress responses make all tags weak, and a version does not depend on the coding.
 *
 * @returns undefined if it is not a list of tags
 */
function versionsIn(header: string): ExpectedVersion | undefined {
  if (header === "*") return "any";
  const tags: string[] = [];
  const rest = header.replaceAll(entityTag, (_, tag: string) => {
    tags.push(tag);
    return readTag;
  });
  const entries = rest.split(",").map((entry) => entry.trim());
  const plain = entries.filter((entry) => plainVersion.test(entry));
  const isList = entries.every((entry) => entry === "" || entry === readTag || plainVersion.test(entry));
  if (!isList || entries.every((entry) => entry === "")) return undefined;
  return [...tags.filter((tag) => plainVersion.test(tag)), ...plain].map(Number);
}

/** `If-Match` as the versions that a change is based on. */
export const versionHeader = z.object({
  "if-match": z
    .string()
    .default("")
    .transform((header, { addIssue }): ExpectedVersion => {
      const text = header.trim();
      const versions = text === "" ? null : versionsIn(text);
      if (versions === undefined) addIssue({ code: "custom", params: { sentence: "version_tags" } });
      return versions ?? null;
    })
    .meta({
      type: "string",
      description:
        'Version that the change is based on, such as `"3"`; required. Of several, such as `"3", "4"`, any may be current; `*` matches any version',
    }),
});

/** The uuid in a path. Accepts any text, so that an invalid uuid is a 404 like every other unknown one. */
export const uuidParams = z.object({ uuid: z.string().meta({ param: { name: "uuid", in: "path" } }) });
