import { expect, it } from "vitest";
import { readOverpassElement } from "./overpass.ts";

const hotel = { type: "node", id: 7, lat: 42.9, lon: -8, tags: { tourism: "hotel", name: "Casa Inventada" } };

it("parses a place to stay with position, number and contacts", () => {
  const tags = { ...hotel.tags, "contact:phone": "+34 982 000 111", website: "https://inventada.example" };
  expect(readOverpassElement({ ...hotel, tags }, 1)).toMatchObject({
    kind: "Hotel",
    osmId: "node/7",
    place: { lat: 42.9, lon: -8 },
    phone: "+34 982 000 111",
    web: "https://inventada.example",
  });
  const way = { ...hotel, type: "way", lat: undefined, lon: undefined, center: { lat: 42, lon: -7 } };
  expect(readOverpassElement(way, 1)).toMatchObject({ osmId: "way/7", place: { lat: 42, lon: -7 } });
});

it.each(["constructor", "toString", "__proto__", "hotel;hostel", ""])(
  "does not recognise “%s” as a type of place to stay",
  (tourism) => {
    const element = JSON.parse(JSON.stringify({ ...hotel, tags: { name: "Casa Inventada", tourism } }));
    expect(readOverpassElement(element, 1)).toBeNull();
  },
);

it.each([null, 1, "node", [], {}, { ...hotel, type: "count" }, { ...hotel, id: -4.5 }, { ...hotel, id: "7" }])(
  "skips invalid elements: %j",
  (element) => {
    expect(readOverpassElement(element, 1)).toBeNull();
  },
);

it.each([
  ["", ""],
  [null, null],
  [[], []],
  ["42.9", "-8"],
  [95, -8],
])("does not accept %j, %j as coordinates", (lat, lon) => {
  expect(readOverpassElement({ ...hotel, lat, lon }, 1)).toMatchObject({ place: null });
});
