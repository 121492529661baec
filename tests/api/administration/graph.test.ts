import { beforeAll, describe, expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { impact } from "#contract/administration/impact.ts";
import { recordImport, recordSchemas, type ShownRecord } from "#contract/administration/record.ts";
import { type ResourceName, resources } from "#contract/administration/resources/all-resources.ts";
import { routeDetail } from "#contract/routes/routes.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { fileForm } from "#tests/support/samples/tracks.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const base = "/api/administration";

async function recordsOf(resource: ResourceName, query: string): Promise<readonly ShownRecord[]> {
  const answer = await editor.send("GET", `${base}/${resource}?perPage=100&${query}`);
  return recordSchemas(resources[resource]).list.parse(await answer.json()).data;
}

async function recordOf(resource: ResourceName, key: string | number): Promise<ShownRecord> {
  return recordSchemas(resources[resource]).shown.parse(
    await (await editor.send("GET", `${base}/${resource}/${key}`)).json(),
  );
}

async function change(resource: ResourceName, key: string | number, fields: object): Promise<Response> {
  const { version } = await recordOf(resource, key);
  return editor.send("PATCH", `${base}/${resource}/${key}`, fields, { "If-Match": `"${version}"` });
}

async function kmOf(slug: string): Promise<number> {
  return routeDetail.parse(await (await application.get(`/api/routes/${slug}`)).json()).totals.km;
}

async function revertLast(key: string | number): Promise<number> {
  const log = auditList.parse(await (await editor.send("GET", `${base}/audit?uuid=${key}`)).json());
  return (await editor.send("POST", `${base}/audit/${log.data[0]?.uuid}/revert`)).status;
}

let main: ShownRecord;
let arcIds: readonly number[];

beforeAll(async () => {
  const [mainBranch] = await recordsOf("branches", "routeUuid=camino-ingles&kind=main");
  if (!mainBranch) throw new Error("the Camino Inglés has a main branch");
  main = mainBranch;
  const segments = await Promise.all((main["segments"] as string[]).map((uuid) => recordOf("segments", uuid)));
  arcIds = segments.flatMap((segment) => segment["arcs"] as number[]);
});

describe("arcs", () => {
  it("are named and found by their ends", async () => {
    const arc = await recordOf("arcs", arcIds[0] ?? 0);
    expect(arc["id"]).toBe(arcIds[0]);
    expect(arc["name"]).toMatch(/.+ – .+/);
    const words = encodeURIComponent(String(arc["name"]).split(" – ")[1] ?? "");
    expect((await recordsOf("arcs", `route=camino-ingles&q=${words}`)).map(({ uuid }) => uuid)).toContain(arc.uuid);
  });

  it("preview a change, update totals and distances, and are restored from the log", async () => {
    const id = arcIds[3] ?? 0;
    const before = await recordOf("arcs", id);
    const km = await kmOf("camino-ingles");
    const longer = { distanceM: Number(before["distanceM"]) + 1000 };
    const asked = await editor.send("POST", `${base}/arcs/${id}/impact`, longer);
    const { branches } = impact.parse(await asked.json());
    const own = branches.find(({ route, kind }) => route.slug === "camino-ingles" && kind === "main");
    expect((own?.after?.distanceM ?? 0) - (own?.before?.distanceM ?? 0)).toBe(1000);
    expect(await kmOf("camino-ingles")).toBe(km);

    const sum = async () =>
      (await recordsOf("distances", `branchUuid=${main.uuid}`)).reduce((all, one) => all + Number(one["metres"]), 0);
    const metres = await sum();
    expect((await change("arcs", id, longer)).status).toBe(200);
    expect(await kmOf("camino-ingles")).toBeCloseTo(km + 1, 6);
    expect(await sum()).toBe(metres + 1000);
    expect(await revertLast(id)).toBe(204);
    expect(await kmOf("camino-ingles")).toBeCloseTo(km, 6);
  });

  it("refuse impossible values", async () => {
    const id = arcIds[5] ?? 0;
    const arc = await recordOf("arcs", id);
    const refused: [field: string, fields: object][] = [
      ["distanceM", { distanceM: 1, ascentM: 0, descentM: 0 }],
      ["distanceM", { distanceM: 2.5 }],
      ["ascentM", { ascentM: 1 + Number(arc["distanceM"]) }],
      ["toWaypointUuid", { toWaypointUuid: arc["fromWaypointUuid"] }],
      ["toWaypointUuid", { toWaypointUuid: "no-such-waypoint" }],
      [
        "fromWaypointUuid",
        { distanceM: 90_000, fromWaypointUuid: (await recordOf("arcs", arcIds[0] ?? 0))["fromWaypointUuid"] },
      ],
      [
        "path",
        {
          path: [
            [0, 0, null],
            [0, 1, null],
          ],
        },
      ],
      ["mode", { mode: "horse" }],
    ];
    for (const [field, fields] of refused) {
      const problem = await problemOf(await change("arcs", id, fields));
      expect([problem.status, Object.keys(problem.errors ?? {})], JSON.stringify(fields)).toEqual([422, [field]]);
    }
    expect(await recordOf("arcs", id)).toEqual(arc);
  });

  it("accept a line, attach its ends to the waypoints, and appear on the planner's map", async () => {
    const id = arcIds[1] ?? 0;
    const arc = await recordOf("arcs", id);
    const [from, to] = await Promise.all(
      ["fromWaypointUuid", "toWaypointUuid"].map((field) => recordOf("waypoints", String(arc[field]))),
    );
    const [lat, lon] = [Number(from?.["lat"]), Number(from?.["lon"])];
    const path = [
      [lat + 0.0005, lon, 12.4],
      [lat + 0.001, lon + 0.001, null],
      [Number(to?.["lat"]), Number(to?.["lon"]), 30],
    ];
    expect((await change("arcs", id, { path })).status).toBe(200);
    const written = (await recordOf("arcs", id))["path"] as number[][];
    expect(written.map(([, , height]) => height)).toEqual([12, null, 30]);
    expect(written[0]?.[0]).toBeCloseTo(lat, 5);
    expect(await revertLast(id)).toBe(204);
    expect((await recordOf("arcs", id))["path"]).toEqual(arc["path"]);
  });

  it("cannot be deleted while a segment uses them", async () => {
    const one = await recordOf("arcs", arcIds[0] ?? 0);
    const answer = await editor.send("DELETE", `${base}/arcs/${one.uuid}`, undefined, {
      "If-Match": `"${one.version}"`,
    });
    expect((await problemOf(answer)).status).toBe(422);
  });
});

describe("segments", () => {
  it("refuse arcs that do not connect, and name them", async () => {
    const [first = 0, second = 0, third = 0] = arcIds;
    const apart = await problemOf(
      await editor.send("POST", `${base}/segments`, { name: "Apart", arcs: [first, third] }),
    );
    expect(apart.status).toBe(422);
    expect(Object.keys(apart.errors ?? {})).toEqual(["arcs", "arcs.1"]);
    for (const arcs of [[], [first, first], [999_999], ["one"]]) {
      const answer = await editor.send("POST", `${base}/segments`, { name: "Wrong", arcs });
      expect(answer.status, JSON.stringify(arcs)).toBe(422);
    }
    const made = await editor.send("POST", `${base}/segments`, { name: "Together", arcs: [first, second] });
    expect(made.status).toBe(201);
  });

  it("refuse an order that would break a branch", async () => {
    const uuid = (main["segments"] as string[]).find(Boolean) ?? "";
    const arcs = (await recordOf("segments", uuid))["arcs"] as number[];
    const problem = await problemOf(await change("segments", uuid, { arcs: arcs.slice(1) }));
    expect([problem.status, Object.keys(problem.errors ?? {})]).toEqual([422, ["arcs"]]);
    expect((await recordOf("segments", uuid))["arcs"]).toEqual(arcs);
  });
});

describe("branches", () => {
  it("consist of connected segments, whose ends are where they leave and rejoin", async () => {
    const answer = await editor.send("POST", `${base}/segments`, { name: "Variant", arcs: arcIds.slice(2, 5) });
    const segment = (await answer.json()) as ShownRecord;
    const variant = { routeUuid: "camino-ingles", slug: "a-variant", name: "A variant", kind: "variant" };
    const made = await editor.send("POST", `${base}/branches`, { ...variant, segments: [segment.uuid] });
    expect(made.status).toBe(201);
    const branch = recordSchemas(resources.branches).shown.parse(await made.json());
    expect(branch["leaves"]).toBe((await recordOf("arcs", arcIds[2] ?? 0))["fromWaypointUuid"]);
    expect(branch["rejoins"]).toBe((await recordOf("arcs", arcIds[4] ?? 0))["toWaypointUuid"]);
    expect(await recordsOf("distances", `branchUuid=${branch.uuid}`)).not.toEqual([]);
    const detail = routeDetail.parse(await (await application.get("/api/routes/camino-ingles")).json());
    expect(detail.branches.map(({ slug }) => slug)).toContain("a-variant");

    const elsewhere = await problemOf(await change("branches", branch.uuid, { leaves: branch["rejoins"] }));
    expect(Object.keys(elsewhere.errors ?? {})).toEqual(["leaves"]);
    const apart = await problemOf(await change("branches", branch.uuid, { segments: [segment.uuid, segment.uuid] }));
    expect(Object.keys(apart.errors ?? {})).toEqual(["segments", "segments.0", "segments.1"]);
    const twice = await problemOf(await change("branches", branch.uuid, { kind: "main" }));
    expect(Object.keys(twice.errors ?? {}).toSorted()).toEqual(["kind", "segments"].toSorted());
  });

  it("have slugs unique within a route, but not across routes", async () => {
    const segments = main["segments"] as string[];
    const fields = { slug: "main", name: "Another", kind: "link", segments };
    const taken = await problemOf(
      await editor.send("POST", `${base}/branches`, { ...fields, routeUuid: "camino-ingles" }),
    );
    expect(Object.keys(taken.errors ?? {})).toEqual(["slug"]);
    const weighed = await editor.send("POST", `${base}/branches/impact`, {
      ...fields,
      slug: "another",
      routeUuid: "camino-frances",
    });
    expect(impact.parse(await weighed.json()).branches).toMatchObject([{ slug: "another", before: null }]);
    expect((await recordsOf("branches", "q=another")).map(({ uuid }) => uuid)).toEqual([]);
  });
});

describe("distances", () => {
  it("keep an override with its source, which changes no totals", async () => {
    const [distance] = await recordsOf("distances", `branchUuid=${main.uuid}&sort=position`);
    if (!distance) throw new Error("the branch has distances");
    const km = await kmOf("camino-ingles");
    const bare = await problemOf(await change("distances", distance.uuid, { overrideM: 5 }));
    expect(Object.keys(bare.errors ?? {})).toEqual(["overrideSource"]);
    const overrideM = Number(distance["metres"]) + 300;
    expect((await change("distances", distance.uuid, { overrideM, overrideSource: "A guide book" })).status).toBe(200);
    expect(await recordOf("distances", distance.uuid)).toMatchObject({ disagreementM: 300 });
    expect(await kmOf("camino-ingles")).toBe(km);
    expect((await change("distances", distance.uuid, { metres: 1 })).status).toBe(422);
    const stale = await editor.send("PATCH", `${base}/distances/${distance.uuid}`, {}, { "If-Match": '"1"' });
    expect(await stale.json()).toMatchObject({ status: 409, current: { overrideM, version: 2 } });
    expect(await revertLast(distance.uuid)).toBe(204);
    expect(await recordOf("distances", distance.uuid)).toMatchObject({ overrideM: null, disagreementM: null });
  });

  it("are listed in pages, sorted, filtered by missing values, and as a table", async () => {
    const { sorts, filters, missing } = resources.distances;
    for (const query of [
      ...sorts.map((field) => `sort=-${field}`),
      ...filters.map((field) => `${field}=${field === "routeUuid" ? "camino-ingles" : main.uuid}`),
      ...missing.map((field) => `missing=${field}`),
      "route=camino-ingles&q=betanzos&page=1",
    ]) {
      expect((await editor.send("GET", `${base}/distances?perPage=2&${query}`)).status, query).toBe(200);
    }
    const table = await (await editor.send("GET", `${base}/distances.csv?routeUuid=camino-ingles`)).text();
    expect(table).toContain("overrideSource");
    expect(table).toContain("betanzos");
  });

  it("cannot be created by editors", async () => {
    for (const [method, path] of [
      ["POST", `${base}/distances`],
      ["POST", `${base}/distances/import/apply`],
      ["POST", `${base}/distances/publish`],
    ] as const) {
      expect([404, 405], path).toContain((await editor.send(method, path, {})).status);
    }
  });
});

describe("closures", () => {
  it("close arcs of their route on days of the year", async () => {
    const fields = { routeUuid: "camino-ingles", fromDay: "12-01", toDay: "02-28", note: "Snow", noteEs: "Nieve" };
    const off = await recordsOf("arcs", "route=camino-frances");
    const wrong = await problemOf(await editor.send("POST", `${base}/closures`, { ...fields, arcs: [off[0]?.["id"]] }));
    expect(Object.keys(wrong.errors ?? {})).toEqual(["arcs"]);
    const day = await problemOf(
      await editor.send("POST", `${base}/closures`, { ...fields, toDay: "02-31", arcs: [arcIds[0]] }),
    );
    expect(Object.keys(day.errors ?? {})).toEqual(["toDay"]);
    const made = await editor.send("POST", `${base}/closures`, { ...fields, arcs: [arcIds[0], arcIds[1]] });
    expect(made.status).toBe(201);
    const graph = (await (await application.get("/api/routes/camino-ingles/graph")).json()) as { closures: object[] };
    expect(graph.closures).toMatchObject([{ arcs: [arcIds[0], arcIds[1]], from: "12-01", to: "02-28", note: "Snow" }]);
  });
});

describe.each(["arcs", "segments", "branches", "closures"] as const)("a table of %s", (resource) => {
  it("can be imported again without any change", async () => {
    const table = await (await editor.send("GET", `${base}/${resource}.csv`)).text();
    const answer = await editor.send("POST", `${base}/${resource}/import/preview`, fileForm(table, "table.csv"));
    const { rows, ...counts } = recordImport.parse(await answer.json());
    expect(rows).toEqual([]);
    expect(counts).toMatchObject({ created: 0, updated: 0, refused: 0 });
    expect(counts.unchanged).toBeGreaterThan(0);
  });
});

describe.each(["arcs", "segments", "branches"])("%s", (resource) => {
  it("previews are for editors only", async () => {
    const member = await signedInBrowser(application);
    for (const path of [`${base}/${resource}/impact`, `${base}/${resource}/1/impact`]) {
      expect((await apiBrowser(application).send("POST", path, {})).status).toBe(401);
      expect((await member.send("POST", path, {})).status).toBe(404);
    }
    expect((await editor.send("POST", `${base}/${resource}/0/impact`, {})).status).toBe(404);
  });
});
