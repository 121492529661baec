import { createHash, randomBytes } from "node:crypto";

import { asleepScript } from "#web/client/hydration/asleep-script.ts";
import { preHydrationInputScript } from "#web/client/hydration/pre-hydration-input-script.ts";
import { firstPaintScript } from "#web/client/settings/first-paint-script.ts";

/**
 * Header by which a rendered page tells the server what its own scripts are; it stays within the program.
 * Hashes as content policies write them, parted by spaces.
 */
export const ownScriptsHeader = "X-Own-Scripts";

function hashOf(script: string): string {
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
 * Takes the marks out of a rendered page, and tells which scripts bore one. Whatever else looks like a script, because
 * somebody's words got into the page as markup, is not among them.
 */
export function takeMarks(html: string, mark: string): { readonly html: string; readonly hashes: readonly string[] } {
  const attribute = ` nonce="${mark}"`;
  const marked = new RegExp(`<script\\b[^>]*${attribute}[^>]*>([^]*?)</script>`, "g");
  const scripts = [...html.matchAll(marked)].map(([, text = ""]) => text).filter((text) => text !== "");
  return { html: html.replaceAll(attribute, ""), hashes: [...new Set([...constantHashes, ...scripts.map(hashOf)])] };
}
