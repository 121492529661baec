import { z } from "zod";
import { lineOf } from "#contract/http/field-types.ts";

/** Resources whose records have photos, by their name in addresses. */
export const photoResources = ["towns", "accommodations", "points-of-interest"] as const;
export type PhotoResource = (typeof photoResources)[number];

export function isPhotoResource(text: string): text is PhotoResource {
  return photoResources.some((resource) => resource === text);
}

const alt = lineOf(500).meta({ description: "What the picture shows, for people who cannot see it" });
const altEs = lineOf(500).nullish().meta({ description: "The same in Spanish; null: pages in Spanish show the other" });
const licence = lineOf(200).meta({ example: "CC BY-SA 4.0" });
const author = lineOf(200).nullish().meta({ description: "null where nobody is to be credited" });

const photoVariant = z
  .object({
    type: z.enum(["image/avif", "image/webp", "image/jpeg"]),
    width: z.int().meta({ description: "Pixels" }),
    height: z.int(),
    url: z.string().meta({ description: "Its content never changes" }),
  })
  .meta({ id: "PhotoVariant" });

const photoFields = {
  uuid: z.guid(),
  alt,
  altEs: z.string().nullable().meta({ description: "The same in Spanish" }),
  licence,
  author: z.string().nullable(),
  width: z.int().meta({ description: "Pixels of the upright picture" }),
  height: z.int(),
  blur: z.string().meta({ description: "A few bytes of WebP as a data URL, shown until the picture has loaded" }),
  variants: z
    .array(photoVariant)
    .readonly()
    .meta({ description: "The whole picture as JPEG first, then AVIF and WebP in each width" }),
};

/** A photo for public display. */
export const photo = z.object(photoFields).meta({ id: "Photo" });
export type Photo = z.infer<typeof photo>;

export const administeredPhoto = z
  .object({
    ...photoFields,
    version: z.int().min(1).meta({ description: "For If-Match" }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AdministeredPhoto" });
export type AdministeredPhoto = z.infer<typeof administeredPhoto>;

/** Response of the administration of a record's photos, in order. */
export const photoList = z.object({ data: z.array(administeredPhoto).readonly() }).meta({ id: "PhotoList" });
export type PhotoList = z.infer<typeof photoList>;

/** The fields that accompany a file. */
export const photoWords = z.object({ alt, altEs, licence, author });
export type PhotoWords = z.infer<typeof photoWords>;

export const photoChange = z
  .strictObject({ alt: alt.optional(), altEs, licence: licence.optional(), author })
  .meta({ id: "PhotoChange" });
export type PhotoChange = z.infer<typeof photoChange>;

export const photoOrder = z
  .strictObject({ uuids: z.array(z.guid()).max(200).meta({ description: "All photos of the record, each once" }) })
  .meta({ id: "PhotoOrder" });
