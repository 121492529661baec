/** Of pages of one plan: whoever holds a share link is told of by nobody, and nothing of it is kept on the way. */
export function planHeaders(): Record<string, string> {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}
