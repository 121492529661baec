import { describe, expect, it } from "vitest";
import { localName } from "./local-name.ts";

const inSpain = (name: string, changes = {}) =>
  localName({
    slug: "a-house",
    name,
    type: "albergue_unspecified",
    country: "Spain",
    townName: "O Cebreiro",
    ...changes,
  });

describe("the local name of a house", () => {
  it("is that of the public network, however its name is spelt", () => {
    expect(inSpain("Xunta de Galicia O Cebreiro Pilgrims Hostel")).toBe("Albergue de peregrinos de O Cebreiro");
    expect(inSpain("Xunta dse Galicia Pilgrim's Hostel")).toBe("Albergue de peregrinos de O Cebreiro");
    expect(inSpain("San Roque Pilgrims Hostel")).toBe("Albergue de peregrinos San Roque");
  });

  it("says the kind before the name, once", () => {
    expect(inSpain("Casa Anton Boarding House", { type: "pension" })).toBe("Casa Anton");
    expect(inSpain("La Posada Boarding House", { type: "pension" })).toBe("Pensión La Posada");
    expect(inSpain("Báltico Hotel", { type: "hotel" })).toBe("Hotel Báltico");
    expect(inSpain("Lorentx Hostel", { type: "albergue_private" })).toBe("Albergue Lorentx");
    expect(inSpain("Vieira Pilgrims Hostel", { type: "albergue_private" })).toBe("Albergue Vieira");
    expect(inSpain("Don Suero Hostel", { type: "pension" })).toBe("Hostal Don Suero");
  });

  it("leaves local names, and those that houses give themselves in English", () => {
    expect(inSpain("Albergue Jakue")).toBeNull();
    expect(inSpain("Puente Colgante Boutique Hotel")).toBeNull();
    expect(
      localName({ slug: "x", name: "Eleven Hostel", type: "hostel", country: "Portugal", townName: "Esposende" }),
    ).toBeNull();
  });
});
