import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dataSetFolder, readDataSet } from "#database/seeds/read-data-set.ts";
import { builtFiles } from "../build-data/built-files.ts";
import { arcsOfBranch } from "./routes/branches.ts";
import { englishNames } from "./names.ts";
import { rules } from "./rules.ts";

const data = await readDataSet();

describe("the data set in data/", () => {
  it("obeys every rule", () => {
    expect(rules.flatMap((rule) => rule(data))).toEqual([]);
  });

  it("contains every place to stay listed as an exception", () => {
    const slugs = new Set(data.accommodations.map(({ slug }) => slug));
    expect(Object.keys(englishNames).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it("is complete", () => {
    expect({
      waypoints: data.waypoints.length,
      arcs: data.arcs.length,
      routes: data.routes.length,
      branches: data.branches.length,
      accommodations: data.accommodations.length,
      pointsOfInterest: data.pointsOfInterest.length,
      publishedStages: data.publishedStages.length,
    }).toEqual({
      waypoints: 1664,
      arcs: 1770,
      routes: 14,
      branches: 118,
      accommodations: 3024,
      pointsOfInterest: 4240,
      publishedStages: 33,
    });
  });

  it("equals what its inputs produce", async () => {
    const files = await builtFiles(dataSetFolder);
    const stored = await Promise.all(files.map(({ name }) => readFile(join(dataSetFolder, name), "utf8")));
    expect(files.filter(({ text }, index) => text !== stored[index]).map(({ name }) => name)).toEqual([]);
  });

  it("gives each main branch its known length on foot", () => {
    const totals = Object.fromEntries(
      data.branches
        .filter((branch) => branch.kind === "main")
        .map((branch) => [
          branch.routeSlug,
          arcsOfBranch(data, branch).reduce((sum, arc) => sum + (arc.mode === "walk" ? arc.distanceM : 0), 0),
        ]),
    );
    expect(totals).toEqual({
      "camino-frances": 765_780,
      "camino-ingles": 111_950,
      "camino-portugues": 244_850,
      "camino-portugues-de-la-costa": 268_420,
      "camino-primitivo": 312_960,
      "camino-del-norte": 815_640,
      "camino-finisterre-muxia": 87_490,
      "camino-fisterra-muxia": 28_770,
      "camino-via-de-la-plata": 701_770,
      "camino-sanabres": 364_180,
      "camino-de-invierno": 263_300,
      "camino-aragones": 163_530,
      "camino-de-madrid": 321_410,
      "camino-de-le-puy": 736_000,
    });
  });

  it("closes exactly the Lepoeder pass in winter", () => {
    const closed = new Set(data.closures.flatMap((closure) => closure.arcs));
    const stops = data.arcs.filter((arc) => closed.has(arc.id)).map((arc) => arc.from);
    expect(stops[0]).toBe("saint-jean-pied-de-port");
    expect(data.arcs.filter((arc) => closed.has(arc.id)).at(-1)?.to).toBe("roncesvalles");
    const valcarlos = data.branches.find((branch) => branch.slug === "valcarlos");
    expect(valcarlos && arcsOfBranch(data, valcarlos).some((arc) => closed.has(arc.id))).toBe(false);
  });
});
