import type { AuditEntry, ChangeSubject } from "#contract/administration/audit.ts";
import { isUuid } from "#contract/http/uuid.ts";
import { titlesOf } from "#database/queries/administration/records/record-titles.ts";
import { namesOfUsers } from "#database/queries/administration/users.ts";
import { mayAdminister } from "#domain/permissions/permissions.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { pathResource } from "../path/apply-path.ts";
import { type Resource, resourceBySingular, resourceOf } from "../records/resource.ts";

/**
 * The records and, for administrators, the people that changes of the log are about, by `resourceUuid`. Those that no
 * longer exist are missing.
 *
 * @throws UseCaseError for everybody but editors
 */
export async function subjectsOfChanges(
  context: UseCaseContext,
  changes: readonly Pick<AuditEntry, "resource" | "resourceUuid">[],
): Promise<Readonly<Record<string, ChangeSubject>>> {
  const seesPeople = mayAdminister(requireEditor(context));
  const keys = Map.groupBy(changes, ({ resource }) => resource);
  const found = await Promise.all(
    [...keys].map(async ([singular, ofResource]): Promise<ChangeSubject[]> => {
      const uuids = [...new Set(ofResource.map(({ resourceUuid }) => resourceUuid))];
      if (singular === "user") {
        if (!seesPeople) return [];
        const people = await namesOfUsers(context.database, uuids.filter(isUuid));
        return people.map(({ uuid, name }) => ({ resource: "users", uuid, slug: null, title: name }));
      }
      const resource = singular === pathResource ? resourceOf("routes") : resourceBySingular(singular);
      return resource ? recordSubjects(context, resource, uuids) : [];
    }),
  );
  return Object.fromEntries(found.flat().map((subject) => [subject.uuid, subject]));
}

async function recordSubjects(
  { database }: UseCaseContext,
  { definition, store }: Resource,
  keys: readonly string[],
): Promise<ChangeSubject[]> {
  const valid = keys.filter((key) => (store.isNumbered ? /^\d{1,9}$/.test(key) : isUuid(key)));
  const titles = await titlesOf(database, store, definition.title, valid);
  return [...titles.values()].map((title) => ({ resource: definition.name, ...title }));
}
