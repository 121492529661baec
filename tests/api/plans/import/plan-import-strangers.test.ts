import { describe, expect, it } from "vitest";
import { importedPlan } from "#contract/plans/shown-plan.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const browser = await signedInBrowser(application);

async function preview(content: string | Uint8Array<ArrayBuffer>, fileName = "walk.txt", language = "en") {
  const form = new FormData();
  form.set("file", new File([content], fileName));
  form.set("preview", "true");
  return browser.send("POST", "/api/plans/import", form, { "Accept-Language": language });
}

async function read(content: string | Uint8Array<ArrayBuffer>) {
  const { plan, remarks } = importedPlan.parse(await (await preview(content)).json());
  const places = [plan.days[0]?.from, ...plan.days.map(({ to }) => to)];
  return { plan, places, remarks: remarks.map(({ text }) => text), codes: remarks.map(({ code }) => code) };
}

const utf16 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(`\ufeff${text}`, "utf16le"));
const latin1 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, "latin1"));

const towns = {
  Ferrol: [43.4838, -8.2347],
  Pontedeume: [43.40631, -8.17048],
  Betanzos: [43.28036, -8.21453],
  "Santiago de Compostela": [42.88052, -8.54569],
} as const;
type Town = keyof typeof towns;

const at = (town: Town): string => `lat="${towns[town][0]}" lon="${towns[town][1]}"`;
const waypoint = (town: Town, name: string = town): string => `<wpt ${at(town)}><name>${name}</name></wpt>`;
const track = (...ends: Town[]): string =>
  `<trk><trkseg>${ends.map((town) => `<trkpt ${at(town)}/>`).join("")}</trkseg></trk>`;
const gpx = (content: string, encoding = "UTF-8"): string =>
  `<?xml version="1.0" encoding="${encoding}"?><gpx version="1.1" creator="somebody">${content}</gpx>`;

describe("GPX of other programs", () => {
  it("has a long name cut between characters", async () => {
    const name = `${"a".repeat(199)}\u{1f600}`;
    const route = track("Ferrol", "Betanzos") + track("Betanzos", "Santiago de Compostela");
    const { plan } = await read(gpx(`<metadata><name>${name}</name></metadata>${route}`));
    expect(plan.name).toBe("a".repeat(199));
  });

  it.each([
    ["in UTF-16", utf16(gpx(track("Ferrol", "Betanzos") + track("Betanzos", "Santiago de Compostela"), "UTF-16"))],
    [
      "in Latin-1",
      latin1(gpx(waypoint("Ferrol") + waypoint("Betanzos") + waypoint("Santiago de Compostela"), "ISO-8859-1")),
    ],
    [
      "with prefixes",
      gpx(track("Ferrol", "Betanzos") + track("Betanzos", "Santiago de Compostela")).replaceAll(
        /<(\/?)(?=[a-z])/g,
        "<$1g:",
      ),
    ],
    [
      "with points nowhere",
      gpx(
        `<trk><trkseg><trkpt lat="x" lon="9"/><trkpt lat="99" lon="9"/></trkseg></trk>${track("Ferrol", "Betanzos")}${track("Betanzos", "Santiago de Compostela")}`,
      ),
    ],
    [
      "with waypoints in any order, and wells",
      gpx(
        waypoint("Santiago de Compostela") +
          waypoint("Ferrol") +
          waypoint("Pontedeume", "Fuente") +
          waypoint("Betanzos"),
      ),
    ],
    [
      "with a route of named and other points",
      gpx(
        `<rte><rtept ${at("Ferrol")}><name>Ferrol</name></rtept><rtept ${at("Pontedeume")}/><rtept ${at("Betanzos")}><name>Betanzos</name></rtept><rtept ${at("Santiago de Compostela")}><name>Santiago de Compostela</name></rtept></rte>`,
      ),
    ],
  ])("is read if it is %s", async (_, file) => {
    expect((await read(file)).places).toEqual(["ferrol", "betanzos", "santiago-de-compostela"]);
  });

  it.each([
    ["of tracks", track("Ferrol", "Betanzos") + track("Betanzos", "Santiago de Compostela")],
    ["of points without names", waypoint("Ferrol", "1") + waypoint("Betanzos", "2") + waypoint("Pontedeume", "3")],
  ])("with swapped latitude and longitude gets an error that says so, %s", async (_, content) => {
    const swapped = gpx(content).replaceAll(/lat="([^"]*)" lon="([^"]*)"/g, 'lat="$2" lon="$1"');
    const answer = await preview(swapped, "walk.gpx");
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).errors?.["file"]).toEqual([expect.stringContaining("look swapped")]);
  });

  it("of another country is not reported as swapped", async () => {
    const answer = await preview(gpx(track("Ferrol", "Betanzos")).replaceAll('lat="43', 'lat="53'), "walk.gpx");
    expect((await problemOf(answer)).errors?.["file"]).toEqual([
      "The places in this file are not on any of the routes.",
    ]);
  });

  it("with one line is planned between its ends, as the preview says", async () => {
    const wells = waypoint("Pontedeume", "Fuente 1") + waypoint("Betanzos", "Fuente 2");
    const { plan, codes } = await read(gpx(wells + track("Ferrol", "Pontedeume", "Santiago de Compostela")));
    expect(plan.days.at(-1)?.to).toBe("santiago-de-compostela");
    expect(plan.days.every(({ pinned }) => !pinned)).toBe(true);
    expect(codes).toEqual(["points_left_out", "days_planned"]);
  });

  it("against the direction of the route is refused with an explanation", async () => {
    const { errors } = await problemOf(await preview(gpx(track("Betanzos", "Ferrol"))));
    expect(errors?.["file"]?.[0]).toMatch(/run against the direction/);
  });
});

