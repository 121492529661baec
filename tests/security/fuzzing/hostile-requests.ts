import type { Chance } from "./chance.ts";
import type { Draft, Field } from "./draft.ts";
import { sendOtherwise } from "./hostile-bodies.ts";
import { hostileHeadersOf } from "./hostile-headers.ts";
import { hostileText, hostileValue, prototypeNames } from "./hostile-values.ts";

type Change = (draft: Draft, chance: Chance) => void;

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

/** Methods that Node reads. Others end in its parser, which the raw requests try. */
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

function changePath(draft: Draft, chance: Chance): void {
  const at = chance.whole(1, Math.max(1, draft.path.length - 1));
  const part = draft.path[at] ?? "";
  const ending = chance.is(0.5) ? (/\.[a-z]+$/.exec(part)?.[0] ?? "") : "";
  draft.path[at] = chance.of([hostileText(chance).slice(0, 6_000), part.toUpperCase(), `${part} `, "..", "."]) + ending;
}

function changeQuery(draft: Draft, chance: Chance): void {
  const at = chance.whole(0, draft.query.length - 1);
  const [name = chance.of(prototypeNames)] = draft.query[at] ?? [];
  const ways: readonly (() => Field[])[] = [
    () => [[name, hostileText(chance)]],
    () => [[`${name}[]`, "x"]],
    () => [[`${name}[__proto__]`, "x"]],
    () => Array.from({ length: chance.of([2, 50, 800]) }, (_, time): Field => [name, `x${time}`]),
    () => [[hostileText(chance).slice(0, 200), hostileText(chance)]],
    () => [chance.of(pagingExtremes)],
    () => [["_routes", hostileText(chance).slice(0, 300)]],
  ];
  draft.query.splice(Math.max(0, at), chance.is(0.7) ? 1 : 0, ...chance.of(ways)());
}

/** Puts something else in one place of a value. @returns what takes the value's place */
function changed(value: unknown, chance: Chance): unknown {
  if (typeof value !== "object" || value === null || chance.is(0.15)) return hostileValue(chance);
  if (Array.isArray(value)) {
    const at = chance.whole(0, value.length);
    return value.toSpliced(at, 1, changed(value[at], chance));
  }
  const entries = Object.entries(value);
  const at = chance.whole(0, entries.length);
  const [name, old] = entries[at] ?? [chance.is(0.5) ? chance.of(prototypeNames) : hostileText(chance), null];
  if (chance.is(0.1)) return Object.fromEntries(entries.toSpliced(at, 1));
  return Object.fromEntries([...entries.toSpliced(at, 1), [name, changed(old, chance)]]);
}

function changeBody(draft: Draft, chance: Chance): void {
  const { body } = draft;
  if (body === undefined || body.as === "raw") return changeQuery(draft, chance);
  if (body.as === "json") {
    draft.body = { as: "json", value: changed(body.value, chance) };
    return undefined;
  }
  const fields = [...body.fields];
  const at = chance.whole(0, fields.length);
  const name = fields[at]?.[0] ?? chance.of(prototypeNames);
  const value = hostileText(chance);
  fields.splice(at, chance.is(0.8) ? 1 : 0, ...(chance.is(0.1) ? [] : [[name, value] as const]));
  draft.body = { ...body, fields };
  return undefined;
}

/** One change for each kind; those that reach furthest stand several times. */
const changes: readonly Change[] = [
  changeBody,
  changeBody,
  changeBody,
  changeBody,
  changeQuery,
  changeQuery,
  changePath,
  sendOtherwise,
  sendOtherwise,
  (draft, chance) => void Object.assign(draft.headers, hostileHeadersOf(chance)),
  (draft, chance) => void (draft.method = chance.of(methods)),
];

/** Spoils a request in none, one or several ways. */
export function spoil(draft: Draft, chance: Chance): void {
  for (let left = chance.of([0, 1, 1, 1, 1, 2, 2, 3]); left > 0; left -= 1) chance.of(changes)(draft, chance);
  // Neither is sent with a body by clients, nor read with one by servers.
  if (draft.method === "GET" || draft.method === "HEAD") draft.body = chance.is(0.02) ? draft.body : undefined;
}
