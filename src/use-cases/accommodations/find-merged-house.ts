import { isSlug } from "#contract/http/slug.ts";
import { findHouseOfFormer } from "#database/queries/places/former-slugs.ts";
import type { UseCaseContext } from "../context.ts";
import { accommodationDirectory } from "#use-cases/content/accommodation-directory.ts";

/** Town and slug of the published house that one of this slug turned out to be, or `null`. */
export async function findMergedHouse(
  context: UseCaseContext,
  slug: string,
): Promise<{ readonly town: string; readonly slug: string } | null> {
  if (!isSlug(slug)) return null;
  const uuid = await context.content.remember(`merged-house ${slug}`, () => findHouseOfFormer(context.database, slug));
  const house = uuid === null ? undefined : (await accommodationDirectory(context)).byUuid.get(uuid);
  return house ? { town: house.town.slug, slug: house.slug } : null;
}