describe("tables and lists of other origin", () => {
  it.each([
    [
      "in Spanish, with a comma in numbers",
      "Etapa;Salida;Llegada;Km;Fecha\n1;Ferrol;Betanzos;40,5;10/05/2027\n2;Betanzos;Sigüeiro;50;11/05/2027\n",
    ],
    [
      "in German, with tabs",
      "Tag\tDatum\tVon\tNach\n1\t10.05.2027\tFerrol\tBetanzos\n2\t11.05.2027\tBetanzos\tSigüeiro\n",
    ],
    [
      "in UTF-16, as spreadsheets write",
      utf16("Localidad\tFecha\r\nFerrol\t\r\nBetanzos\t10/05/2027\r\nSigüeiro\t11/05/2027\r\n"),
    ],
    ["in Latin-1", latin1("Localidad;Fecha\r\nFerrol;\r\nBetanzos;10/05/2027\r\nSigüeiro;11/05/2027\r\n")],
    ["with stages in one column", "Stage,Date\nFerrol - Betanzos,2027-05-10\nBetanzos - Sigüeiro,2027-05-11\n"],
  ])("are read with %s", async (_, file) => {
    const { plan, places } = await read(file);
    expect([places, plan.startDate]).toEqual([["ferrol", "betanzos", "sigueiro"], "2027-05-10"]);
  });

  it.each([
    ["stages with lengths", "Etapa 1: Ferrol - Betanzos (40,5 km)\n2. Betanzos → Sigüeiro 50,1 km"],
    ["numbers", "1. Ferrol\n2) Betanzos\n3 - Sigüeiro"],
    ["one line", "Ferrol, Betanzos, Sigueiro"],
    ["slips", "ferol\nBetansos\nsiguero"],
  ])("are read as lists with %s", async (_, file) => {
    expect((await read(file)).places).toEqual(["ferrol", "betanzos", "sigueiro"]);
  });

  it("may span several routes", async () => {
    const { plan, places } = await read("Arzúa\nSantiago de Compostela\nNegreira\nFisterra");
    expect([plan.input.route, plan.nextLegs.map(({ route }) => route)]).toEqual([
      "camino-frances",
      ["camino-finisterre-muxia"],
    ]);
    expect(places).toEqual(["arzua", "santiago-de-compostela", "negreira", "fisterra"]);
  });

  it("have rest days on dates they leave out", async () => {
    const { plan } = await read("from,to,date\nFerrol,Betanzos,2027-05-10\nBetanzos,Bruma,2027-05-13\n");
    expect(plan.days.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      "walk betanzos",
      "rest betanzos",
      "rest betanzos",
      "walk hospital-de-bruma",
    ]);
  });

  it("report everything that was not understood, with its line", async () => {
    const file =
      'town,date,price,house,mood\nFerrol,,,,\nBetansos,soon,abc,Grand Hotel,"two\nlines"\nAtlantis,,,,\nSigüeiro,2027-05-12,12.50,,';
    expect((await read(file)).remarks).toEqual([
      "These columns are left out: mood.",
      "Line 3: “soon” cannot be read as a date.",
      "Line 3: “abc” cannot be read as a price in euros.",
      "Line 3: “Betansos” is taken for Betanzos.",
      "Line 5: “Atlantis” is not a town on the route and is left out.",
      "Line 3: There is no place to stay called “Grand Hotel” in Betanzos.",
    ]);
    const spanish = importedPlan.parse(await (await preview(file, "a.csv", "es")).json());
    expect(spanish.remarks.at(-2)?.text).toBe("Línea 5: «Atlantis» no es una localidad de la ruta y se deja fuera.");
  });
});

