import { deflateSync } from "node:zlib";
import type { Random } from "./random-choices.ts";
import type { FileField } from "./draft.ts";

const gpx = (inside: string): string =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
const track = [
  [43.4833, -8.2369],
  [43.5, -8.18],
  [43.41, -8.17],
  [43.28, -8.21],
  [42.8806, -8.5446],
]
  .map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"><ele>${100}</ele></trkpt>`)
  .join("");

/** A picture of one colour, or invalid data with the header of one. */
function png(width: number, height: number, rows: Buffer): Buffer {
  const chunk = (type: string, content: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(checksum(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    magic,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** CRC-32 as in PNG, annex D. */
function checksum(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

const small = png(40, 30, Buffer.alloc((40 * 3 + 1) * 30));

type Kind = "picture" | "track" | "table" | "other";

const file = (name: string, type: string, content: string | Buffer): FileField => ({
  name,
  type,
  bytes: Buffer.from(content),
});

export const smallPicture = file("a.png", "image/png", small);

/** Valid files of the accepted types, and invalid ones. */
const files: Readonly<Record<Kind, readonly (FileField | undefined)[]>> = {
  picture: [
    smallPicture,
    smallPicture,
    file("a.jpg", "image/jpeg", small),
    file("a.png", "image/png", small.subarray(0, 60)),
    file("huge.png", "image/png", png(50_000, 50_000, Buffer.alloc(100))),
    file("a.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
  ],
  track: [
    file("walk.gpx", "application/gpx+xml", gpx(`<trk><trkseg>${track}</trkseg></trk>`)),
    file("walk.gpx", "application/gpx+xml", gpx(`<trk>${"<trkseg>".repeat(20_000)}`)),
    file("walk.gpx", "text/xml", `<!DOCTYPE a [<!ENTITY b "c">]>${gpx("&b;")}`),
    file("walk.gpx", "text/xml", Buffer.from(`\ufeff${gpx(track)}`, "utf16le")),
    file(
      "w.geojson",
      "application/geo+json",
      '{"type":"LineString","coordinates":[[-8.2,43.4],[-8.5,42.8],[1e999,null]]}',
    ),
    file("w.geojson", "application/json", `{"type":${"[".repeat(50_000)}`),
    file("a.kml", "text/xml", "<kml><coordinates>1,2 , NaN,1e9 -8,43</coordinates></kml>"),
    file("plan.json", "application/json", '{"name":"x","days":[{"__proto__":1}]}'),
  ],
  table: [
    file("t.csv", "text/csv", "day,from,to\n1,ferrol,neda\n2,neda,betanzos\n"),
    file("t.csv", "text/csv", "slug,name,country,size\nx-y,X,Spain,village\nx-y,,,\n"),
    file("t.csv", "text/csv", `slug,name\n${",".repeat(100_000)}`),
    file("t.csv", "text/csv", `slug,name\n${'"'.repeat(50_001)}`),
    file("t.csv", "text/csv", "slug,slug,__proto__,\0\nburgos,\ud800,1,2\n"),
  ],
  other: [
    undefined,
    file("../../x", "application/octet-stream", Buffer.alloc(70_000)),
    file("", "text/plain; charset=utf-99", ""),
  ],
};

/** A file to upload, or none; mostly of the type expected at an address. */
export function sampleFile(address: string, random: Random): FileField | undefined {
  const kinds: readonly Kind[] = ["picture", "track", "table", "other"];
  const fitting = address.includes("photo") ? "picture" : address.includes("administration") ? "table" : "track";
  const kind = /path\/|plans/.test(address) ? "track" : fitting;
  return random.of(files[random.is(0.6) ? kind : random.of(kinds)]);
}
