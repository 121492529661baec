import { beforeEach, describe, expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { appliedPath, pathPreview, type PathPreview } from "#contract/administration/path-import.ts";
import { routeDetail } from "#contract/routes/routes.ts";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { fileForm, geojsonOf, gpxOf, kmlOf, type TrackPlace, trackOfRoute } from "#tests/support/samples/tracks.ts";

const database = await testDatabase({ seeded: true });
let time = new Date("2026-11-21T10:00:00Z");
const application = testApplication(database, {
  now: () => time,
  clientAddress: addressPerRequest(),
});
const editor = await staffBrowser(application, database, "editor");
const track = await trackOfRoute(database, "camino-ingles");
const path = "/api/administration/routes/camino-ingles/path";

beforeEach(() => {
  time = new Date(time.getTime() + 60_000);
});

async function preview(content: string, name = "ingles.gpx", browser: ApiBrowser = editor): Promise<PathPreview> {
  const answer = await browser.send("POST", `${path}/preview`, fileForm(content, name));
  if (answer.status !== 200) throw new Error(`The preview answered ${answer.status}: ${await answer.text()}`);
  return pathPreview.parse(await answer.json());
}

async function kmOfRoute(slug = "camino-ingles"): Promise<number> {
  return routeDetail.parse(await (await application.get(`/api/routes/${slug}`)).json()).totals.km;
}

/** A zigzag version of a track, which is longer. */
function wound(points: readonly TrackPlace[]): TrackPlace[] {
  return points.map((point, index) => ({ ...point, lat: point.lat + (index % 2 === 0 ? 0.0003 : -0.0003) }));
}

describe("POST …/path/preview", () => {
  it("finds towns and lengths, equally from every format", async () => {
    const answers = [
      await preview(gpxOf(track)),
      await preview(kmlOf(track), "ingles.kml"),
      await preview(geojsonOf(track), "ingles.geojson"),
    ];
    expect(answers.map(({ format }) => format)).toEqual(["gpx", "kml", "geojson"]);
    for (const { lengthM, matchedTowns, missedWaypoints, gaps, jumps, outOfOrder, ascentM, changes } of answers) {
      expect(lengthM).toBe(answers[0]?.lengthM);
      expect({ gaps, jumps, outOfOrder, ascentM, missedWaypoints }).toEqual({
        gaps: [],
        jumps: [],
        outOfOrder: false,
        ascentM: null,
        missedWaypoints: [],
      });
      expect(matchedTowns.length).toBeGreaterThan(20);
      expect(changes.arcs.length).toBeGreaterThan(20);
    }
  });

  it("writes nothing", async () => {
    const before = await kmOfRoute();
    await preview(gpxOf(wound(track)));
    expect(await kmOfRoute()).toBe(before);
  });

  it("previews the effect on the route and on others that share its arcs", async () => {
    const { changes } = await preview(gpxOf(wound(track)));
    const main = changes.impact.branches.find(({ route, slug }) => route.slug === "camino-ingles" && slug === "main");
    expect(main?.before?.distanceM).toBe(Math.round(1000 * (await kmOfRoute())));
    const difference = changes.arcs.reduce((sum, { before, after }) => sum + after.distanceM - before.distanceM, 0);
    expect((main?.after?.distanceM ?? 0) - (main?.before?.distanceM ?? 0)).toBe(difference);
  });

  it("cuts long names of files between characters", async () => {
    const { fileName } = await preview(gpxOf(track), `${"x".repeat(199)}😀.gpx`);
    expect(fileName).toBe("x".repeat(199));
  });

  it("reports gaps, jumps, detours and segments out of order", async () => {
    const part = Math.floor(track.length / 3);
    const withGap = await preview(gpxOf([...track.slice(0, part), ...track.slice(part + 20)]));
    expect(withGap.gaps).toHaveLength(1);
    expect(withGap.gaps[0]?.after).toEqual(expect.any(String));
    expect(withGap.changes.kept.map(({ because }) => because)).toContain("gap");
    const withStray = await preview(gpxOf([...track.slice(0, part), { lat: 0, lon: 0 }, ...track.slice(part)]));
    expect(withStray).toMatchObject({ strayPoints: 1, outOfOrder: false });
    expect(withStray.jumps).toHaveLength(2);
    const shuffled = [...track.slice(2 * part), ...track.slice(0, part), ...track.slice(part, 2 * part)];
    const outOfOrder = await preview(gpxOf(shuffled));
    expect(outOfOrder.outOfOrder).toBe(true);
    const { lengthM } = await preview(gpxOf(track));
    expect(Math.abs((outOfOrder.orderedLengthM ?? 0) - lengthM)).toBeLessThan(0.01 * lengthM);
    expect((await preview(gpxOf(track.toReversed()))).turned).toBe(true);
  });

  const hostile: [wrong: string, content: string][] = [
    ["a document type", `<!DOCTYPE gpx SYSTEM "file:///etc/passwd">${gpxOf(track.slice(0, 3))}`],
    ["entities", `<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><gpx>&b;</gpx>`],
    ["no numbers", gpxOf([{ lat: Number.NaN, lon: 1 }, ...track.slice(0, 3)])],
    ["no points", "<gpx></gpx>"],
    ["other words", "hello"],
    ["nothing", ""],
  ];

  it.each(hostile)("refuses a file with %s", async (_, content) => {
    const answer = await editor.send("POST", `${path}/preview`, fileForm(content, "hostile.gpx"));
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).errors?.["file"]?.[0]).toEqual(expect.any(String));
  });

  it("recognises swapped latitudes and longitudes, and takes a track elsewhere for one", async () => {
    const swapped = track.map((point) => ({ ...point, lat: point.lon, lon: point.lat }));
    const refused = await editor.send("POST", `${path}/preview`, fileForm(geojsonOf(swapped), "swapped.geojson"));
    expect(refused.status).toBe(422);
    expect((await problemOf(refused)).errors?.["file"]?.join()).toContain("swapped");
    const elsewhere = track.map((point) => ({ ...point, lat: point.lat - 30 }));
    expect((await preview(geojsonOf(elsewhere), "elsewhere.geojson")).changes.arcs).toEqual([]);
  });

  it("refuses sixty megabytes before reading them", async () => {
    const form = fileForm(" ".repeat(60_000_000), "long.gpx");
    const answer = await editor.send("POST", `${path}/preview`, form, { "Content-Length": "60000200" });
    expect(answer.status).toBe(413);
    await problemOf(answer);
  });

  it("refuses invalid text, a form without a file, and bodies that are no form", async () => {
    const bytes = Uint8Array.from([0x3c, 0x67, 0xff, 0xfe, 0x00]);
    expect((await editor.send("POST", `${path}/preview`, fileForm(bytes, "a.gpx"))).status).toBe(422);
    const empty = new FormData();
    empty.set("gaps", "today");
    expect((await editor.send("POST", `${path}/preview`, empty)).status).toBe(422);
    expect((await editor.send("POST", `${path}/preview`, { file: "x" })).status).toBe(415);
  });

  it("is for editors only", async () => {
    const form = fileForm(gpxOf(track), "a.gpx");
    expect((await apiBrowser(application).send("POST", `${path}/preview`, form)).status).toBe(401);
    const member = await signedInBrowser(application);
    expect((await member.send("POST", `${path}/preview`, form)).status).toBe(404);
    expect((await member.send("POST", `${path}/apply`, { token: "x" })).status).toBe(404);
    const unknown = "/api/administration/routes/camino-de-nowhere/path/preview";
    expect((await editor.send("POST", unknown, form)).status).toBe(404);
  });
});

