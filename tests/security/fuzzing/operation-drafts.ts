import type { SignedInPerson } from "../signed-in-person.ts";
import type { Random } from "./random-choices.ts";
import type { Draft, DraftBody, Field } from "./draft.ts";
import type { KnownValues } from "./known-values.ts";
import type { Operation } from "./operations.ts";
import { sampleFile } from "./sample-files.ts";
import type { Schema, ValidValues } from "./valid-values.ts";

/** Values from which requests are built. */
export interface Corpus {
  readonly known: KnownValues;
  readonly values: ValidValues;
  /** Secrets of links in mails. */
  readonly links: Readonly<Record<string, readonly string[]>>;
}

/** A valid request for an operation, with records of its sender. */
export function draftOf(
  operation: Operation,
  ingredients: Corpus,
  person: SignedInPerson | null,
  random: Random,
): Draft {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    random.of(argumentsOf(operation.path, name, ingredients, person)),
  );
  return {
    method: operation.method,
    path: `api${path}`.split("/"),
    query: queryOf(operation.query, ingredients.values, random, person),
    headers: operation.takesIfMatch && random.is(0.9) ? { "If-Match": random.of(["*", '"1"', '"2"']) } : {},
    body: operation.body && bodyOf(operation, ingredients, random),
  };
}

function queryOf(
  query: Readonly<Record<string, Schema>>,
  values: ValidValues,
  random: Random,
  person: SignedInPerson | null,
): Field[] {
  const share = random.of([0, 0.2, 0.8]);
  return Object.entries(query).flatMap(([name, schema]): Field[] => {
    if (!random.is(share)) return [];
    if (name === "share") return [[name, person?.share ?? "x"]];
    const value = values.of(schema, random, name);
    return (Array.isArray(value) ? value : [value]).map((one): Field => [name, String(one)]);
  });
}

function bodyOf({ path, body }: Operation, { known, values }: Corpus, random: Random): DraftBody | undefined {
  if (body === undefined) return undefined;
  const value = values.of(body.schema, random) as Readonly<Record<string, unknown>>;
  // Refers to entries of the list beside the operation.
  const beside = known.at(path.slice(0, path.lastIndexOf("/")));
  const named = "uuids" in value && beside.length > 0 ? { ...value, uuids: [random.of(beside)] } : value;
  if (body.mediaType === "application/json") return { as: "json", value: named };
  const fields = Object.entries(named).filter(([name]) => name !== "file");
  const file = sampleFile(path, random);
  return { as: "multipart", fields: fields.map(([name, one]): Field => [name, String(one)]), ...(file && { file }) };
}

/** Values for a path parameter: own records first, then entries of lists. */
export function argumentsOf(
  path: string,
  name: string,
  { known, links }: Corpus,
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
  const value = known.at(before);
  // Photos belong to the first entry of each list.
  if (name === "uuid" && path.includes("/photos") && value.length > 0) return value.slice(0, 1);
  if (value.length > 0) return value;
  const named = known.byName(name);
  return named.length > 0 ? named : known.uuids();
}
