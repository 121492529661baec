import { describe, expect, it } from "vitest";
import { checkBeds } from "./beds.ts";
import { checkNames } from "./names.ts";
import { checkSameHouse } from "./same-house.ts";
import { house, tinyDataSet } from "./tiny-data-set.ts";

const withHouses = (...accommodations: ReturnType<typeof house>[]) => ({ ...tinyDataSet(), accommodations });

describe("houses of the data set", () => {
  it("are each in once, whatever the language of their names", () => {
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

  it("have telephones of their own", () => {
    const phone = "+34 982 000 000";
    const other = house({ slug: "san-juan", name: "Casa San Juan", osmId: null, phone });
    expect(checkSameHouse(withHouses(house({ phone }), other))).toEqual([
      "accommodations albergue-brea and san-juan: are the same house by their telephones",
    ]);
    expect(checkSameHouse(withHouses(house({ phone: null }), { ...other, phone: null }))).toEqual([]);
  });

  it("have local names and the type that these begin with", () => {
    for (const name of ["Casa Anton Boarding House", "Monastery San Juan", "Casa Fitero and", "Toranda Inn"]) {
      expect(checkNames(withHouses(house({ name }))), name).toHaveLength(1);
    }
    expect(checkNames(withHouses(house({ name: "Apartamentos Portolux", type: "hotel" })))).toEqual([
      "accommodation albergue-brea: Apartamentos Portolux is no hotel",
    ]);
    expect(checkNames(withHouses(house({ name: "Hotel Brea", rooms: ["dormitory"] })))).toEqual([]);
  });

  it("stand in every town of a main branch", () => {
    const data = withHouses(house());
    const towns = data.towns.map((town) => ({ ...town, size: "town" as const }));
    expect(checkBeds({ ...data, towns })).toEqual([
      "town alba: has no place to stay and is no known exception",
      "town coto: has no place to stay and is no known exception",
    ]);
  });
});
