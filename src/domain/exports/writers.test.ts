import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { ExportedWalk } from "./exported-walk.ts";
import { writeGeoJson } from "./geojson.ts";
import { writeGpx } from "./gpx.ts";
import { writeKml } from "./kml.ts";

const awkward = `O "Pino" & <Arca> 'x' ]]> ñ 🐚 \u0000\u000b\ud800`;
const readable = `O "Pino" & <Arca> 'x' ]]> ñ 🐚 `;

const walk: ExportedWalk = {
  name: awkward,
  link: "https://vieira.example/camino-frances?a=1&b=2",
  colour: "#3562ff",
  tracks: [
    {
      name: "Day 1",
      pieces: [
        [
          { lat: 42.123456, lon: -8, elevationM: 185 },
          { lat: 42.2, lon: -8.1, elevationM: 0 },
        ],
        [
          { lat: 42.2, lon: -8.1, elevationM: 0 },
          { lat: 42.3, lon: -8.2, elevationM: 12.5 },
        ],
      ],
    },
    {
      name: awkward,
      pieces: [
        [
          { lat: 43, lon: 1, elevationM: null },
          { lat: 44, lon: 2, elevationM: 7 },
        ],
      ],
    },
  ],
  stops: [
    { name: awkward, lat: 42.2, lon: -8.1, elevationM: 0, type: "town", note: "3.1 km" },
    { name: "B", lat: 42.3, lon: -8.2, elevationM: null, type: "other" },
  ],
  stopsTitle: "Places",
};

const lists = new Set(["wpt", "trk", "trkseg", "trkpt", "Placemark", "Folder", "LineString"]);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => lists.has(name),
});

function parsed(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

describe("writeGpx", () => {
  const { gpx } = parsed(writeGpx(walk));

  it("is GPX 1.1 with licence and attribution", () => {
    expect(gpx).toMatchObject({ version: "1.1", xmlns: "http://www.topografix.com/GPX/1/1" });
    expect(gpx.metadata).toMatchObject({
      name: readable,
      copyright: { author: expect.stringContaining("OpenStreetMap"), license: expect.stringContaining("odbl") },
      link: { href: walk.link },
    });
    // The schema requires this order of elements.
    expect(Object.keys(gpx.metadata)).toEqual(["name", "desc", "copyright", "link"]);
    expect(Object.keys(gpx.wpt[0])).toEqual(["ele", "name", "desc", "sym", "type", "lat", "lon"]);
  });

  it("names the symbol of each place that has one", () => {
    const stop = { name: "A", lat: 42, lon: -8, elevationM: null };
    const types = ["albergue_municipal", "camping", "town", "water", "landmarks", "other"];
    const drawn = parsed(writeGpx({ ...walk, stops: types.map((type) => ({ ...stop, type })) })).gpx.wpt;
    expect(drawn.map(({ sym }: { sym?: string }) => sym)).toEqual([
      "Lodging",
      "Campground",
      "City (Medium)",
      "Drinking Water",
      undefined,
      undefined,
    ]);
  });

  it("has a trk for each track, a trkseg for each part, and elevations where known", () => {
    expect(
      gpx.trk.map((track: { trkseg: { trkpt: object[] }[] }) => track.trkseg.map(({ trkpt }) => trkpt.length)),
    ).toEqual([[2, 2], [2]]);
    expect(gpx.trk[0].trkseg[0].trkpt).toEqual([
      { lat: "42.12346", lon: "-8", ele: "185" },
      { lat: "42.2", lon: "-8.1", ele: "0" },
    ]);
    expect(gpx.trk[1].trkseg[0].trkpt[0]).toEqual({ lat: "43", lon: "1" });
    expect(gpx.wpt[1]).toEqual({ lat: "42.3", lon: "-8.2", name: "B", type: "other" });
  });
});

describe("writeKml", () => {
  const { Document } = parsed(writeKml(walk)).kml;
  const [tracks, stops] = Document.Folder;

  it("contains the name, the licence and the line colour", () => {
    expect(Document.name).toBe(readable);
    expect(Document.description).toContain("OpenStreetMap");
    // KML writes alpha, blue, green, red.
    expect(Document.Style.LineStyle.color).toBe("ffff6235");
    expect(stops.name).toBe("Places");
  });

  it("has altitudes only on lines whose elevations are all known", () => {
    const lines = tracks.Placemark.map((one: { MultiGeometry: { LineString: { coordinates: string }[] } }) =>
      one.MultiGeometry.LineString.map(({ coordinates }) => coordinates),
    );
    expect(lines).toEqual([["-8,42.12346,185 -8.1,42.2,0", "-8.1,42.2,0 -8.2,42.3,12.5"], ["1,43 2,44"]]);
    expect(stops.Placemark[1].Point.coordinates).toBe("-8.2,42.3");
  });
});

describe("writeGeoJson", () => {
  const collection = JSON.parse(writeGeoJson(walk));

  it("is a FeatureCollection with licence and attribution", () => {
    expect(collection).toMatchObject({
      type: "FeatureCollection",
      name: walk.name,
      licence: expect.stringContaining("odbl"),
    });
    expect(collection.features.map(({ properties }: { properties: { kind: string } }) => properties.kind)).toEqual([
      "track",
      "track",
      "stop",
      "stop",
    ]);
  });

  it("writes longitude before latitude, and elevations if all of a line are known", () => {
    expect(collection.features[0].geometry).toEqual({
      type: "MultiLineString",
      coordinates: [
        [
          [-8, 42.12346, 185],
          [-8.1, 42.2, 0],
        ],
        [
          [-8.1, 42.2, 0],
          [-8.2, 42.3, 12.5],
        ],
      ],
    });
    expect(collection.features[1].geometry.coordinates).toEqual([
      [
        [1, 43],
        [2, 44],
      ],
    ]);
    expect(collection.features[3]).toMatchObject({
      properties: { elevationM: null, note: null },
      geometry: { coordinates: [-8.2, 42.3] },
    });
  });
});
