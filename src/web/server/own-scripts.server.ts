import { createHash, randomBytes } from "node:crypto";

import { earlyScript } from "#web/client/early-script.ts";

/**
 * Header by which a rendered page lists its own scripts to the server; never sent to clients.
 * Hashes in the format of content security policies, separated by spaces.
 */
export const ownScriptsHeader = "X-Own-Scripts";

function hashOf(script: string | Uint8Array): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * A nonce given to the framework to mark the scripts that it writes into one page. It is created after all content of
 * the page is known, so no content can contain it.
 */
export function newScriptMark(): string {
  return randomBytes(24).toString("base64url");
}

/**
 * Removes the marks from a rendered page, in place, and returns the hashes of the marked scripts and of `embedded`, the
 * one that the page gets unmarked beside the early one. Anything else that looks like a script, such as user content
 * injected as markup, is not among them.
 */
export function removeMarks(
  page: Buffer,
  mark: string,
  embedded: string,
): { readonly page: Buffer; readonly hashes: readonly string[] } {
  const attribute = ` nonce="${mark}"`;
  let length = 0;
  const hashes = new Set([hashOf(earlyScript()), hashOf(embedded)]);
  let rest = 0;
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, rest)) {
    length += page.copy(page, length, rest, at);
    rest = at + attribute.length;
    // Preload links of scripts have the mark too, as have external scripts, which have no text.
    const element = page.lastIndexOf("<", at);
    const start = page.indexOf(">", rest) + 1;
    const end = page.indexOf("</script>", start);
    const isOwn = page.toString("latin1", element, element + "<script".length) === "<script" && end > start;
    if (isOwn) hashes.add(hashOf(page.subarray(start, end)));
  }
  length += page.copy(page, length, rest);
  return { page: page.subarray(0, length), hashes: [...hashes] };
}
