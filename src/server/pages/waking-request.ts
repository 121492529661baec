/**
 * Query that a waking page adds to its own address (`deferredHydrationScript`): the digest of its data, and the minute
 * since 1970 that a page of a member shows, to base 36.
 */
const wakingQuery = /[?&]_waking=([\w-]+)(?:\.([0-9a-z]{1,8}))?$/;

const minuteMs = 60_000;
/** A page that has slept for longer gets data of now, and is loaded again as it has changed. */
const maxSleepMinutes = 24 * 60;

interface WakingRequest {
  /** The request without that query. */
  readonly page: Request;
  readonly digest: string | null;
  /** The time that the page shows, in milliseconds since 1970, as a whole minute. */
  readonly shownMs: number;
}

export function wakingRequest(request: Request, now: Date): WakingRequest {
  const { method, url, headers, signal } = request;
  const [query, digest, minute] = method === "GET" ? (wakingQuery.exec(url) ?? []) : [];
  const currentMinute = Math.floor(now.getTime() / minuteMs);
  const asked = minute === undefined ? currentMinute : Number.parseInt(minute, 36);
  const isRecent = asked <= currentMinute && asked >= currentMinute - maxSleepMinutes;
  const shownMs = (isRecent ? asked : currentMinute) * minuteMs;
  if (query === undefined || digest === undefined) return { page: request, digest: null, shownMs };
  return { page: new Request(url.slice(0, -query.length), { headers, signal }), digest, shownMs };
}
