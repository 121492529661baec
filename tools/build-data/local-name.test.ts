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

describe("the local name of a place to stay", () => {
  it("uses the name of its public network, however it is spelt", () => {
    expect(inSpain("Xunta de Galicia O Cebreiro Pilgrims Hostel")).toBe("Albergue de peregrinos de O Cebreiro");
    expect(inSpain("Xunta dse Galicia Pilgrim's Hostel")).toBe("Albergue de peregrinos de O Cebreiro");
    expect(inSpain("San Roque Pilgrims Hostel")).toBe("Albergue de peregrinos San Roque");
  });

  it("puts the type before the name, once", () => {
    expect(inSpain("Casa Anton Boarding House", { type: "pension" })).toBe("Casa Anton");
    expect(inSpain("La Posada Boarding House", { type: "pension" })).toBe("Pensión La Posada");
    expect(inSpain("Báltico Hotel", { type: "hotel" })).toBe("Hotel Báltico");
    expect(inSpain("Lorentx Hostel", { type: "albergue_private" })).toBe("Albergue Lorentx");
    expect(inSpain("Vieira Pilgrims Hostel", { type: "albergue_private" })).toBe("Albergue Vieira");
    expect(inSpain("Don Suero Hostel", { type: "pension" })).toBe("Hostal Don Suero");
  });

  it("has the type in the source's address where English has one word for several", () => {
    const named = (slug: string, name: string, type = "albergue_private") => inSpain(name, { slug, type });
    expect(named("albergue-los-templarios", "Los Templarios Pilgrims Hotel")).toBe("Albergue Los Templarios");
    expect(named("hostal-monteclaro", "Monteclaro Hostel")).toBe("Hostal Monteclaro");
    expect(named("hotel-san-jorge", "San Jorge Boarding House", "pension")).toBe("Hotel San Jorge");
    expect(named("albergue-casa-susi", "Casa Susi Hostel")).toBe("Albergue Casa Susi");
    expect(named("casa-rural-el-descanso", "El Descanso Rural Centre")).toBe("Casa rural El Descanso");
  });

  it("loses an ambiguous type", () => {
    expect(inSpain("Toranda Inn")).toBe("Toranda");
    expect(inSpain("Isabel Rooms")).toBe("Isabel");
    expect(inSpain("Guest House El Sendero")).toBe("El Sendero");
    expect(inSpain("Alto Aragón Guesthouse")).toBe("Alto Aragón");
  });

  it("is Portuguese in Portugal for hostels and guest houses", () => {
    const inPortugal = (name: string, slug: string) =>
      localName({ slug, name, type: "albergue_private", country: "Portugal", townName: "Esposende" });
    expect(inPortugal("O Conforto Hostel", "albergue-o-conforto")).toBe("Albergue O Conforto");
    expect(inPortugal("Casa da Valada Hostel", "casa-da-valada")).toBe("Casa da Valada");
    expect(inPortugal("Niho Hostel", "niho-hostel")).toBeNull();
    expect(inPortugal("Laranjal Guesthouse", "laranjal")).toBe("Laranjal Guest House");
    expect(inPortugal("Alojamiento Terraço da Vila", "terraco-da-vila")).toBe("Terraço da Vila");
  });

  it("keeps local names, and English names that the owners use", () => {
    expect(inSpain("Albergue Jakue")).toBeNull();
    expect(inSpain("Puente Colgante Boutique Hotel")).toBeNull();
    expect(
      localName({
        slug: "eleven-hostel",
        name: "Eleven Hostel",
        type: "hostel",
        country: "Portugal",
        townName: "Esposende",
      }),
    ).toBeNull();
  });
});
