import { photoAddress } from "#contract/http/addresses.ts";
import type { AdministeredPhoto, Photo, PhotoResource } from "#contract/places/photos.ts";
import { listPhotos, type PhotoRecord, type PhotoSubject } from "#database/queries/places/photos.ts";
import type { AuditedFields } from "#database/schema/content/audit-log.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** The resources of what photos show, by the field that names it. */
export const photoSubjects = {
  townUuid: "towns",
  accommodationUuid: "accommodations",
  pointOfInterestUuid: "points-of-interest",
} as const satisfies Record<string, PhotoResource>;

/** A photo for public display. */
export function presentPhoto({ uuid, alt, altEs, licence, author, width, height, blur, variants }: PhotoRecord): Photo {
  return {
    uuid,
    alt,
    altEs,
    licence,
    author,
    width,
    height,
    blur,
    variants: variants.map((variant) => ({
      type: variant.type,
      width: variant.width,
      height: variant.height,
      url: photoAddress(variant.key),
    })),
  };
}

/** A photo for editors. */
export function presentAdministeredPhoto(record: PhotoRecord): AdministeredPhoto {
  return { ...presentPhoto(record), version: record.version, createdAt: record.createdAt.toISOString() };
}

/** The audit log entry of a deleted photo, sufficient to restore it. */
export function auditedDeletion(record: PhotoRecord): AuditedFields {
  const { blur, position, variants } = record;
  return { ...auditedPhoto(record), stored: { blur, position, variants } };
}

/** The audit log entry of a photo, in the terms of the API. */
export function auditedPhoto(record: PhotoRecord): AuditedFields {
  const { townUuid, accommodationUuid, pointOfInterestUuid, alt, altEs, licence, author, width, height } = record;
  const of = { townUuid, accommodationUuid, pointOfInterestUuid };
  const subject = Object.fromEntries(Object.entries(of).filter(([, uuid]) => uuid !== null));
  return { ...subject, alt, altEs, licence, author, width, height };
}

/** A town, house or point of interest by its resource and uuid. */
export function photoSubject(resource: PhotoResource, uuid: string): PhotoSubject {
  switch (resource) {
    case "towns":
      return { townUuid: uuid };
    case "accommodations":
      return { accommodationUuid: uuid };
    case "points-of-interest":
      return { pointOfInterestUuid: uuid };
  }
}

/** The photos of a published town, house or point of interest, in order. */
export async function showPhotos(
  { published }: UseCaseContext,
  resource: PhotoResource,
  subjectUuid: string,
): Promise<readonly Photo[]> {
  return (await listPhotos(published, photoSubject(resource, subjectUuid))).map(presentPhoto);
}
