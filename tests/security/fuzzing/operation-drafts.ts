import type { SignedInPerson } from "../signed-in-person.ts";
import type { Chance } from "./chance.ts";
import type { Draft, DraftBody, Field } from "./draft.ts";
import type { KnownThings } from "./known-things.ts";
import type { Operation } from "./operations.ts";
import { sampleFile } from "./sample-files.ts";
import type { Schema, SensibleValues } from "./sensible-values.ts";

/** What drafts are made from. */
export interface Ingredients {
  readonly known: KnownThings;
  readonly values: SensibleValues;
  /** Secrets of links that were sent by mail. */
  readonly links: Readonly<Record<string, readonly string[]>>;
}

/** A request for an operation that could be meant well, with the things of the person who sends it. */
export function draftOf(
  operation: Operation,
  ingredients: Ingredients,
  person: SignedInPerson | null,
  chance: Chance,
): Draft {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    chance.of(argumentsOf(operation.path, name, ingredients, person)),
  );
  return {
    method: operation.method,
    path: `api${path}`.split("/"),
    query: queryOf(operation.query, ingredients.values, chance, person),
    headers: operation.takesIfMatch && chance.is(0.9) ? { "If-Match": chance.of(["*", '"1"', '"2"']) } : {},
    body: operation.body && bodyOf(operation, ingredients, chance),
  };
}

function queryOf(
  query: Readonly<Record<string, Schema>>,
  values: SensibleValues,
  chance: Chance,
  person: SignedInPerson | null,
): Field[] {
  const share = chance.of([0, 0.2, 0.8]);
  return Object.entries(query).flatMap(([name, schema]): Field[] => {
    if (!chance.is(share)) return [];
    if (name === "share") return [[name, person?.share ?? "x"]];
    const value = values.of(schema, chance, name);
    return (Array.isArray(value) ? value : [value]).map((one): Field => [name, String(one)]);
  });
}

function bodyOf({ path, body }: Operation, { known, values }: Ingredients, chance: Chance): DraftBody | undefined {
  if (body === undefined) return undefined;
  const value = values.of(body.schema, chance) as Readonly<Record<string, unknown>>;
  // Names what the list beside the operation has.
  const beside = known.at(path.slice(0, path.lastIndexOf("/")));
  const named = "uuids" in value && beside.length > 0 ? { ...value, uuids: [chance.of(beside)] } : value;
  if (body.mediaType === "application/json") return { as: "json", value: named };
  const fields = Object.entries(named).filter(([name]) => name !== "file");
  const file = sampleFile(path, chance);
  return { as: "multipart", fields: fields.map(([name, one]): Field => [name, String(one)]), ...(file && { file }) };
}

/** What may stand in a path for a name of its template: one's own things first, then what lists have. */
export function argumentsOf(
  path: string,
  name: string,
  { known, links }: Ingredients,
  person: SignedInPerson | null,
): readonly string[] {
  const before = path.slice(0, path.search(new RegExp(`[{:]${name}`)) - 1);
  if (before === "/plans" && person) return [person.plan];
  if (before === "/user/sessions" && person) return [person.session, ...known.at(before)];
  if (before === "/tokens" && person) return [person.tokenUuid, ...known.at(before)];
  if (before === "/calendars") return [person?.calendar ?? "x"];
  if (before === "/owner-links") return links[path.endsWith("confirm") ? "confirm" : "correct"] ?? [];
  if (name === "day") return ["1", "2", "3"];
  if (name === "prefix") return ["lucide", "fa6-brands"];
  const found = known.at(before);
  // Photos are of the first in each list.
  if (name === "uuid" && path.includes("/photos") && found.length > 0) return found.slice(0, 1);
  if (found.length > 0) return found;
  const named = known.byName(name);
  return named.length > 0 ? named : known.uuids();
}
