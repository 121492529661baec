import type { TimedPoint } from "#domain/recorded-walk/fit-pace.ts";

/** Larger files are no walk of a day. */
export const maxWalkBytes = 15_000_000;

/**
 * The points of a recorded walk, in the file's order; null for a file that is neither GPX nor FIT, or is damaged.
 *
 * @throws when the reader of FIT files, which is fetched only for them, cannot be fetched
 */
export async function readWalk(file: Blob): Promise<readonly TimedPoint[] | null> {
  const bytes = await file.arrayBuffer();
  const isFit = new TextDecoder("latin1").decode(bytes.slice(8, 12)) === ".FIT";
  return isFit ? readFit(bytes) : readGpx(new TextDecoder().decode(bytes));
}

async function readFit(bytes: ArrayBuffer): Promise<readonly TimedPoint[] | null> {
  const { default: FitParser } = await import("fit-file-parser");
  // It rejects with sentences about the format that tell a walker nothing.
  const { records } = await new FitParser({ force: true }).parseAsync(bytes).catch(() => ({ records: undefined }));
  if (!records) return null;
  return records.flatMap((record) => {
    const { position_lat: lat, position_long: lon, timestamp } = record;
    if (lat === undefined || lon === undefined) return [];
    const height = record.enhanced_altitude ?? record.altitude;
    return [{ lat, lon, elevationM: numberOr(height, null), time: new Date(timestamp ?? Number.NaN).getTime() }];
  });
}

function readGpx(text: string): readonly TimedPoint[] | null {
  const document = new DOMParser().parseFromString(text, "application/xml");
  if (document.documentElement.localName !== "gpx" || document.querySelector("parsererror")) return null;
  return [...document.getElementsByTagNameNS("*", "trkpt")].flatMap((point) => {
    const said = (name: string) => point.getElementsByTagNameNS("*", name)[0]?.textContent ?? "";
    const [lat, lon] = [Number(point.getAttribute("lat") ?? "?"), Number(point.getAttribute("lon") ?? "?")];
    if (!Number.isFinite(lat) || !Number.isFinite(lon)) return [];
    const height = said("ele").trim();
    return [
      { lat, lon, elevationM: numberOr(height === "" ? null : Number(height), null), time: Date.parse(said("time")) },
    ];
  });
}

function numberOr<Other>(value: unknown, other: Other): number | Other {
  return typeof value === "number" && Number.isFinite(value) ? value : other;
}
