/** Credentials inside an address, as error messages of drivers quote them. */
const credentials = /([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi;

/** What people look for, and what services are asked with, stands in the query of an address. */
const query = /([a-z][a-z0-9+.-]*:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi;

/** Also as addresses of pages write them. */
const email = /(?<![^\s/@<>"'()[\],:;=])[^\s/@<>"'()[\],:;=]+(?:@|%40)[^\s/@<>"'()[\],:;=]+\.[\p{L}\d-]+/giu;

/** Secrets of links and keys of services, also cut off or glued together. Slugs and uuids hold no capitals. */
const tokenLike = /(?<![\w-])(?=[\w-]*[A-Z])(?:[\w-]{40,}|(?=[\w-]*\d)[\w-]{24,})(?![\w-])/g;

const maxTextLength = 2_000;

/** Words in which nothing of all that can stand, which most lines consist of. */
const plainWords = /^(?:[a-z0-9 /_.-]{0,200}|[A-Z]{1,10})$/;

/** A word that is cut could no longer be told for a secret. */
function shortened(text: string): string {
  return text.length > maxTextLength ? text.slice(0, maxTextLength).replace(/\S*$/, "…") : text;
}

/**
 * A text as it may stand in a log: at most 2,000 letters, without credentials, queries, e-mail addresses and whatever
 * looks like a secret.
 */
export function loggedText(text: string): string {
  if (plainWords.test(text)) return text;
  return shortened(text)
    .replaceAll(credentials, "$1[redacted]@")
    .replaceAll(query, "$1?…")
    .replaceAll(email, "[e-mail]")
    .replaceAll(tokenLike, "…");
}

/** Parts of an address that are followed by a secret, whatever somebody wrote in its place. */
const beforeSecret = "reset-password|confirm-email|stop-email-change|confirm|correct|unsubscribe|owner-links|calendars";
const secretOfPath = new RegExp(`(/(?:${beforeSecret})/)[^/]+?(?=(?:\\.(?:ics|data))?(?:/|$))`, "g");

/** The path of an address as it may stand in a log. */
export function loggedPath(path: string): string {
  return loggedText(path.replaceAll(secretOfPath, "$1…"));
}
