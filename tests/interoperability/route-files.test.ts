/** Opens exported route files in other programs. Needs gpsbabel and ogrinfo (gdal-bin): `npm run test:interoperability`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routeFileFormats, type RouteFileFormat } from "#contract/routes/route-file-formats.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { get } = testApplication(database);
const folder = mkdtempSync(join(tmpdir(), "vieira-route-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stdout and stderr of a program. @throws if it fails */
function printed(program: string, ...args: string[]): string {
  return execFileSync("/bin/sh", ["-c", '"$0" "$@" 2>&1', program, ...args], { encoding: "utf8" });
}

const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

/** With and without elevations, with a ferry, over a variant. */
const walks = [
  "camino-frances",
  "camino-de-le-puy",
  "camino-portugues-de-la-costa",
  "camino-frances?branch=valcarlos&to=zubiri",
];

describe.each(walks)("%s", (walk) => {
  const [slug = "", query = ""] = walk.split("?");
  const fileOf = (format: RouteFileFormat): string => join(folder, `${slug}-${query.length}.${format}`);
  let points = 0;
  let stops = 0;

  beforeAll(async () => {
    for (const format of routeFileFormats) {
      const text = await (await get(`/api/routes/${slug}.${format}?${query}`)).text();
      writeFileSync(fileOf(format), text);
      if (format !== "gpx") continue;
      points = count(text, /<trkpt /g);
      stops = count(text, /<wpt /g);
    }
  });

  it.each(routeFileFormats)("exported as %s opens in gpsbabel with every point and stop", (format) => {
    const output = join(folder, "output.gpx");
    expect(printed("gpsbabel", "-i", format, "-f", fileOf(format), "-o", "gpx", "-F", output)).toBe("");
    const text = printed("cat", output);
    expect(count(text, /<trkpt /g)).toBe(points);
    expect(count(text, /<wpt /g)).toBe(stops);
  });

  it.each(routeFileFormats)("exported as %s opens in GDAL without warnings", (format) => {
    const text = printed("ogrinfo", "-al", "-so", fileOf(format));
    expect(text).not.toMatch(/warning|error/i);
    const features = [...text.matchAll(/Feature Count: (\d+)/g)].map(([, number]) => Number(number));
    expect(features).toContain(format === "geojson" ? stops + 1 : stops);
  });
});
