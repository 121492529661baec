import type { AuditEntry, ChangeSubject } from "#contract/administration/audit.ts";
import { isUuid } from "#contract/http/uuid.ts";
import type { Queryable } from "#database/connect.ts";
import { titlesOf } from "#database/queries/administration/records/record-titles.ts";
import { namesOfUsers } from "#database/queries/administration/users.ts";
import { housesOfSuggestions } from "#database/queries/places/correction-suggestions.ts";
import { subjectKey } from "#domain/audit-actions.ts";
import { mayAdminister } from "#domain/permissions/permissions.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { pathResource } from "../path/apply-path.ts";
import { type Resource, resourceBySingular, resourceOf } from "../records/resource.ts";

/**
 * The records and, for administrators, the people that changes of the log are about, by `subjectKey`; those of
 * suggested corrections are the places to stay. Those that no longer exist are missing.
 *
 * @throws UseCaseError for everybody but editors
 */
export async function subjectsOfChanges(
  context: UseCaseContext,
  changes: readonly Pick<AuditEntry, "resource" | "resourceUuid">[],
): Promise<Readonly<Record<string, ChangeSubject>>> {
  const { database } = context;
  const seesPeople = mayAdminister(requireEditor(context));
  const found = await Promise.all(
    [...Map.groupBy(changes, ({ resource }) => resource)].map(async ([singular, ofResource]) => {
      const uuids = [...new Set(ofResource.map(({ resourceUuid }) => resourceUuid))];
      const subjects = await subjectsBySingular(database, singular, uuids, seesPeople);
      return [...subjects].map(([uuid, subject]) => [subjectKey(singular, uuid), subject] as const);
    }),
  );
  return Object.fromEntries(found.flat());
}

async function subjectsBySingular(
  db: Queryable,
  singular: string,
  uuids: readonly string[],
  seesPeople: boolean,
): Promise<ReadonlyMap<string, ChangeSubject>> {
  if (singular === "user") {
    const people = seesPeople ? await namesOfUsers(db, uuids.filter(isUuid)) : [];
    return new Map(people.map(({ uuid, name }) => [uuid, { resource: "users", uuid, slug: null, title: name }]));
  }
  if (singular === "correction-suggestion") {
    const houses = await housesOfSuggestions(db, uuids.filter(isUuid));
    const known = await recordSubjects(db, resourceOf("accommodations"), [...new Set(houses.values())]);
    return new Map(
      [...houses].flatMap(([uuid, house]) => {
        const subject = known.get(house);
        return subject ? [[uuid, subject] as const] : [];
      }),
    );
  }
  const resource = singular === pathResource ? resourceOf("routes") : resourceBySingular(singular);
  return resource ? recordSubjects(db, resource, uuids) : new Map();
}

async function recordSubjects(
  db: Queryable,
  { definition, store }: Resource,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ChangeSubject>> {
  const valid = keys.filter((key) => (store.isNumbered ? /^\d{1,9}$/.test(key) : isUuid(key)));
  const titles = await titlesOf(db, store, definition.title, valid);
  return new Map([...titles].map(([key, title]) => [key, { resource: definition.name, ...title }]));
}
