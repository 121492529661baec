import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dataSetFolder, readDataSet } from "./read-data-set.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "data-set-"));
  await cp(dataSetFolder, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), "utf8");
  await writeFile(join(folder, file), text.replace(from, to));
}

describe("readDataSet", () => {
  it("reads the shipped rows as typed facts", async () => {
    const { towns, arcLines, routes } = await readDataSet(folder);
    expect(towns.find((town) => town.slug === "pamplona")).toMatchObject({
      waypointSlug: "pamplona",
      size: "city",
      otherNames: expect.arrayContaining(["Iruña"]),
      services: expect.arrayContaining(["groceries", "train"]),
    });
    expect(routes[0]).toMatchObject({
      slug: "camino-frances",
      publishedKmMin: 764,
      publishedKmMax: 780,
      countries: ["France", "Spain"],
    });
    expect(arcLines.some((line) => line.elevations.includes(null))).toBe(true);
  });

  it("names file, line and column of an invalid cell", async () => {
    await change("arcs.csv", ",walk,", ",swim,");
    await expect(readDataSet(folder)).rejects.toThrow(
      "arcs.csv line 2: mode is none of walk, ferry, boat, train: swim.",
    );
  });

  it("refuses a row with a missing cell", async () => {
    await change("closures.csv", ",11-01,", ",");
    await expect(readDataSet(folder)).rejects.toThrow("closures.csv: Invalid Record Length");
  });

  it("refuses an invalid season", async () => {
    await change("accommodations.csv", '""from"":""01-01""', '""from"":""spring""');
    await expect(readDataSet(folder)).rejects.toThrow("is not well formed");
  });
});
