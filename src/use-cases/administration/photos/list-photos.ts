import type { AdministeredPhoto, PhotoResource } from "#contract/places/photos.ts";
import { listPhotos as findPhotos } from "#database/queries/places/photos.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { findSubject } from "./open-photo.ts";
import { presentAdministeredPhoto } from "../../content/photos.ts";

/** The photos of a town, house or point of interest, for editors. @throws UseCaseError for others, `not-found` */
export async function listPhotos(
  context: UseCaseContext,
  resource: PhotoResource,
  subjectUuid: string,
): Promise<{ readonly title: string; readonly data: readonly AdministeredPhoto[] }> {
  requireEditor(context);
  const { subject, title } = await findSubject(context.database, resource, subjectUuid);
  return { title, data: (await findPhotos(context.database, subject)).map(presentAdministeredPhoto) };
}
