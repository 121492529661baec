import { describe, expect, it } from "vitest";
import { planList } from "#contract/plans/plans.ts";
import { importedPlan, shownPlan } from "#contract/plans/shown-plan.ts";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database, { clientAddress: addressPerRequest() });

function send(
  browser: ApiBrowser,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  fileName = "my walk.csv",
) {
  const form = new FormData();
  form.set("file", new File([content], fileName));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return browser.send("POST", "/api/plans/import", form);
}

const endsOf = ({ days }: { days: readonly { kind: string; from: string; to: string }[] }) =>
  days.map(({ kind, from, to }) => `${kind} ${from} ${to}`);

async function storedPlan() {
  const browser = await signedInBrowser(application);
  const plan = await newPlan(browser);
  const path = `/api/plans/${plan.uuid}`;
  const rest = await (
    await browser.send("POST", `${path}/replan`, { edit: { kind: "add-rest", day: 2 } }, ifMatch(plan))
  ).json();
  const words = {
    notes: "=soup\nand bread",
    carry: "water",
    bookingReference: "R-1",
    priceCents: 1250,
    houseState: "asked",
  };
  const noted = await (await browser.send("PATCH", `${path}/days/1`, words, ifMatch(rest.plan))).json();
  return { browser, path, words, plan: shownPlan.parse(noted.plan) };
}

describe("POST /api/plans/import", () => {
  it("restores our own JSON unchanged", async () => {
    const { browser, path, plan, words } = await storedPlan();
    const file = await (await browser.send("GET", `${path}.json`)).text();
    const answer = await send(browser, file, {}, "x.json");
    expect(answer.status).toBe(201);
    const { plan: copy, unmatched } = importedPlan.parse(await answer.json());
    expect(unmatched).toEqual([]);
    expect(endsOf(copy)).toEqual(endsOf(plan));
    expect(copy).toMatchObject({ name: plan.name, startDate: plan.startDate, version: 1 });
    expect(copy.uuid).not.toBe(plan.uuid);
    expect(copy.days[0]).toMatchObject(words);
    expect(copy.days.map(({ pinned }) => pinned)).toEqual(plan.days.map(({ pinned }) => pinned));
    expect(copy.input).toMatchObject({ ideal: 5.5 });
  });

  it("reads our own CSV with notes and rest days", async () => {
    const { browser, path, plan, words } = await storedPlan();
    const file = await (await browser.send("GET", `${path}.csv`)).text();
    const { plan: copy } = importedPlan.parse(await (await send(browser, file)).json());
    expect(endsOf(copy)).toEqual(endsOf(plan));
    expect(copy.days[0]).toMatchObject({ ...words, pinned: true });
    expect(copy).toMatchObject({ name: "my walk", startDate: plan.startDate });
  });

  it("reads our own GPX, day by day", async () => {
    const { browser, path, plan } = await storedPlan();
    const file = await (await browser.send("GET", `${path}.gpx`)).text();
    const { plan: copy } = importedPlan.parse(
      await (await send(browser, file, { name: "from a track" }, "x.gpx")).json(),
    );
    expect(endsOf(copy)).toEqual(endsOf(plan));
    expect(copy).toMatchObject({ name: "from a track", startDate: plan.startDate });
  });

  it.each([
    ["a list of names", "Ferrol\nPontedeume\nBETANZOS\nBetanzos\nBruma\nSigueiro\nSantiago de Compostela\n"],
    [
      "a table in Spanish",
      "Localidad;Notas\nFerrol;\nPontedeume;sol\nBetanzos;\nBetanzos;\nBruma;\nSigüeiro;\nSantiago de Compostela;\n",
    ],
    [
      "a JSON array",
      JSON.stringify(["ferrol", "pontedeume", "betanzos", "betanzos", "bruma", "sigueiro", "santiago-de-compostela"]),
    ],
  ])("reads %s", async (_, file) => {
    const answer = await send(await signedInBrowser(application), file);
    const { plan, unmatched } = importedPlan.parse(await answer.json());
    expect(unmatched).toEqual([]);
    expect(plan.input.route).toBe("camino-ingles");
    expect(endsOf(plan).slice(0, 3)).toEqual([
      "walk ferrol pontedeume",
      "walk pontedeume betanzos",
      "rest betanzos betanzos",
    ]);
    expect(plan.days.at(-1)?.to).toBe("santiago-de-compostela");
    expect(plan.days.every(({ pinned }) => pinned)).toBe(true);
  });

  it("previews without writing, with what could not be matched", async () => {
    const browser = await signedInBrowser(application);
    const answer = await send(browser, "Ferrol\nAtlantis\nBetanzos\nSantiago de Compostela", { preview: "true" });
    expect(answer.status).toBe(200);
    const { plan, unmatched, preview } = importedPlan.parse(await answer.json());
    expect([unmatched, preview]).toEqual([["Atlantis"], true]);
    expect(plan.days).toHaveLength(2);
    expect(planList.parse(await (await browser.send("GET", "/api/plans")).json()).total).toBe(0);
  });

  const entities = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><gpx><trk><name>&b;</name></trk></gpx>`;
  it.each([
    ["entities", entities],
    ["XML that is no GPX", "<html><body>hello</body></html>"],
    ["broken XML", "<gpx><trk>"],
    ["broken JSON", "{"],
    ["JSON of another kind", '{"a":1}'],
    ["deep JSON", "[".repeat(100_000)],
    ["deep XML", "<gpx>" + "<a>".repeat(50_000)],
    ["nothing", ""],
    ["places nowhere", "Atlantis\nEl Dorado\nUtopia"],
    ["a walk backwards", "Santiago de Compostela\nBetanzos\nPontedeume\nFerrol"],
    ["too long a note", `to,notes\nPontedeume,${"x".repeat(10_001)}\nSantiago de Compostela,`],
  ])("refuses %s", async (_, file) => {
    const { status, errors } = await problemOf(await send(await signedInBrowser(application), file));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ["file"]]);
  });

  it.each([
    [
      "a calendar",
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Ferrol\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
    ],
    ["KML", '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Ferrol</name></Placemark></kml>'],
  ])("names the accepted kinds of files for %s", async (_, file) => {
    const { errors } = await problemOf(await send(await signedInBrowser(application), file));
    expect(errors).toEqual({ file: ["This file cannot be read as GPX, CSV or JSON."] });
  });

  it("refuses invalid text, forms without a file, other bodies, and long ones", async () => {
    const browser = await signedInBrowser(application);
    expect((await send(browser, Uint8Array.from([0xff, 0xfe, 0, 1]))).status).toBe(422);
    expect((await send(browser, "Ferrol\nBruma", { route: "camino-nowhere" })).status).toBe(422);
    expect((await browser.send("POST", "/api/plans/import", new FormData())).status).toBe(422);
    expect((await browser.send("POST", "/api/plans/import", { file: "x" })).status).toBe(415);
    const broken = { "Content-Type": "multipart/form-data; boundary=x" };
    expect((await browser.send("POST", "/api/plans/import", { a: 1 }, broken)).status).toBe(400);
    expect((await send(browser, "x".repeat(6_000_000))).status).toBe(413);
    const huge = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "60000000" };
    expect((await browser.send("POST", "/api/plans/import", { a: 1 }, huge)).status).toBe(413);
    expect((await send(apiBrowser(application), "Ferrol\nBruma")).status).toBe(401);
  });
});
