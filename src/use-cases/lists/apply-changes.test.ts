import fc from "fast-check";
import { expect, it } from "vitest";
import { applyChanges } from "./apply-changes.ts";
import { compareNames, type NamedPlace } from "./order-places.ts";

/** A small alphabet, so that many names differ only in accents and case; slugs distinguish them. */
const name = fc.stringMatching(/^[aáAbñ ]{0,4}$/);
const places = fc.uniqueArray(fc.record({ name, slug: fc.stringMatching(/^[a-d]{1,4}$/) }), {
  selector: ({ slug }) => slug,
});

it("equals sorting the whole list again", async () => {
  const change = fc.record({ before: places, names: fc.array(fc.option(name)), more: places });
  await fc.assert(
    fc.asyncProperty(change, async ({ before, names, more }) => {
      const ordered: readonly NamedPlace[] = before.toSorted(compareNames);
      // Some are renamed, which is a new object with the same slug; without a new name, the object is removed.
      const renamed = ordered.slice(0, names.length).flatMap(({ slug }, at) => {
        const other = names[at] ?? null;
        return other === null ? [] : [{ name: other, slug }];
      });
      const removed = new Set(ordered.slice(0, names.length));
      const slugs = new Set(before.map(({ slug }) => slug));
      const added = [...renamed, ...more.filter(({ slug }) => !slugs.has(slug))];
      const anew = [...ordered.filter((one) => !removed.has(one)), ...added].toSorted(compareNames);
      expect(await applyChanges(ordered, { removed, added }, compareNames)).toEqual(anew);
    }),
  );
});
