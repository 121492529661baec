import type { Queryable } from "#database/connection/connect.ts";
import { newUuid } from "#database/rows.ts";
import type { HouseEntry } from "#database/queries/administration/registers/house-facts.ts";
import type { ImportRecord } from "#database/queries/administration/registers/imports.ts";
import { housesByUuid } from "#database/queries/administration/registers/steps.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { FactSources } from "#database/schema/content/content-columns.ts";
import { amendment, deletion, untouchedFacts } from "./house-steps.ts";
import type { Steps } from "./steps-of-rows.ts";

/** The steps that undo some log entries. */
export async function stepsOfEntries(
  db: Queryable,
  { uuid: importUuid }: ImportRecord,
  entries: readonly HouseEntry[],
  now: Date,
): Promise<Steps> {
  const houses = await housesByUuid(
    db,
    entries.map(({ resourceUuid }) => resourceUuid),
  );
  const done = entries.map((entry): Steps => {
    const house = houses.get(entry.resourceUuid);
    if (!house || entry.after === null) return { steps: [], left: 0 };
    const step = {
      uuid: newUuid(),
      importUuid,
      houseUuid: entry.resourceUuid,
      version: Number(house["version"]),
      facts: [],
    };
    if (entry.before === null) {
      return isNew(house)
        ? { steps: [{ ...step, kind: "drop", ...deletion(house) }], left: 0 }
        : { steps: [], left: 1 };
    }
    const { untouched, left } = untouchedFacts(house, entry.after);
    const amended = restored(house, entry.before, untouched, now);
    return { steps: amended ? [{ ...step, kind: "change", ...amended }] : [], left };
  });
  return { steps: done.flatMap(({ steps }) => steps), left: done.reduce((sum, { left }) => sum + left, 0) };
}

/** Nobody has changed the house since it was added. */
function isNew(house: Fields): boolean {
  return house["version"] === 1;
}

function restored(house: Fields, before: Fields, untouched: readonly string[], now: Date) {
  const facts = Object.fromEntries(untouched.map((field) => [field, before[field] ?? null]));
  const sources = Object.entries((before["sources"] ?? {}) as FactSources).filter(([field]) => field in facts);
  const amended = amendment(house, facts, Object.fromEntries(sources), now);
  return amended === "invalid" ? null : amended;
}
