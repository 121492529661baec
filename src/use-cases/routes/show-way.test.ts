import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contextOver } from "#server/open-context.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { testServices, testSettings } from "#tests/support/services/test-services.ts";
import { findTownOnRoute } from "../places/towns/list-towns.ts";
import { showSurroundings } from "../places/towns/show-surroundings.ts";
import { showTown } from "../places/towns/show-town.ts";
import { showOwnStages } from "#use-cases/planner/show-own-stages.ts";
import { showLineQuality, showWay } from "./show-way.ts";

const database = await testDatabase({ seeded: true });
const context = contextOver(database, silentLog, testSettings, testServices);
const names = (places: readonly { readonly name: string }[] = []) => places.map(({ name }) => name);

describe("the line of a route", () => {
  it("is the main line without a branch, and for an unknown one", async () => {
    const main = await showWay(context, "camino-frances", null);
    expect(main?.branch).toBeNull();
    expect(main?.profile?.lengthKm).toBeCloseTo(765.78, 1);
    expect(await showWay(context, "camino-frances", "nowhere")).toBe(main);
    expect(await showWay(context, "camino-frances", "main")).toBe(main);
  });

  it("includes a variant instead of what it replaces", async () => {
    const way = await showWay(context, "camino-frances", "valcarlos");
    expect(names(way?.places)).toContain("Luzaide/Valcarlos");
    expect(names(way?.places)).not.toContain("Orisson");
    expect(names(way?.places)).toContain("Sarria");
  });

  it("includes a variant of an approach too, from end to end", async () => {
    const way = await showWay(context, "camino-portugues", "fatima-alveijar-alternative");
    expect(names(way?.places)).toEqual(expect.arrayContaining(["Fátima", "Porto", "Santiago de Compostela"]));
  });

  it("is null for an unknown route", async () => {
    expect(await showWay(context, "camino-nowhere", null)).toBeNull();
    expect(await showLineQuality(context, "camino-nowhere")).toBeNull();
    expect(await showOwnStages(context, "camino-nowhere")).toBeNull();
  });

  it("has quality shares that add up to 1", async () => {
    for (const slug of ["camino-frances", "camino-de-le-puy"]) {
      const quality = await showLineQuality(context, slug);
      expect((quality?.surveyed ?? 0) + (quality?.coarse ?? 0) + (quality?.straight ?? 0)).toBeCloseTo(1, 6);
    }
    expect((await showLineQuality(context, "camino-de-le-puy"))?.straight).toBe(1);
  });
});

describe("Vieira's own stages", () => {
  it("lead from end to end, with beds where known", async () => {
    const frances = await showOwnStages(context, "camino-frances");
    expect(frances).toMatchObject({ days: 33, withBeds: true });
    expect(frances?.stages.at(-1)?.end.name).toBe("Santiago de Compostela");
    expect(await showOwnStages(context, "camino-de-le-puy")).toMatchObject({ withBeds: true });
  });
});

describe("the surroundings of a town", () => {
  it("extend from a town before it to a town after it", async () => {
    const around = await showSurroundings(context, "camino-frances", "o-cebreiro");
    expect(names(around?.near.places)).toContain("O Cebreiro");
    expect(around?.near.profile?.lengthKm).toBeGreaterThan(24);
    expect(around?.near.profile?.lengthKm).toBeLessThan(45);
    expect(around?.wide.profile?.lengthKm).toBeGreaterThan(80);
  });

  it("are computed once, like the town itself, until the content changes", async () => {
    const around = await showSurroundings(context, "camino-frances", "o-cebreiro");
    expect(await showSurroundings(context, "camino-frances", "o-cebreiro")).toBe(around);
    const uuid = (await findTownOnRoute(context, "camino-frances", "o-cebreiro"))?.uuid ?? "";
    const town = await showTown(context, uuid);
    expect(town?.name).toBe("O Cebreiro");
    expect(await showTown(context, uuid.toUpperCase())).toBe(town);
    await database.drizzle.execute(sql`UPDATE town SET population = 9 WHERE uuid = ${uuid}`);
    context.content.contentChanged();
    expect((await showTown(context, uuid))?.population).toBe(9);
  });

  it("follow the variant of a town off the main line", async () => {
    const around = await showSurroundings(context, "camino-frances", "luzaide-valcarlos");
    expect(names(around?.near.places)).toEqual(expect.arrayContaining(["Luzaide/Valcarlos", "Roncesvalles"]));
  });

  it("are null if the town is not on the route", async () => {
    expect(await showSurroundings(context, "camino-ingles", "leon")).toBeNull();
    expect(await findTownOnRoute(context, "camino-ingles", "leon")).toBeNull();
    expect(await findTownOnRoute(context, "camino-frances", "nowhere")).toBeNull();
    expect((await findTownOnRoute(context, "camino-frances", "leon"))?.name).toBe("León");
  });
});
