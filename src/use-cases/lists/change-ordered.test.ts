import fc from "fast-check";
import { expect, it } from "vitest";
import { changeOrdered } from "./change-ordered.ts";
import { compareNames, type NamedPlace } from "./order-places.ts";

/** Few names, so that many are alike but for accents and case; slugs tell them apart. */
const name = fc.stringMatching(/^[aáAbñ ]{0,4}$/);
const places = fc.uniqueArray(fc.record({ name, slug: fc.stringMatching(/^[a-d]{1,4}$/) }), {
  selector: ({ slug }) => slug,
});

it("is what putting all of it in order anew would be", () => {
  const change = fc.record({ before: places, names: fc.array(fc.option(name)), more: places });
  fc.assert(
    fc.property(change, ({ before, names, more }) => {
      const ordered: readonly NamedPlace[] = before.toSorted(compareNames);
      // Some get another name, which is another thing under the same slug; where there is none, one is gone.
      const renamed = ordered.slice(0, names.length).flatMap(({ slug }, at) => {
        const other = names[at] ?? null;
        return other === null ? [] : [{ name: other, slug }];
      });
      const gone = new Set(ordered.slice(0, names.length));
      const slugs = new Set(before.map(({ slug }) => slug));
      const added = [...renamed, ...more.filter(({ slug }) => !slugs.has(slug))];
      const anew = [...ordered.filter((one) => !gone.has(one)), ...added].toSorted(compareNames);
      expect(changeOrdered(ordered, { gone, added }, compareNames)).toEqual(anew);
    }),
  );
});
