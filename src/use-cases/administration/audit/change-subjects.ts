import type { AuditEntry, ChangeSubject } from "#contract/administration/audit.ts";
import { isUuid } from "#contract/http/field-types.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { titlesOf } from "#database/queries/administration/records/find-records.ts";
import { namesOfUsers } from "#database/queries/administration/users.ts";
import { housesOfSuggestions } from "#database/queries/places/correction-suggestions.ts";
import { subjectsOfPhotos } from "#database/queries/places/photos.ts";
import { subjectKey } from "#domain/accounts/audit-actions.ts";
import { mayAdminister } from "#domain/accounts/permissions.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { photoSubjects } from "../../content/photos.ts";
import { pathResource } from "../path/apply-path.ts";
import { photoResource } from "./list-audit.ts";
import { type Resource, resourceBySingular, resourceOf } from "../records/resource.ts";

type AboutSubject = Pick<AuditEntry, "resource" | "resourceUuid"> & Partial<Pick<AuditEntry, "before" | "after">>;

/**
 * The records and, for administrators, the people that changes of the log are about, by `subjectKey`; those of
 * suggested corrections are the places to stay, those of photos what they show. Those that no longer exist are missing.
 *
 * @throws UseCaseError for everybody but editors
 */
export async function subjectsOfChanges(
  context: UseCaseContext,
  changes: readonly AboutSubject[],
): Promise<Readonly<Record<string, ChangeSubject>>> {
  const { database } = context;
  const seesPeople = mayAdminister(requireEditor(context));
  const entries = await Promise.all(
    [...Map.groupBy(changes, ({ resource }) => resource)].map(async ([singular, ofResource]) => {
      const uuids = [...new Set(ofResource.map(({ resourceUuid }) => resourceUuid))];
      const subjects =
        singular === photoResource
          ? await subjectsOfPhotoChanges(database, uuids, ofResource)
          : await subjectsBySingular(database, singular, uuids, seesPeople);
      return [...subjects].map(([uuid, subject]) => [subjectKey(singular, uuid), subject] as const);
    }),
  );
  return Object.fromEntries(entries.flat());
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
    const houseSubjects = await recordSubjects(db, resourceOf("accommodations"), [...new Set(houses.values())]);
    return new Map(
      [...houses].flatMap(([uuid, house]) => {
        const subject = houseSubjects.get(house);
        return subject ? [[uuid, subject] as const] : [];
      }),
    );
  }
  const resource = singular === pathResource ? resourceOf("routes") : resourceBySingular(singular);
  return resource ? recordSubjects(db, resource, uuids) : new Map();
}

/** What photos show; that of deleted ones is known from the change itself. */
async function subjectsOfPhotoChanges(
  db: Queryable,
  uuids: readonly string[],
  changes: readonly AboutSubject[],
): Promise<ReadonlyMap<string, ChangeSubject>> {
  const logged = changes.map(({ resourceUuid: uuid, before, after }) => ({ uuid, ...before, ...after }));
  const photos: Readonly<Record<string, unknown>>[] = [
    ...logged,
    ...(await subjectsOfPhotos(db, uuids.filter(isUuid))),
  ];
  const entries = await Promise.all(
    Object.entries(photoSubjects).map(async ([field, resource]) => {
      const subjects = photos.flatMap(({ uuid, [field]: subject }) =>
        typeof subject === "string" ? [[String(uuid), subject] as const] : [],
      );
      const namedSubjects = await recordSubjects(db, resourceOf(resource), [
        ...new Set(subjects.map(([, subject]) => subject)),
      ]);
      return subjects.flatMap(([uuid, subject]) => {
        const record = namedSubjects.get(subject);
        return record ? [[uuid, record] as const] : [];
      });
    }),
  );
  return new Map(entries.flat());
}

/** Records by uuid or number; those that do not exist are missing. */
export async function recordSubjects(
  db: Queryable,
  { definition, store }: Resource,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ChangeSubject>> {
  const valid = keys.filter((key) => (store.isNumbered ? /^\d{1,9}$/.test(key) : isUuid(key)));
  const titles = await titlesOf(db, store, definition.title, valid);
  return new Map([...titles].map(([key, title]) => [key, { resource: definition.name, ...title }]));
}
