import type { Random } from "./random-choices.ts";
import type { Draft, Field } from "./draft.ts";
import { changeEncoding } from "./hostile-bodies.ts";
import { hostileHeadersOf } from "./hostile-headers.ts";
import { hostileText, hostileValue, prototypeNames } from "./hostile-values.ts";

type Change = (draft: Draft, random: Random) => void;

const pagingExtremes: readonly Field[] = [
  ["page", "0"],
  ["page", "-1"],
  ["page", "10000"],
  ["page", "2147483648"],
  ["page", "1e9"],
  ["page", "NaN"],
  ["perPage", "0"],
  ["perPage", "101"],
  ["perPage", "9223372036854775808"],
  ["limit", "1e6"],
  ["sort", "__proto__"],
  ["sort", "-"],
];

/** Methods that Node accepts; raw-requests.test.ts tests others. */
const methods = [
  "GET",
  "HEAD",
  "OPTIONS",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "TRACE",
  "PROPFIND",
  "PURGE",
  "QUERY",
  "M-SEARCH",
];

function changePath(draft: Draft, random: Random): void {
  const at = random.whole(1, Math.max(1, draft.path.length - 1));
  const part = draft.path[at] ?? "";
  const ending = random.is(0.5) ? (/\.[a-z]+$/.exec(part)?.[0] ?? "") : "";
  draft.path[at] = random.of([hostileText(random).slice(0, 6_000), part.toUpperCase(), `${part} `, "..", "."]) + ending;
}

function changeQuery(draft: Draft, random: Random): void {
  const at = random.whole(0, draft.query.length - 1);
  const [name = random.of(prototypeNames)] = draft.query[at] ?? [];
  const ways: readonly (() => Field[])[] = [
    () => [[name, hostileText(random)]],
    () => [[`${name}[]`, "x"]],
    () => [[`${name}[__proto__]`, "x"]],
    () => Array.from({ length: random.of([2, 50, 800]) }, (_, time): Field => [name, `x${time}`]),
    () => [[hostileText(random).slice(0, 200), hostileText(random)]],
    () => [random.of(pagingExtremes)],
    () => [["_routes", hostileText(random).slice(0, 300)]],
  ];
  draft.query.splice(Math.max(0, at), random.is(0.7) ? 1 : 0, ...random.of(ways)());
}

/** Replaces one part of a value. @returns the changed value */
function changed(value: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null || random.is(0.15)) return hostileValue(random);
  if (Array.isArray(value)) {
    const at = random.whole(0, value.length);
    return value.toSpliced(at, 1, changed(value[at], random));
  }
  const entries = Object.entries(value);
  const at = random.whole(0, entries.length);
  const [name, old] = entries[at] ?? [random.is(0.5) ? random.of(prototypeNames) : hostileText(random), null];
  if (random.is(0.1)) return Object.fromEntries(entries.toSpliced(at, 1));
  return Object.fromEntries([...entries.toSpliced(at, 1), [name, changed(old, random)]]);
}

function changeBody(draft: Draft, random: Random): void {
  const { body } = draft;
  if (body === undefined || body.as === "raw") return changeQuery(draft, random);
  if (body.as === "json") {
    draft.body = { as: "json", value: changed(body.value, random) };
    return undefined;
  }
  const fields = [...body.fields];
  const at = random.whole(0, fields.length);
  const name = fields[at]?.[0] ?? random.of(prototypeNames);
  const value = hostileText(random);
  fields.splice(at, random.is(0.8) ? 1 : 0, ...(random.is(0.1) ? [] : [[name, value] as const]));
  draft.body = { ...body, fields };
  return undefined;
}

/** All kinds of mutations; the most effective ones are listed several times. */
const changes: readonly Change[] = [
  changeBody,
  changeBody,
  changeBody,
  changeBody,
  changeQuery,
  changeQuery,
  changePath,
  changeEncoding,
  changeEncoding,
  (draft, random) => void Object.assign(draft.headers, hostileHeadersOf(random)),
  (draft, random) => void (draft.method = random.of(methods)),
];

/** Applies none, one or several mutations to a request. */
export function mutate(draft: Draft, random: Random): void {
  for (let left = random.of([0, 1, 1, 1, 1, 2, 2, 3]); left > 0; left -= 1) random.of(changes)(draft, random);
  // GET and HEAD have no body.
  if (draft.method === "GET" || draft.method === "HEAD") draft.body = random.is(0.02) ? draft.body : undefined;
}
