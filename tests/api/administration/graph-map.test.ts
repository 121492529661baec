import { describe, expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { type GraphPart, graphPart, movementEffect } from "#contract/administration/graph.ts";
import type { ShownRecord } from "#contract/administration/record.ts";
import { routeDetail } from "#contract/routes/routes.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { showRouteSegments } from "#use-cases/administration/graph/show-graph.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const base = "/api/administration";

async function graph(query: string): Promise<GraphPart> {
  return graphPart.parse(await (await editor.send("GET", `${base}/graph?${query}`)).json());
}

async function km(): Promise<number> {
  return routeDetail.parse(await (await application.get("/api/routes/camino-ingles")).json()).totals.km;
}

async function recordOf(resource: "waypoints" | "arcs", key: string | number): Promise<ShownRecord> {
  return (await (await editor.send("GET", `${base}/${resource}/${key}`)).json()) as ShownRecord;
}

/** A town in the middle of the Camino Inglés. */
async function middle() {
  const { waypoints, arcs } = await graph("route=camino-ingles");
  const waypoint = waypoints.find(({ slug }) => slug === "betanzos");
  if (!waypoint) throw new Error("Betanzos is on the Camino Inglés.");
  return { ...waypoint, arcs: arcs.filter(({ from, to }) => [from, to].includes(waypoint.uuid)) };
}

describe("the graph map data", () => {
  it("of a route contains its arcs with both ends, and unconnected waypoints nearby", async () => {
    const { waypoints, arcs } = await graph("route=camino-ingles");
    const known = new Set(waypoints.map(({ uuid }) => uuid));
    expect(arcs.length).toBeGreaterThan(10);
    expect(arcs.every(({ from, to }) => known.has(from) && known.has(to))).toBe(true);
    expect(arcs.every(({ isUsed }) => isUsed)).toBe(true);
    const { lat, lon, slug } = await middle();
    const made = await editor.send("POST", `${base}/waypoints`, {
      slug: "cruce-suelto",
      kind: "junction",
      lat: lat + 0.01,
      lon,
    });
    expect(made.status).toBe(201);
    const ends = { fromWaypointUuid: slug, toWaypointUuid: "cruce-suelto" };
    const arc = { ...ends, mode: "walk", distanceM: 1300 };
    expect((await editor.send("POST", `${base}/arcs`, arc)).status).toBe(201);
    const now = await graph("route=camino-ingles");
    expect(now.waypoints.map((one) => one.slug)).toContain("cruce-suelto");
    expect(now.arcs.filter(({ isUsed }) => !isUsed)).toMatchObject([{ distanceM: 1300, line: null }]);
  });

  it("of a box contains the arcs that lead into it", async () => {
    const { lat, lon, uuid } = await middle();
    const { waypoints, arcs } = await graph(`box=${lon - 0.001},${lat - 0.001},${lon + 0.001},${lat + 0.001}`);
    expect(waypoints.map((one) => one.uuid)).toContain(uuid);
    expect(arcs.length).toBeGreaterThan(1);
    expect(arcs.every(({ from, to }) => from === uuid || to === uuid)).toBe(true);
  });

  it("takes either a route or a box", async () => {
    for (const query of ["", "route=camino-ingles&box=1,2,3,4", "box=1,2,3", "box=a,b,c,d"]) {
      expect((await editor.send("GET", `${base}/graph?${query}`)).status, query).toBe(422);
    }
    expect((await editor.send("GET", `${base}/graph?route=camino-nowhere`)).status).toBe(404);
  });
});

describe("moving a waypoint", () => {
  it("previews the effect on arcs and routes, and applies exactly that", async () => {
    const { uuid, lat, lon, arcs } = await middle();
    const place = { lat: lat + 0.002, lon: lon + 0.002 };
    const before = await km();
    const path = `${base}/waypoints/${uuid}/move`;
    const weighed = movementEffect.parse(await (await editor.send("POST", `${path}/preview`, place)).json());
    expect(weighed.arcs.map(({ id, beforeM }) => [id, beforeM])).toEqual(
      arcs.map(({ id, distanceM }) => [id, distanceM]),
    );
    expect(weighed.arcs.some(({ beforeM, afterM }) => beforeM !== afterM)).toBe(true);
    expect(weighed.impact.branches.map(({ route }) => route.slug)).toContain("camino-ingles");
    expect(await km()).toBe(before);
    expect(await recordOf("waypoints", uuid)).toMatchObject({ lat, lon });

    expect((await editor.send("POST", path, place)).status).toBe(428);
    const { version } = await recordOf("waypoints", uuid);
    const header = { "If-Match": `"${version}"` };
    expect(movementEffect.parse(await (await editor.send("POST", path, place, header)).json())).toEqual(weighed);
    expect(await recordOf("waypoints", uuid)).toMatchObject(place);
    const gained = weighed.arcs
      .filter(({ id }) => arcs.find((arc) => arc.id === id)?.isUsed)
      .reduce((sum, { beforeM, afterM }) => sum + afterM - beforeM, 0);
    expect(await km()).toBeCloseTo(before + gained / 1000, 6);
    for (const { id, afterM } of weighed.arcs) {
      const arc = await recordOf("arcs", id);
      expect(arc["distanceM"]).toBe(afterM);
      const line = arc["path"] as [number, number, number | null][] | null;
      const end = arc["fromWaypointUuid"] === uuid ? line?.[0] : line?.at(-1);
      if (end) expect(greatCircleM({ lat: end[0], lon: end[1] }, place)).toBeLessThan(2);
    }
    const stale = await editor.send("POST", path, { lat, lon }, header);
    expect(await stale.json()).toMatchObject({ status: 409, current: { uuid, version: version + 1 } });
  });

  it("is undone with its arcs once later moves are: until then it is refused, as changed since", async () => {
    const { uuid, lat, lon, arcs } = await middle();
    const lengths = async () =>
      Promise.all(arcs.map(async ({ id }) => (await recordOf("arcs", id))["distanceM"] as number));
    const initial = await lengths();
    for (const offset of [0.002, 0.004]) {
      const place = { lat: lat + offset, lon: lon - offset };
      const answer = await editor.send("POST", `${base}/waypoints/${uuid}/move`, place, { "If-Match": "*" });
      expect(answer.status).toBe(200);
    }
    const query = `resource=waypoint&uuid=${uuid}&perPage=2`;
    const log = auditList.parse(await (await editor.send("GET", `${base}/audit?${query}`)).json()).data;
    expect(log.map(({ canRevert }) => canRevert)).toEqual([true, false]);
    const [later, earlier] = log.map(
      ({ uuid: entry }) =>
        () =>
          editor.send("POST", `${base}/audit/${entry}/revert`),
    );
    expect((await earlier!()).status).toBe(409);
    expect((await later!()).status).toBe(204);
    expect((await earlier!()).status).toBe(204);
    expect(await recordOf("waypoints", uuid)).toMatchObject({ lat, lon });
    expect(await lengths()).toEqual(initial);
  });

  it("is one change in the log: it is undone, and done again, with its arcs", async () => {
    const { uuid, lat, lon } = await middle();
    const path = `${base}/waypoints/${uuid}/move`;
    const place = { lat: lat - 0.003, lon: lon - 0.003 };
    const { arcs } = movementEffect.parse(await (await editor.send("POST", path, place, { "If-Match": "*" })).json());
    const log = async () => auditList.parse(await (await editor.send("GET", `${base}/audit?perPage=20`)).json()).data;
    const latest = await log();
    const parts = latest.filter(({ at, resource }) => at === latest[0]!.at && resource === "arc");
    expect(parts.map(({ resourceUuid }) => Number(resourceUuid)).toSorted((a, b) => a - b)).toEqual(
      arcs.map(({ id }) => id).toSorted((a, b) => a - b),
    );
    expect(parts.map(({ canRevert }) => canRevert)).toEqual(parts.map(() => false));
    const undo = async (entry: string) => editor.send("POST", `${base}/audit/${entry}/revert`);
    const refusal = await problemOf(await undo(parts[0]!.uuid));
    expect(refusal).toMatchObject({ status: 422, errors: { uuid: [expect.stringContaining("moving a waypoint")] } });

    const [kept, measured] = arcs;
    const own = { distanceM: measured!.afterM + 500 };
    expect((await editor.send("PATCH", `${base}/arcs/${measured!.id}`, own, { "If-Match": "*" })).status).toBe(200);
    const lengths = async () =>
      Promise.all(arcs.map(async ({ id }) => (await recordOf("arcs", id))["distanceM"] as number));
    const move = latest.find(({ resource, resourceUuid }) => resource === "waypoint" && resourceUuid === uuid);
    expect((await undo(move!.uuid)).status).toBe(204);
    expect(await recordOf("waypoints", uuid)).toMatchObject({ lat, lon });
    const [restored, others] = await lengths();
    expect(restored).toBe(kept!.beforeM);
    expect(Math.abs(others! - measured!.beforeM - 500), "what was measured since stays").toBeLessThanOrEqual(1);

    const [again] = (await log()).filter(({ canRevert }) => canRevert);
    expect(again).toMatchObject({ resource: "waypoint", resourceUuid: uuid, action: "revert" });
    expect((await undo(again!.uuid)).status).toBe(204);
    expect(await recordOf("waypoints", uuid)).toMatchObject(place);
    expect((await lengths())[0]).toBe(kept!.afterM);
  });

  it("is refused for unknown waypoints and invalid positions", async () => {
    const { uuid } = await middle();
    const path = `${base}/waypoints/${uuid}/move/preview`;
    const problem = await problemOf(await editor.send("POST", path, { lat: 91, lon: 0 }));
    expect(Object.keys(problem.errors ?? {})).toEqual(["lat"]);
    const nobody = `${base}/waypoints/0192a0aa-0000-7000-8000-000000000000/move/preview`;
    expect((await editor.send("POST", nobody, { lat: 42, lon: -8 })).status).toBe(404);
    expect((await editor.send("POST", `${base}/waypoints/1/move/preview`, { lat: 42, lon: -8 })).status).toBe(404);
  });
});

it.each([
  ["en", "Valcarlos route"],
  ["es", "Ruta de Valcarlos"],
] as const)("returns the names of branches in %s", async (locale, name) => {
  const actor = { ...editorMember, locale };
  const { branches } = await showRouteSegments({ ...application.context, actor }, "camino-frances");
  expect(branches.find(({ slug }) => slug === "valcarlos")?.name).toBe(name);
});
