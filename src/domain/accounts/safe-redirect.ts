/** Starts with a slash that is not followed by another one or a backslash, and has no control characters. */
const pathOfThisSite = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/**
 * Where to go after signing in: `target` if it is a path of this site, `otherwise` if it is missing or could lead
 * elsewhere.
 */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  return target != null && pathOfThisSite.test(target) ? target : fallback;
}
