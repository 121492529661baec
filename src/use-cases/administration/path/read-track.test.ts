import { describe, expect, it } from "vitest";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { readTrack } from "./read-track.ts";

const three = [
  { lat: 42.1, lon: -8.1, elevationM: 10 },
  { lat: 42.2, lon: -8.2, elevationM: null },
  { lat: 42.3, lon: -8.3, elevationM: 30.5 },
];

const gpx = (points: string) => `<?xml version="1.0"?><gpx><trk><trkseg>${points}</trkseg></trk></gpx>`;
const point = (lat: string, rest = "") => `<trkpt lat="${lat}" lon="-8">${rest}</trkpt>`;

describe("readTrack", () => {
  it("reads consecutive tracks of GPX, with namespace prefixes too", () => {
    const text = `\ufeff<?xml version="1.0"?>\n<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1"><g:wpt lat="1" lon="1"/>
      <g:trk><g:trkseg><g:trkpt lat="42.1" lon="-8.1"><g:ele>10</g:ele></g:trkpt></g:trkseg>
      <g:trkseg><g:trkpt lat="42.2" lon="-8.2"/></g:trkseg></g:trk>
      <g:trk><g:trkseg><g:trkpt lat="42.3" lon="-8.3"><g:ele>30.5</g:ele></g:trkpt></g:trkseg></g:trk></g:gpx>`;
    expect(readTrack(text)).toEqual({ format: "gpx", points: three });
  });

  it("takes the route of a GPX file without a track", () => {
    const text = `<gpx><rte><rtept lat="42.1" lon="-8.1"><ele>10</ele></rtept><rtept lat="42.2" lon="-8.2"/></rte></gpx>`;
    expect(readTrack(text).points).toEqual(three.slice(0, 2));
  });

  it("reads lines of KML in folders, and recorded tracks", () => {
    const lines = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><Placemark><Point><coordinates>1,1</coordinates></Point></Placemark>
      <Placemark><MultiGeometry><LineString><coordinates>-8.1,42.1,10
      -8.2,42.2</coordinates></LineString><LineString><coordinates>-8.3,42.3,30.5</coordinates></LineString></MultiGeometry></Placemark></Folder></Document></kml>`;
    expect(readTrack(lines)).toEqual({ format: "kml", points: three });
    const recorded = `<kml><Placemark><gx:Track><when>2026</when><gx:coord>-8.1 42.1 10</gx:coord><gx:coord>-8.2 42.2</gx:coord></gx:Track></Placemark></kml>`;
    expect(readTrack(recorded).points).toEqual(three.slice(0, 2));
  });

  it.each([
    `<kml><LineString><coordinates>-8.1,42.1,0 -8.2,42.2,0</coordinates></LineString></kml>`,
    gpx(point("42", "<ele>0</ele>") + point("42.1", "<ele>0.0</ele>")),
    JSON.stringify({
      type: "LineString",
      coordinates: [
        [-8.1, 42.1, 0],
        [-8.2, 42.2, 0],
      ],
    }),
  ])("treats an elevation of 0 everywhere as unknown: %s", (text) => {
    expect(readTrack(text).points.map(({ elevationM }) => elevationM)).toEqual([null, null]);
  });

  it.each(["NaN", "1e999", "-32768", "120 m", ""])("treats an elevation of %j as unknown, and no other", (height) => {
    const text = gpx(point("42", `<ele>${height}</ele>`) + point("42.1", "<ele>120</ele>"));
    expect(readTrack(text).points.map(({ elevationM }) => elevationM)).toEqual([null, 120]);
  });

  it("reads lines of GeoJSON in collections", () => {
    const text = JSON.stringify({
      type: "FeatureCollection",
      features: [
        { type: "Feature", geometry: { type: "Point", coordinates: [0, 0] } },
        {
          type: "Feature",
          geometry: {
            type: "LineString",
            coordinates: [
              [-8.1, 42.1, 10],
              [-8.2, 42.2],
            ],
          },
        },
        { type: "Feature", geometry: { type: "MultiLineString", coordinates: [[[-8.3, 42.3, 30.5]]] } },
        { type: "Feature", geometry: null },
      ],
    });
    expect(readTrack(text)).toEqual({ format: "geojson", points: three });
  });

  const bomb = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>${gpx(point("&b;"))}`;
  const outside = `<!DOCTYPE gpx SYSTEM "file:///etc/passwd">${gpx(point("42"))}`;
  const deep = `{"type":"GeometryCollection","geometries":[`.repeat(5000) + "]}".repeat(5000);
  const line = (coordinates: unknown) => JSON.stringify({ type: "LineString", coordinates });
  const refused: [wrong: string, text: string, code: string][] = [
    ["entities", bomb, "file_with_entities"],
    ["a document type", outside, "file_with_entities"],
    ["no latitude", gpx(point("NaN") + point("42")), "track_with_bad_points"],
    ["an empty latitude", gpx(point("") + point("42")), "track_with_bad_points"],
    ["a point off the earth", gpx(point("42") + point("91")), "track_with_bad_points"],
    [
      "coordinates that are no numbers",
      line([
        ["a", "b"],
        [1, 2],
      ]),
      "track_with_bad_points",
    ],
    ["coordinates within coordinates", line([[[1, 2]], [[1, 2]]]), "track_with_bad_points"],
    [
      "KML without numbers",
      "<kml><LineString><coordinates>a,b c,d</coordinates></LineString></kml>",
      "track_with_bad_points",
    ],
    ["no points", gpx(""), "track_without_points"],
    ["a single point", gpx(point("42")), "track_without_points"],
    ["points only", JSON.stringify({ type: "Point", coordinates: [1, 2] }), "track_without_points"],
    ["an empty file", "", "track_unreadable"],
    ["words", "Saint-Jean, Roncesvalles", "track_unreadable"],
    ["a list", "[1, 2]", "track_unreadable"],
    ["broken XML", "<gpx><trk></gpx>", "track_unreadable"],
    ["another XML", "<html><body/></html>", "track_unreadable"],
    ["broken JSON", `{"type":"LineString"`, "track_unreadable"],
    ["collections without end", deep, "track_unreadable"],
    ["elements without end", `<kml>${"<Folder>".repeat(5000)}${"</Folder>".repeat(5000)}</kml>`, "track_unreadable"],
    ["too many points", line(Array.from({ length: 100_001 }, () => [1, 2])), "track_too_long"],
  ];

  it.each(refused)("refuses %s", (_, text, code) => {
    let thrown: unknown;
    try {
      readTrack(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(UseCaseError);
    expect(thrown).toMatchObject({ kind: "not-valid", errors: { file: [code] } });
  });
});
