import type { Random } from "./random-choices.ts";

/** Property names of every object. */
export const prototypeNames = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"];

/** Short texts that are known to break programs, for paths and queries too. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "a\udc00b",
  "\u202egnp.exe",
  "\u200f\u200e\u2066",
  "\ufeffx",
  "\uffff\ufffe",
  "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "İıſẞﬀ",
  "ﷺ".repeat(30),
  `Z${"\u0300\u0489".repeat(300)}`,
  ...prototypeNames,
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "true",
  "-1",
  "0",
  "1e999",
  "0x10",
  "1,5",
  "9007199254740993",
  "99999999999999999999",
  "../../../etc/passwd",
  "..\\..\\windows",
  "%00",
  "%",
  "' OR '1'='1",
  '"; DROP TABLE "user"; --',
  "{{7*7}}${7*7}",
  "<script>alert(1)</script>",
  "]]>&x;<!DOCTYPE a>",
  "a\r\nSet-Cookie: b=c",
  "=1+1",
  "javascript:alert(1)",
  "http://[::1",
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  "0192a0aa00007000800000000000000a",
  "0000-00-00",
  "2027-02-30",
  "9999-12-31",
  "0001-01-01",
  "+275760-09-13",
  "-271821-04-20",
  "2027-05-10T00:00:00Z",
  "2027-W01",
  "02-30",
  "easter+99999999999999999999",
  "24:61",
  "x@y",
  `${"a".repeat(64)}@${"b.".repeat(60)}example`,
];

/** Texts for bodies. */
function longText(random: Random): string {
  const length = random.of([1_000, 5_000, 20_000, 60_000]);
  const piece = random.of([
    "a",
    "ñ",
    "\u0301",
    "👣",
    " ",
    "a ",
    "@",
    "-",
    "1,",
    "(((",
    "\0",
    "\ud800",
    "%00",
    "\n",
    "&",
    "a&",
    "<b>",
  ]);
  return piece.repeat(Math.ceil(length / piece.length)) + random.of(["", "!", "\0"]);
}

export function hostileText(random: Random): string {
  return random.is(0.85) ? random.of(hostileTexts) : longText(random);
}

/** Placeholder for numbers that exist only in JSON text; replaced by `hostileJson`. */
const beyondNumbers = ["1e999", "-1e999", "0.1e-999", "1e308", "-0", "123456789012345678901234567890", "1E400"];
const mark = "\u0001number ";

const hostileNumbers = [0, -1, 0.5, 1e-320, 1e21, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e15, 100_001, 366];

export function hostileValue(random: Random): unknown {
  switch (random.whole(0, 11)) {
    case 0:
      return null;
    case 1:
      return random.is(0.5);
    case 2:
    case 3:
      return random.of(hostileNumbers);
    case 4:
      return mark + random.of(beyondNumbers);
    case 5:
      return random.of([[], {}, [[]], [null], { "": "" }, [{}]]);
    case 6:
      return Object.fromEntries([[random.of(prototypeNames), random.of([{ isAdmin: true }, null, "x", []])]]);
    case 7:
      return nested(random.of([20, 200, 2_000]), random.is(0.5));
    case 8:
      return Array.from({ length: random.of([121, 1_001, 10_000]) }, (_, at) => (random.is(0.5) ? at : "x"));
    case 9:
      return Object.fromEntries(Array.from({ length: random.of([100, 3_000]) }, (_, at) => [`key${at}`, at]));
    default:
      return hostileText(random);
  }
}

function nested(depth: number, inLists: boolean): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < depth; level += 1) value = inLists ? [value] : { a: value };
  return value;
}

/** JSON of a value, with numbers that JavaScript cannot represent. */
export function hostileJson(value: unknown): string {
  return (JSON.stringify(value) ?? "null").replaceAll(/"\\u0001number ([^"]*)"/g, "$1");
}
