import { z } from "zod";

/** Longest slug of any resource. */
const maxSlugLength = 120;

/** Words of a–z and 0–9 joined by hyphens, as in `camino-frances`. */
export const slug = z
  .string()
  .max(maxSlugLength)
  .regex(/^[a-z0-9]+(?:-+[a-z0-9]+)*$/, "not_slug")
  .meta({ description: "Words of a–z and 0–9 joined by hyphens", example: "camino-frances" });

/** Whether the text is a valid slug; anything else never reaches the database. */
export function isSlug(text: string): boolean {
  return slug.safeParse(text).success;
}
