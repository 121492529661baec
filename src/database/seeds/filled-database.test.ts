import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { filledName, findFilledDatabase } from "./filled-database.ts";
import { dataSetFolder } from "./read-data-set.ts";
import { dataSetChecksum } from "./seed.ts";

const folder = mkdtempSync(join(tmpdir(), "vieira-filled-"));
const digest = "0123456789abcdef0123456789abcdef";

afterAll(() => rmSync(folder, { recursive: true }));

it("finds only a database with the present data set", async () => {
  expect(await findFilledDatabase(join(folder, "missing"))).toBeUndefined();
  mkdirSync(join(folder, filledName("f".repeat(64), digest)));
  mkdirSync(join(folder, "unfinished"));
  expect(await findFilledDatabase(folder)).toBeUndefined();
  const name = filledName(await dataSetChecksum(dataSetFolder), digest);
  mkdirSync(join(folder, name));
  expect(await findFilledDatabase(folder)).toBe(join(folder, name));
});
