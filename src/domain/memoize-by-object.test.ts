import { expect, it } from "vitest";

import { memoizeByObject } from "./memoize-by-object.ts";

it("caches one value for each object", () => {
  let times = 0;
  const count = memoizeByObject(({ name }: { name: string | null }) =>
    name === null ? null : `${name} ${(times += 1)}`,
  );
  const [burgos, leon] = [{ name: "Burgos" }, { name: "León" }];
  expect([count(burgos), count(leon), count(burgos)]).toEqual(["Burgos 1", "León 2", "Burgos 1"]);
  const nobody = { name: null };
  expect([count(nobody), count(nobody), times]).toEqual([null, null, 2]);
});
