import type { AuditEntry, ChangeReference } from "#contract/administration/audit.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { isUuid } from "#contract/http/field-types.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { subjectsOfPhotos } from "#database/queries/places/photos.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { photoSubjects } from "../../content/photos.ts";
import { listsOf, referencesOf } from "../records/present-record.ts";
import { resourceBySingular, resourceOf } from "../records/resource.ts";
import { recordSubjects } from "./change-subjects.ts";
import { photoResource } from "./list-audit.ts";

/** Named at once; the uuids of further ones are shown as they are. */
const maxReferences = 1_000;

/** Fields of the log that hold uuids, with what they refer to. */
function referringFields(singular: string): readonly (readonly [string, ResourceName | typeof photoResource])[] {
  if (singular === photoResource) return Object.entries(photoSubjects);
  const resource = resourceBySingular(singular);
  if (!resource) return [];
  // What other tables held about a deleted record, the order of its photos, and the move of a waypoint that changed an
  // arc have no definition.
  const others = [
    ["photos", photoResource] as const,
    ["movedWith", "waypoints"] as const,
    ["pointsOfInterest", "points-of-interest"] as const,
    ["routes", "routes"] as const,
  ];
  return [...referencesOf(resource.definition), ...listsOf(resource.definition), ...others];
}

/**
 * The records and photos to which values of changes refer, by uuid, as they are called now.
 *
 * @throws UseCaseError for everybody but editors
 */
export async function referencesOfChanges(
  context: UseCaseContext,
  changes: readonly Pick<AuditEntry, "resource" | "before" | "after">[],
): Promise<Readonly<Record<string, ChangeReference>>> {
  requireEditor(context);
  const named = new Map<string, ResourceName | typeof photoResource>();
  for (const { resource, before, after } of changes) {
    for (const [field, to] of referringFields(resource)) {
      const uuids = [before?.[field], after?.[field]].flat().filter((one) => typeof one === "string" && isUuid(one));
      for (const uuid of uuids.slice(0, maxReferences - named.size)) named.set(String(uuid), to);
    }
  }
  const references = await Promise.all(
    [...Map.groupBy(named.keys(), (uuid) => named.get(uuid) ?? photoResource)].map(([to, uuids]) =>
      to === photoResource ? photosNamed(context.database, uuids) : recordsNamed(context.database, to, uuids),
    ),
  );
  return Object.fromEntries(references.flat());
}

type NamedReference = readonly [string, ChangeReference];

async function recordsNamed(db: Queryable, to: ResourceName, uuids: readonly string[]): Promise<NamedReference[]> {
  const resource = resourceOf(to);
  const subjects = await recordSubjects(db, resource, uuids);
  return uuids.map((uuid) => {
    const subject = subjects.get(uuid) ?? null;
    const title = subject && (subject.title || uuid);
    return [uuid, { resource: resource.definition.singular, title, subject }];
  });
}

async function photosNamed(db: Queryable, uuids: readonly string[]): Promise<NamedReference[]> {
  const alts = new Map((await subjectsOfPhotos(db, uuids)).map(({ uuid, alt }) => [uuid, alt]));
  return uuids.map((uuid) => [uuid, { resource: photoResource, title: alts.get(uuid) ?? null, subject: null }]);
}
