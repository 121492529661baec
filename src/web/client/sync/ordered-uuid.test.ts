import { expect, it } from "vitest";

import { isUuid } from "#contract/http/field-types.ts";
import { orderedUuid } from "./diary-photos-outbox.ts";

it("each uuid sorts after all earlier ones, within a millisecond too", () => {
  const uuids = Array.from({ length: 50 }, orderedUuid);
  expect(uuids.toSorted()).toEqual(uuids);
  expect(new Set(uuids).size).toBe(50);
  expect(uuids.every(isUuid)).toBe(true);
});