it.each([
  ["lines that go on for ever", `Ferrol${" ".repeat(200_000)}x\nBetanzos\nSigüeiro`],
  ["headings that go on for ever", `${"(".repeat(200_000)},town\nx,Betanzos\ny,Sigüeiro`],
  ["thousands of wells", gpx(Array.from({ length: 15_000 }, (_, n) => waypoint("Ferrol", `Fonte ${n}`)).join(""))],
])("does not block on %s", async (_, file) => {
  const begun = performance.now();
  expect([200, 422]).toContain((await preview(file)).status);
  expect(performance.now() - begun).toBeLessThan(15_000);
});

it("refuses our own file with a route that no longer exists, beside the file field", async () => {
  const file = JSON.stringify({ format: "vieira-plan", legs: [{ route: "camino-nowhere" }], days: [] });
  const { errors } = await problemOf(await preview(file));
  expect(errors).toEqual({ file: ["There is no such route."] });
});

describe("JSON of other programs", () => {
  it.each([
    [
      "stages",
      {
        stages: [
          { start: "Ferrol", end: "Betanzos" },
          { start: "Betanzos", end: "Santiago" },
        ],
      },
    ],
    [
      "etapas",
      {
        etapas: [
          { salida: "Ferrol", llegada: "Betanzos" },
          { salida: "Betanzos", llegada: "Santiago" },
        ],
      },
    ],
    [
      "places with coordinates",
      [{ lat: 43.4838, lng: -8.2347 }, { name: "Betanzos" }, { name: "Santiago de Compostela" }],
    ],
    [
      "GeoJSON",
      {
        type: "FeatureCollection",
        features: (["Ferrol", "Betanzos", "Santiago de Compostela"] as const).map((name) => ({
          type: "Feature",
          properties: { name },
          geometry: { type: "Point", coordinates: towns[name].toReversed() },
        })),
      },
    ],
    ["entries that are none", { towns: ["Ferrol", 7, null, {}, "Betanzos", "Santiago de Compostela"] }],
  ])("is read as %s", async (_, value) => {
    expect((await read(JSON.stringify(value))).places).toEqual(["ferrol", "betanzos", "santiago-de-compostela"]);
  });
});

it("keeps the route and the places to stay of a plan over two routes in our own formats", async () => {
  const made = await newPlan(browser, { route: "camino-frances", from: "sarria", startDate: "2027-05-10" });
  const path = `/api/plans/${made.uuid}`;
  await browser.send("PATCH", path, { nextLegs: [{ route: "camino-finisterre-muxia" }] }, { "If-Match": "*" });
  const [town] = (await (await browser.send("GET", `${path}/houses`)).json()).towns;
  const house = { house: town.houses[0].uuid, houseState: "booked" };
  await browser.send("PATCH", `${path}/days/1`, house, { "If-Match": "*" });
  const plan = await (await browser.send("GET", path)).json();
  const endsOf = (days: readonly { leg: number; kind: string; to: string; date?: string | undefined }[]) =>
    days.map(({ leg, kind, to, date }) => `${leg} ${kind} ${to} ${date}`);
  for (const ending of ["json", "csv", "gpx"]) {
    const file = await (await browser.send("GET", `${path}.${ending}`)).text();
    const copy = (await read(file)).plan;
    expect([ending, endsOf(copy.days)]).toEqual([ending, endsOf(plan.days)]);
    if (ending !== "gpx") expect(copy.days[0]).toMatchObject(house);
  }
});

it("keeps a single day of a table as one day, however long it is", async () => {
  const { plan, codes } = await read("from,to\nFerrol,Betanzos\n");
  expect([plan.days.map(({ to }) => to), codes]).toEqual([["betanzos"], []]);
  expect((await read("Ferrol\nBetanzos\n")).codes).toEqual(["days_planned"]);
  const left = await read("from,to\nFerrol,Pontedeume\nPontedeume,Atlantis\nAtlantis,Betanzos\n");
  expect(left.places).toEqual(["ferrol", "pontedeume", "betanzos"]);
});

it("explains what to do with a spreadsheet file", async () => {
  const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
  const { errors } = await problemOf(await preview(zip, "walk.xlsx"));
  expect(errors?.["file"]?.[0]).toMatch(/Save it as CSV/);
});
