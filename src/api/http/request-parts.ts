import { z } from "zod";
import { shareToken } from "#contract/http/share-token.ts";
import { storedText } from "#contract/http/stored-text.ts";
import { createHash } from "node:crypto";
import type { ExpectedVersion } from "#use-cases/expected-version.ts";

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

/** An entity tag with its marks. @see RFC 9110, section 8.8.3 */
const entityTag = /(?:W\/)?"([!#-~\u{80}-\u{ff}]*)"/gu;
/** What stands for a tag that has been read. */
const readTag = '""';
const plainVersion = /^(?:0|[1-9]\d{0,8})$/;

/**
 * Versions that `If-Match` names (RFC 9110, section 13.1.1). A version may lack its quotation marks. Weak tags count, other than
 * there: proxies that compress answers make all tags weak, and a version is the same in whatever coding it travels.
 *
 * @returns undefined for what is no list of tags
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

/** `If-Match` as the versions that a change builds on. */
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
        'Version that the change builds on, as in `"3"`; needed. Of several, as in `"3", "4"`, any may be the last; `*` is whatever is there',
    }),
});

/** The uuid in a path. Any text is taken, so that a uuid that cannot exist is a 404 like every other unknown one. */
export const uuidParams = z.object({ uuid: z.string().meta({ param: { name: "uuid", in: "path" } }) });
