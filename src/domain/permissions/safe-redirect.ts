/** Starts with one slash and goes on with anything but a second one, a backslash or a control character. */
const pathOfThisSite = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/**
 * Where to go after signing in: `target` when it is a path of this site,
 * `otherwise` when it is missing or could lead away.
 */
export function safeRedirect(target: string | null | undefined, otherwise: string): string {
  return target != null && pathOfThisSite.test(target) ? target : otherwise;
}
