import type { Photo, PhotoResource } from "#contract/places/photos.ts";
import { listPhotos, type PhotoSubject } from "#database/queries/places/photos.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { presentPhoto } from "./present-photo.ts";

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

/** The photos that everybody sees of a published town, house or point of interest, in their order. */
export async function showPhotos(
  { database }: UseCaseContext,
  resource: PhotoResource,
  subjectUuid: string,
): Promise<readonly Photo[]> {
  return (await listPhotos(database, photoSubject(resource, subjectUuid))).map(presentPhoto);
}
