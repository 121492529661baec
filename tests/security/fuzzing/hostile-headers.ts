import type { Random } from "./random-choices.ts";

type Header = readonly [name: string, value: string];

const many = (piece: string, times: number): string => piece.repeat(times);

/** Headers with invalid or unusual values, each below Node's limit of 16 kB in total. */
const hostileHeaders: readonly Header[] = [
  ["If-Match", "1"],
  ["If-Match", 'W/"1"'],
  ["If-Match", '"99999999999999999999"'],
  ["If-Match", '"-1", "1e9", *'],
  ["If-Match", many('"1", ', 2_000)],
  ["If-Match", '"__proto__"'],
  ["If-None-Match", "*"],
  ["If-None-Match", many('"x", ', 2_000)],
  ["If-Modified-Since", "Thu, 99 Foo 9999 99:99:99 GMT"],
  ["If-Unmodified-Since", "-1"],
  ["If-Range", '"x"'],
  ["Range", "bytes=0-"],
  ["Range", "bytes=-1,-2,5-1,99999999999999999999-"],
  ["Range", `bytes=${many("0-1,", 2_500)}`],
  ["Accept-Language", many("es;q=0.1,", 1_300)],
  ["Accept-Language", "__proto__, constructor;q=NaN, *;q=-1"],
  ["Accept-Language", many("a-", 5_000)],
  ["Accept-Encoding", "gzip;q=0, br;q=2, *;q=0, identity;q=0"],
  ["Accept-Encoding", many("br,", 4_000)],
  ["Accept", many("text/html;q=0.5,", 800)],
  ["Accept", "__proto__"],
  ["Cookie", many("a=b; ", 2_500)],
  ["Cookie", "vieira-session=; vieira-visitor=%00; vieira-language=__proto__; XSRF-TOKEN=%zz"],
  ["Cookie", "vieira-language=constructor; vieira-signed-in=1; =; ;;"],
  ["Authorization", "Bearer"],
  ["Authorization", `Bearer ${many("x", 12_000)}`],
  ["Authorization", "Basic YTpi"],
  ["Authorization", "bearer vieira_\u00ff"],
  ["X-XSRF-TOKEN", many("x", 12_000)],
  ["Origin", "null"],
  ["Origin", "http://evil.example"],
  ["Origin", "not an origin"],
  ["Referer", "http://[::1"],
  ["Sec-Fetch-Site", "cross-site"],
  ["Sec-Purpose", "prefetch"],
  ["X-Request-Id", many("x", 5_000)],
  ["X-Forwarded-For", many("1.2.3.4, ", 1_200)],
  ["X-Forwarded-For", "[2001:db8::1]:80, unknown, \u00ff"],
  ["X-Forwarded-Host", "evil.example"],
  ["X-Forwarded-Proto", "javascript"],
  ["X-Original-URL", "/administration"],
  ["X-HTTP-Method-Override", "DELETE"],
  ["User-Agent", "Googlebot/2.1 (+http://www.google.com/bot.html)"],
  ["User-Agent", ""],
  ["User-Agent", many("(", 12_000)],
  ["Expect", "200-ok"],
  ["Upgrade", "websocket"],
  ["Content-Encoding", "gzip"],
  ["Content-Encoding", "br, zstd, aes"],
  ["Content-Language", many("x", 5_000)],
  ["TE", "trailers, deflate;q=0.5"],
  ["Cache-Control", "no-cache, only-if-cached, max-age=-1"],
];

/** One or several such headers. */
export function hostileHeadersOf(random: Random): Record<string, string> {
  return Object.fromEntries(Array.from({ length: random.of([1, 1, 1, 3]) }, () => random.of(hostileHeaders)));
}
