import { describe, expect, it } from "vitest";
import { checkBeds } from "./contacts.ts";
import { checkNames } from "../names.ts";
import { checkSameHouse } from "./same-house.ts";
import { house, tinyDataSet } from "../tiny-data-set.ts";

const withHouses = (...accommodations: ReturnType<typeof house>[]) => ({ ...tinyDataSet(), accommodations });

describe("places to stay in the data set", () => {
  it("are unique in spite of names in several languages", () => {
    const twin = {
      slug: "brea-hostel",
      name: "Brea Pilgrims Hostel",
      osmId: null,
      type: "albergue_unspecified",
    } as const;
    expect(checkSameHouse(withHouses(house(), house(twin)))).toEqual([
      "accommodations albergue-brea and brea-hostel: are the same house by their names",
    ]);
    expect(checkSameHouse(withHouses(house(), house({ ...twin, name: "Brea San Juan" })))).toEqual([]);
    expect(checkSameHouse(withHouses(house(), house({ ...twin, type: "hotel" })))).toEqual([]);
  });

  it("are unique in spite of apostrophes, spaces, typos and neighbouring towns", () => {
    const pairs = [
      ["Albergue Jacobs", "Jacob's Hostel"],
      ["Albergue Sendasur", "Albergue Senda Sur"],
      ["Albergue Casa Banderas", "Casa Baderas"],
      ["Albergue Nova de Rente", "Novade Rente"],
      ["Albergue Brea", "Albergue Municipal de Bréa"],
    ] as const;
    const twin = { slug: "twin", osmId: null, type: "albergue_unspecified" } as const;
    for (const [one, other] of pairs) {
      expect(checkSameHouse(withHouses(house({ name: one }), house({ ...twin, name: other }))), other).toHaveLength(1);
    }
    const data = withHouses(house({ name: "Albergue Xusto" }), house({ ...twin, name: "O Xusto", townSlug: "alba" }));
    expect(checkSameHouse(data)).toEqual([]);
    const near = data.waypoints.map((waypoint) => ({ ...waypoint, lat: 42 + (waypoint.lat - 42) / 4 }));
    expect(checkSameHouse({ ...data, waypoints: near })).toHaveLength(1);
  });

  it("are unique where similar names share an address", () => {
    const [one, other] = [
      house({ slug: "relais", name: "Gîte Relais des Jacobins", type: "gite", lat: 42.1, lon: -8 }),
      house({ slug: "jacobins", name: "Pensión Jacobins", type: "pension", osmId: null, lat: 42.1002, lon: -8 }),
    ];
    expect(checkSameHouse(withHouses(one, other))).toHaveLength(1);
    expect(checkSameHouse(withHouses(one, { ...other, lat: 42.101 }))).toEqual([]);
  });

  it("have distinct telephone numbers", () => {
    const phone = "+34 982 000 000";
    const other = house({ slug: "san-juan", name: "Casa San Juan", osmId: null, phone });
    expect(checkSameHouse(withHouses(house({ phone }), other))).toEqual([
      "accommodations albergue-brea and san-juan: are the same house by their ways to reach them",
    ]);
    expect(checkSameHouse(withHouses(house({ phone: null }), { ...other, phone: null }))).toEqual([]);
  });

  it("have local names that begin with their type", () => {
    for (const name of ["Casa Anton Boarding House", "Monastery San Juan", "Casa Fitero and", "Toranda Inn"]) {
      expect(checkNames(withHouses(house({ name }))), name).toHaveLength(1);
    }
    const rooms = ["dormitory"];
    const [source, mapped] = [
      { source: "de-calixtinus", rooms },
      { source: "openstreetmap", rooms },
    ];
    const names = ["Isabel Rooms", "Limón Guest House", "El Puerto Hospice", "Hostel La Playa", "Auberge Brea"];
    for (const name of names) {
      expect(checkNames(withHouses(house({ ...source, name }))), name).toHaveLength(1);
    }
    expect(checkNames(withHouses(house({ ...mapped, name: "Aqua Rooms" })))).toEqual([]);
    expect(checkNames(withHouses(house({ ...mapped, name: "San Telmo Pension", type: "pension" })))).toHaveLength(1);
    const inPortugal = (name: string) => {
      const data = withHouses(house({ ...source, name }));
      return checkNames({ ...data, towns: data.towns.map((town) => ({ ...town, country: "Portugal" })) });
    };
    for (const name of ["Alojamiento Brea", "Brea Guesthouse", "Brea Apartments"])
      expect(inPortugal(name)).toHaveLength(1);
    for (const name of ["Brea Hostel", "Brea Guest House"]) expect(inPortugal(name)).toEqual([]);
    expect(checkNames(withHouses(house({ name: "Apartamentos Portolux", type: "hotel" })))).toEqual([
      "accommodation albergue-brea: Apartamentos Portolux is no hotel",
    ]);
    expect(checkNames(withHouses(house({ name: "Hotel Brea", rooms: ["dormitory"] })))).toEqual([]);
    for (const name of ["Albergue Brea;Casa Brea", "Albergue Brea ***", "Albergue d´Etape"]) {
      expect(checkNames(withHouses(house({ name }))), name).toHaveLength(1);
    }
    const wrong = [
      { name: "Hostal-restaurante Oscar", type: "albergue_private", rooms: ["double"] },
      { name: "Albergue Municipal de Brea", type: "albergue_private" },
      { name: "Albergue Municipal de Brea", type: "albergue_public_xunta" },
      { name: "Residencial Brea", type: "hotel" },
      { name: "Casa Rural", type: "pension" },
    ] as const;
    for (const changes of wrong) expect(checkNames(withHouses(house(changes))), changes.name).toHaveLength(1);
  });

  it("exist in every town of a main branch", () => {
    const data = withHouses(house());
    const towns = data.towns.map((town) => ({ ...town, size: "town" as const }));
    expect(checkBeds({ ...data, towns })).toEqual([
      "town alba: has no place to stay and is no known exception",
      "town coto: has no place to stay and is no known exception",
    ]);
  });
});
