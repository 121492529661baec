import { expect, it } from "vitest";
import { newUuid } from "#database/rows.ts";
import { ByUuid } from "./by-uuid.ts";

const house = (uuid: string, name: string) => ({ record: { uuid }, name });

it("finds what was added and not removed, whatever was asked of it before", async () => {
  const houses = Array.from({ length: 2_000 }, (_, number) => house(newUuid(), `house ${number}`));
  const before = await new ByUuid<(typeof houses)[number]>().with({ removed: new Set(), added: houses });
  for (const one of houses) expect(before.get(one.record.uuid)).toBe(one);
  const [gone, old] = [houses[3]!, houses[7]!];
  const renamed = house(old.record.uuid, "another name");
  const after = await before.with({ removed: new Set([gone, old]), added: [renamed] });
  expect(after.get(gone.record.uuid)).toBeUndefined();
  expect(after.get(old.record.uuid)).toBe(renamed);
  expect(after.get(houses[8]!.record.uuid)).toBe(houses[8]);
  expect(after.get("no uuid")).toBeUndefined();
  expect(before.get(old.record.uuid)).toBe(old);
});
