import { newUuid } from "../rows.ts";

/** The uuid of the row with this slug; throws for an unknown slug. */
export type Key = (slug: string) => string;

/** The uuids of stored rows by slug. */
export function keysOf(rows: readonly { readonly slug: string; readonly uuid: string }[]): {
  readonly has: (slug: string | null) => boolean;
  readonly key: Key;
} {
  const uuids = new Map<string | null, string>(rows.map(({ slug, uuid }) => [slug, uuid]));
  return {
    has: (slug) => uuids.has(slug),
    key: (slug) => {
      const uuid = uuids.get(slug);
      if (uuid === undefined) throw new Error(`There is no ${slug}.`);
      return uuid;
    },
  };
}

/** Generates a uuid for every slug of a file. */
export function keysFor(file: string, slugs: readonly string[]): Key {
  const uuids = new Map(slugs.map((slug) => [slug, newUuid()]));
  return (slug) => {
    const uuid = uuids.get(slug);
    if (uuid === undefined) throw new Error(`The data set names ${slug}, which is not in ${file}.`);
    return uuid;
  };
}
