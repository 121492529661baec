import type { Photo, PhotoNoun } from "#contract/places/photos.ts";
import { listPhotos } from "#database/queries/places/photos.ts";
import type { UseCaseContext } from "../context.ts";
import { photoSubject } from "./photo-subject.ts";
import { presentPhoto } from "./present-photo.ts";

/** The photos that everybody sees of a published town, house or point of interest, in their order. */
export async function showPhotos(
  { database }: UseCaseContext,
  noun: PhotoNoun,
  subjectUuid: string,
): Promise<readonly Photo[]> {
  return (await listPhotos(database, photoSubject(noun, subjectUuid))).map(presentPhoto);
}
