import { createHash, randomBytes } from "node:crypto";

import { asleepScript } from "#web/client/hydration/asleep-script.ts";
import { preHydrationInputScript } from "#web/client/hydration/pre-hydration-input-script.ts";
import { firstPaintScript } from "#web/client/settings/first-paint-script.ts";

/**
 * Header by which a rendered page tells the server what its own scripts are; it stays within the program.
 * Hashes as content policies write them, parted by spaces.
 */
export const ownScriptsHeader = "X-Own-Scripts";

function hashOf(script: string | Uint8Array): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** Scripts that stand in pages word for word. */
const constantHashes = [firstPaintScript, preHydrationInputScript, asleepScript].map(hashOf);

/**
 * A mark for the scripts that the framework writes into one page, given to it as their nonce. It is made when
 * everything that goes into the page is there already, so nothing in it can know the mark.
 */
export function newScriptMark(): string {
  return randomBytes(24).toString("base64url");
}

/**
 * Takes the marks out of a rendered page, in its own bytes, and tells which scripts bore one. Whatever else looks like a
 * script, because somebody's words got into the page as markup, is not among them.
 */
export function takeMarks(page: Buffer, mark: string): { readonly page: Buffer; readonly hashes: readonly string[] } {
  const attribute = ` nonce="${mark}"`;
  let length = 0;
  const hashes = new Set(constantHashes);
  let rest = 0;
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, rest)) {
    length += page.copy(page, length, rest, at);
    rest = at + attribute.length;
    // Links that have scripts fetched bear one too, and scripts of an address of their own, which have no text.
    const element = page.lastIndexOf("<", at);
    const start = page.indexOf(">", rest) + 1;
    const end = page.indexOf("</script>", start);
    const isOwn = page.toString("latin1", element, element + "<script".length) === "<script" && end > start;
    if (isOwn) hashes.add(hashOf(page.subarray(start, end)));
  }
  length += page.copy(page, length, rest);
  return { page: page.subarray(0, length), hashes: [...hashes] };
}
