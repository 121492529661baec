import { beforeEach, describe, expect, it } from "vitest";
import { registerImportList } from "#contract/administration/registers.ts";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { registerClient, registersPath } from "#tests/support/samples/register-client.ts";
import {
  atoutFranceFile,
  castillaYLeonFile,
  datatourismeFile,
  euskadiFile,
  galiciaFile,
  gaucelmo,
  navarraFile,
  navarraXml,
  overpassFile,
  portugalFile,
} from "#tests/support/samples/registers.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
let time = new Date("2026-12-01T10:00:00Z");
const application = testApplication(database, {
  now: () => time,
  clientAddress: addressPerRequest(),
});
const editor = await staffBrowser(application, database, "editor");
const { send, importIn, compareAll, show, compared, rowsOf, post } = registerClient(application, editor);

beforeEach(() => {
  time = new Date(time.getTime() + 60_000);
});

describe("a register of places to stay", () => {
  it("is read when a long column name or cell would be cut within a character", async () => {
    const [column, cell] = [`${"x".repeat(199)}😀`, `${"x".repeat(79)}😀`];
    const { header, sample } = await importIn(await send(`nombre;${column}\nAlbergue;${cell}\n`));
    expect([header, sample]).toEqual([["nombre", "x".repeat(199)], [["Albergue", "x".repeat(79)]]]);
  });

  it("is recognised by its header in any encoding, and distinguished from other files", async () => {
    for (const [file, source, kind] of [
      [
        castillaYLeonFile([{ ...gaucelmo, name: "CASA INVENTADA", kind: "Hostal" }]),
        "castilla-y-leon-register",
        "pension",
      ],
      [
        Buffer.from(castillaYLeonFile([{ ...gaucelmo, name: "PEÑA INVENTADA" }]), "latin1"),
        "castilla-y-leon-register",
        "albergue_unspecified",
      ],
      [euskadiFile, "euskadi-register", "pension"],
      [galiciaFile, "galicia-register", "pension"],
      [portugalFile, "portugal-register", "pension"],
      [datatourismeFile, "datatourisme", "gite"],
      [atoutFranceFile, "atout-france-register", "hotel"],
    ] as const) {
      const read = await compared(file);
      expect(read).toMatchObject({ state: "ready", source, counts: { new: 1 } });
      const [row] = await rowsOf(read, "&kind=new");
      expect(row?.changes).toContainEqual(expect.objectContaining({ field: "type", after: kind }));
      expect(row?.isTicked).toBe(false);
    }
    const overpass = overpassFile([
      {
        type: "node",
        id: 1,
        lat: 42.78,
        lon: -7.41,
        // Characters that no database can store do not reject a file.
        tags: { tourism: "hostel", name: "Albergue\u0000Inventado \ud800 de Sarria", "addr:city": "\ud800\u0000" },
      },
      { type: "node", id: 2, lat: 42.78, lon: -7.41, tags: { amenity: "bar", name: "Bar" } },
    ]);
    expect(await compared(overpass)).toMatchObject({
      source: "openstreetmap",
      licence: "ODbL-1.0",
      counts: { new: 1 },
    });
    const brokenOff = overpass.replace("{", '{"remark":"runtime error: Query timed out in \\"query\\"",');
    for (const file of ["", "a;b\n", "{", '{"a": 1}', brokenOff, "x".repeat(1000)]) {
      expect((await problemOf(await send(file))).errors).toHaveProperty("file");
    }
  });

  it("is read in spite of lines before its header, and without duplicates", async () => {
    const house = { name: "CASA INVENTADA", town: gaucelmo.town };
    const twice = castillaYLeonFile([house, house, { ...house, number: "24/1" }, { ...house, number: "24/1" }]);
    for (const before of ["", "sep=;\r\n", "\r\n\n", "\ufeff\nSEP=;\n", "Registro de Turismo;;;\r\n\r\n2026\r\n"]) {
      const read = await compared(before + twice);
      expect(read, JSON.stringify(before)).toMatchObject({ state: "ready", rows: 4, counts: { new: 2, unchanged: 2 } });
    }
  });

  it("is read with any separator, and of two columns of one name the filled one is used", async () => {
    const table = castillaYLeonFile([{ ...gaucelmo, name: "CASA INVENTADA" }]);
    for (const sign of ["|", "\t"]) {
      const read = await compared(table.replaceAll(";", sign));
      expect(read, sign).toMatchObject({ state: "ready", source: "castilla-y-leon-register", counts: { new: 1 } });
    }
    const long = castillaYLeonFile(
      Array.from({ length: 20 }, (_, at) => ({ ...gaucelmo, name: `CASA INVENTADA ${at}` })),
    );
    expect(await compared(long.replaceAll("\n", "\r"))).toMatchObject({ rows: 20, counts: { new: 20 } });
    const [header = "", ...rows] = table.split(/\r?\n/);
    const twice = [`Nombre;${header}`, ...rows.map((row) => (row === "" ? "" : `;${row}`))].join("\n");
    const file = await importIn(await send(twice));
    expect(file.columns.name).toBe(header.split(";").findIndex((column) => /nombre/i.test(column)) + 1);
  });

  it("dates after that of the file, and invalid dates, are replaced by it", async () => {
    const header =
      "DATE DE CLASSEMENT;TYPOLOGIE ÉTABLISSEMENT;NOM COMMERCIAL;ADRESSE;CODE POSTAL;COMMUNE;SITE INTERNET";
    const rows = ["31/12/2099", "45/99/2026", "", "19/06/2026", "30/11/2026"].map(
      (day, at) => `${day};HÔTEL DE TOURISME;HÔTEL INVENTÉ ${at};1 rue Inventée;46100;FIGEAC;`,
    );
    const read = await compared([header, ...rows, ""].join("\n"), { date: "2026-11" });
    const dates = (await rowsOf(read, "&kind=new")).map(({ date }) => date).toSorted();
    expect(dates).toEqual(["2026-06-19", "2026-11", "2026-11", "2026-11", "2026-11-30"]);
  });

  it("with an unknown header needs a mapping of its columns once", async () => {
    const text = "Casa;Pueblo;Tel\nGAUCELMO;Rabanal del Camino;987000999\n";
    const file = await importIn(await send(text));
    expect(file).toMatchObject({ state: "mapping", header: ["Casa", "Pueblo", "Tel"], source: "" });
    const map = (change: object) =>
      editor.send("PUT", `${registersPath}/${file.uuid}/columns`, {
        columns: { name: 0, locality: 1, phone: 2 },
        source: "El Bierzo abierto",
        licence: "CC-BY-4.0",
        date: "2026-11",
        ...change,
      });
    for (const [change, field] of [
      [{ columns: { name: 0, phone: 2 } }, "columns"],
      [{ columns: { name: 0, locality: 0 } }, "columns"],
      [{ columns: { name: 0, locality: 9 } }, "columns"],
      [{ licence: "all rights reserved" }, "licence"],
      [{ date: "2027-01" }, "date"],
      [{ source: " " }, "source"],
    ] as const) {
      const answer = await map(change);
      expect(answer.status).toBe(422);
      expect((await problemOf(answer)).errors).toHaveProperty(field);
    }
    expect(await importIn(await map({}))).toMatchObject({ state: "waiting" });
    await compareAll();
    const [row] = await rowsOf(file, "&kind=changed");
    expect(row).toMatchObject({ kind: "changed", house: { slug: "refugio-gaucelmo-rabanal-del-camino" } });
    expect(await importIn(await send(text))).toMatchObject({ state: "waiting", source: "El Bierzo abierto" });
    await compareAll();
  });

  it("can be cancelled before it is applied, but not afterwards", async () => {
    const waiting = await importIn(await send(navarraFile));
    expect(await post(waiting, "cancel")).toMatchObject({ state: "cancelled" });
    await compareAll();
    expect(await show(waiting.uuid)).toMatchObject({ state: "cancelled" });
    const ready = await compared(navarraFile);
    expect(ready).toMatchObject({ source: "navarra-register" });
    expect(await post(ready, "cancel")).toMatchObject({ state: "cancelled" });
    expect(await rowsOf(ready)).toEqual([]);
    for (const verb of ["apply", "undo", "cancel"]) {
      expect((await editor.send("POST", `${registersPath}/${ready.uuid}/${verb}`)).status).toBe(422);
    }
  });

  it("is read from XML as published by Navarra, and refused if it is no table or has custom entities", async () => {
    const file = await compared(navarraXml);
    expect(file).toMatchObject({ state: "ready", source: "navarra-register", format: "table", rows: 2 });
    const [row] = await rowsOf(file, "&kind=new");
    expect(row?.changes).toContainEqual(expect.objectContaining({ field: "beds", after: 16 }));
    expect(row?.changes).toContainEqual(
      expect.objectContaining({ field: "name", after: expect.stringContaining("& Hijos") }),
    );
    for (const text of [
      navarraXml.replace("<OpenData>", '<!DOCTYPE a [<!ENTITY b "c">]><OpenData>'),
      navarraXml.replaceAll("OpenDataRow>", "Row").slice(0, -20),
      "<a><b>1</b></a>",
      `<a>${"<r><c>1</c><d>2</d></r>".repeat(60_001)}</a>`,
      `<a><r>${Array.from({ length: 121 }, (_, at) => `<c${at}>1</c${at}>`).join("")}</r><r/></a>`,
    ]) {
      expect((await problemOf(await send(text))).errors, text.slice(0, 60)).toHaveProperty("file");
    }
  });

  it("is resumed after a process has stopped", async () => {
    const file = await importIn(await send(navarraFile));
    await database.pool.query("UPDATE register_import SET state = 'comparing', leased_until = $2 WHERE uuid = $1", [
      file.uuid,
      new Date(time.getTime() + 30_000),
    ]);
    await compareAll();
    expect((await show(file.uuid)).state).toBe("comparing");
    time = new Date(time.getTime() + 60_000);
    await compareAll();
    expect((await show(file.uuid)).state).toBe("ready");
  });

  it("is limited in bytes, rows, columns and cells", async () => {
    for (const [text, sentence] of [
      [`nombre,${"a,".repeat(130)}b\nx,y\n`, "120 columns"],
      [`nombre,municipio\n${"a,b\n".repeat(60_001)}`, "60,000 rows"],
    ] as const) {
      expect((await problemOf(await send(text))).errors?.["file"]?.join(" ")).toContain(sentence);
    }
    expect((await send("x,".repeat(20_500_000))).status).toBe(413);
    const long = await importIn(await send(navarraFile.replace("Gerestegi 25", "x".repeat(20_001))));
    await compareAll();
    expect(await show(long.uuid)).toMatchObject({
      state: "failed",
      fault: "register_cell_too_long",
    });
    const packed = await send(Buffer.from([0x50, 0x4b, 3, 4, 1, 2]));
    expect((await problemOf(packed)).errors).toHaveProperty("file");
  });

  it("is for editors only", async () => {
    const list = registerImportList.parse(await (await editor.send("GET", registersPath)).json());
    const some = list.data[0]?.uuid ?? "";
    const member = await signedInBrowser(application);
    const asked: readonly (readonly [ApiBrowser, number])[] = [
      [apiBrowser(application), 401],
      [member, 404],
    ];
    for (const [browser, status] of asked) {
      for (const [method, place] of [
        ["GET", registersPath],
        ["POST", registersPath],
        ["GET", `${registersPath}/${some}`],
        ["GET", `${registersPath}/${some}/rows`],
        ["PATCH", `${registersPath}/${some}/rows`],
        ["PUT", `${registersPath}/${some}/columns`],
        ["POST", `${registersPath}/${some}/apply`],
        ["POST", `${registersPath}/${some}/undo`],
        ["POST", `${registersPath}/${some}/cancel`],
      ] as const) {
        expect((await browser.send(method, place)).status, `${method} ${place}`).toBe(status);
      }
    }
    expect((await editor.send("GET", `${registersPath}/no-uuid`)).status).toBe(404);
  });
});
