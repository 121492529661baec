import { isSlug } from "#contract/http/slug.ts";
import { findSlugOfFormer } from "#database/queries/places/former-slugs.ts";
import type { UseCaseContext } from "../context.ts";

/** The slug that a published route has now, by one that it had before; `null` for slugs that no route had. */
export async function findRenamedRoute(context: UseCaseContext, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  return context.content.remember(`former-slug ${slug}`, () => findSlugOfFormer(context.database, slug));
}
