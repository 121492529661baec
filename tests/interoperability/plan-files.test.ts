/** Opens exported plan files in other programs. Needs gpsbabel, ogrinfo (gdal-bin) and pdftotext (poppler-utils): `npm run test:interoperability`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { planFileFormats } from "#contract/plans/plan-files.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const folder = mkdtempSync(join(tmpdir(), "vieira-plan-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stdout and stderr of a program. @throws if it fails */
function printed(program: string, ...args: string[]): string {
  return execFileSync("/bin/sh", ["-c", '"$0" "$@" 2>&1', program, ...args], { encoding: "utf8" });
}

const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;
const note = "Pack the stamps; ñandú, Привет, Γειά, emoji 🐚 and a very long line ".repeat(30);

describe.each(["camino-frances", "camino-portugues-de-la-costa"])("a plan of the %s", (route) => {
  const fileOf = (format: string): string => join(folder, `${route}.${format}`);
  let plan: ShownPlan;
  let walks = 0;

  beforeAll(async () => {
    const browser = await signedInBrowser(application);
    plan = await newPlan(
      browser,
      { route, startDate: "2027-04-20", restEvery: { after: 7, min: 5, max: 10 } },
      "Año «santo» & más",
    );
    const path = `/api/plans/${plan.uuid}`;
    await browser.send(
      "PATCH",
      `${path}/days/3`,
      { notes: note, carry: "water", bookingReference: "=1+1" },
      ifMatch(plan),
    );
    for (const format of planFileFormats) {
      const answer = await browser.send("GET", `${path}.${format}`);
      writeFileSync(fileOf(format), Buffer.from(await answer.arrayBuffer()));
    }
    for (const format of ["gpx", "ics"]) {
      const answer = await browser.send("GET", `${path}.${format}?times=true`);
      writeFileSync(fileOf(`times.${format}`), Buffer.from(await answer.arrayBuffer()));
    }
    writeFileSync(
      fileOf("es.pdf"),
      Buffer.from(await (await browser.send("GET", `${path}.pdf?language=es`)).arrayBuffer()),
    );
    walks = plan.days.filter(({ kind }) => kind === "walk").length;
  });

  it.each(["gpx", "kml"])("exported as %s opens in gpsbabel with a track for each day and every stop", (format) => {
    const output = join(folder, "output.gpx");
    expect(printed("gpsbabel", "-i", format, "-f", fileOf(format), "-o", "gpx", "-F", output)).toBe("");
    const text = printed("cat", output);
    expect(count(text, /<trk>/g)).toBeGreaterThanOrEqual(walks);
    // Stops and places along the route.
    expect(count(text, /<wpt /g)).toBeGreaterThan(walks + 1);
  });

  it.each(["gpx", "kml"])("exported as %s opens in GDAL without warnings", (format) => {
    const text = printed("ogrinfo", "-al", "-so", fileOf(format));
    expect(text).not.toMatch(/warning|error/i);
    expect([...text.matchAll(/Feature Count: (\d+)/g)].map(([, number]) => Number(number))).toContain(walks);
  });

  it("exported with times opens in gpsbabel and GDAL in walking order", () => {
    const output = join(folder, "output.gpx");
    expect(printed("gpsbabel", "-t", "-i", "gpx", "-f", fileOf("times.gpx"), "-o", "gpx", "-F", output)).toBe("");
    const times = [...printed("cat", output).matchAll(/<trkpt[^>]*>\s*(?:<ele>[^<]*<\/ele>\s*)?<time>([^<]+)</g)].map(
      ([, time]) => Date.parse(time ?? ""),
    );
    expect(times.length).toBeGreaterThan(walks * 2);
    expect(times.every((time, index) => index === 0 || time >= times[index - 1]!)).toBe(true);
    expect(printed("ogrinfo", "-al", "-so", fileOf("times.gpx"))).not.toMatch(/warning|error/i);
  });

  it("exported with times is read by an iCalendar parser", () => {
    const calendar = new ICAL.Component(ICAL.parse(printed("cat", fileOf("times.ics"))));
    const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    expect(events.filter(({ startDate }) => !startDate.isDate)).toHaveLength(walks);
    for (const { startDate, endDate } of events) expect(endDate.compare(startDate)).toBe(1);
    const [first] = events;
    // 7:30 in summer, local time of Spain or Portugal.
    expect(first?.startDate.toJSDate().toISOString()).toMatch(/^2027-04-20T0[56]:30/);
  });

  it("exported as iCalendar is parsed with each day once", () => {
    const calendar = new ICAL.Component(ICAL.parse(printed("cat", fileOf("ics"))));
    const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(plan.days.length);
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    for (const line of printed("cat", fileOf("ics")).split("\r\n"))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it("exported as a booklet has readable text in English and Spanish", () => {
    const english = printed("pdftotext", "-layout", fileOf("pdf"), "-");
    expect(english).toContain("Año «santo» & más");
    for (const { toName } of plan.days) expect(english.replaceAll(/\s+/g, " ")).toContain(toName);
    expect(english).toContain("Привет");
    expect(english).toContain("Tuesday");
    const spanish = printed("pdftotext", "-layout", fileOf("es.pdf"), "-");
    expect(spanish).toContain("Día 3");
    expect(spanish).toContain("de subida");
    const fonts = printed("pdffonts", fileOf("pdf"))
      .split("\n")
      .slice(2)
      .filter((line) => line !== "");
    // Name, type, encoding, embedded.
    for (const font of fonts) expect(font).toMatch(/\syes yes yes\s/);
    expect(printed("pdfinfo", fileOf("pdf"))).toMatch(/Title:\s+Año «santo» & más/);
    expect(english).toContain("🐚");
    expect(printed("pdfinfo", fileOf("pdf"))).toMatch(/Tagged:\s+yes/);
    const parts = printed("pdfinfo", "-struct-text", fileOf("pdf"));
    expect(parts).toMatch(/H1[\s\S]*Año «santo» & más/);
    expect(count(parts, /^\s*H2/gm)).toBe(plan.days.length);
  });
});
