import { expect, it } from "vitest";

import { writeSize } from "./format-size.ts";

it("uses the most suitable unit, in each language", () => {
  expect(writeSize(839_600, "en")).toBe("840 kB");
  expect(writeSize(2_449_000, "en")).toBe("2.4 MB");
  expect(writeSize(2_449_000, "es")).toBe("2,4 MB");
});