describe("POST …/path/apply", () => {
  it("refuses tokens of others, expired and invalid ones", async () => {
    const { token } = await preview(gpxOf(wound(track)));
    const other = await staffBrowser(application, database, "administrator");
    const refused = await other.send("POST", `${path}/apply`, { token });
    expect((await problemOf(refused)).errors).toHaveProperty("token");
    time = new Date(time.getTime() + 3_600_001);
    expect((await editor.send("POST", `${path}/apply`, { token })).status).toBe(422);
    expect((await editor.send("POST", `${path}/apply`, { token: "none" })).status).toBe(422);
    expect((await editor.send("POST", `${path}/apply`, {})).status).toBe(422);
  });

  it("writes lines, lengths, ascents and elevations, and publishes them", async () => {
    const before = await kmOfRoute();
    const withHeights = wound(track).map((point, index) => ({ ...point, elevationM: 100 + (index % 40) }));
    const { token, changes, ascentM } = await preview(gpxOf(withHeights));
    expect(ascentM).toBeGreaterThan(500);
    const answer = await editor.send("POST", `${path}/apply`, { token });
    expect(answer.status).toBe(200);
    const applied = appliedPath.parse(await answer.json());
    expect(applied.arcs).toBe(changes.arcs.length);
    expect(applied.impact).toEqual(changes.impact);
    const after = await kmOfRoute();
    expect(after).toBeGreaterThan(before + 1);
    const main = changes.impact.branches.find(({ route, slug }) => route.slug === "camino-ingles" && slug === "main");
    expect(main?.after?.distanceM).toBe(Math.round(1000 * after));
    const gpx = await (await application.get("/api/routes/camino-ingles.gpx")).text();
    expect(gpx).toContain("<ele>139</ele>");
    const { rows } = await database.pool.query(
      `SELECT sum(metres)::int AS metres FROM distance
       JOIN branch ON branch.uuid = distance.branch_uuid JOIN route ON route.uuid = branch.route_uuid
       WHERE route.slug = 'camino-ingles' AND branch.kind = 'main'`,
    );
    expect(rows[0]).toEqual({ metres: Math.round(1000 * after) });
    expect((await editor.send("POST", `${path}/apply`, { token })).status).toBe(422);
  });

  it("refuses to overwrite concurrent changes", async () => {
    const { token, changes } = await preview(gpxOf(track));
    await database.pool.query("UPDATE arc SET version = version + 1 WHERE id = $1", [changes.arcs[3]?.id]);
    const answer = await editor.send("POST", `${path}/apply`, { token });
    expect(answer.status).toBe(409);
    await problemOf(answer);
  });

  it("is compared with the present path in the log for the latest 25 of a page only", async () => {
    const log = async () =>
      auditList
        .parse(await (await editor.send("GET", "/api/administration/audit?resource=route-path&perPage=100")).json())
        .data.map(({ canRevert }) => canRevert);
    const before = await log();
    await database.pool.query(
      `INSERT INTO audit_log (uuid, at, resource, resource_uuid, action, before, after)
       SELECT gen_random_uuid(), $1::timestamptz - n * interval '1 second', 'route-path', 'some-route', 'import', '{"arcs": []}', '{"arcs": []}'
       FROM generate_series(1, 30) AS n`,
      [time],
    );
    expect(await log()).toEqual([...Array(25).fill(true), ...Array(5).fill(false), ...before.map(() => false)]);
    await database.pool.query("DELETE FROM audit_log WHERE resource_uuid = 'some-route'");
  });

  it("is offered for undoing in the log of changes until it has been undone", async () => {
    const { token } = await preview(gpxOf(track));
    const { auditUuid } = appliedPath.parse(await (await editor.send("POST", `${path}/apply`, { token })).json());
    const audit = "/api/administration/audit";
    const isOffered = async () => {
      const log = auditList.parse(
        await (await editor.send("GET", `${audit}?resource=route-path&action=import`)).json(),
      );
      return log.data.find(({ uuid }) => uuid === auditUuid)?.canRevert;
    };
    expect(await isOffered()).toBe(true);
    expect((await editor.send("POST", `${audit}/${auditUuid}/revert`)).status).toBe(204);
    expect(await isOffered()).toBe(false);
    expect((await editor.send("POST", `${audit}/${auditUuid}/revert`)).status).toBe(409);
  });
});
