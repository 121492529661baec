import { expect, it } from "vitest";
import { climbKnowledge } from "./climb-knowledge.ts";

const sums = { km: 21.3, ascentM: 0, descentM: 0 };

it("distinguishes a level walk from one with unknown climb", () => {
  expect(climbKnowledge(sums)).toBe("whole");
  expect(climbKnowledge({ ...sums, climbUnknownKm: 0 })).toBe("whole");
  expect(climbKnowledge({ ...sums, climbUnknownKm: 4.1 })).toBe("part");
  expect(climbKnowledge({ ...sums, climbUnknownKm: 21.3 })).toBe("none");
  expect(climbKnowledge({ ...sums, km: 0, climbUnknownKm: 0 })).toBe("whole");
});
