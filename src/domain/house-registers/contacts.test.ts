import { describe, expect, it } from "vitest";
import { addressOf, mailOf, phonesOf, webOf } from "./contacts.ts";

describe("contacts in register files", () => {
  it("parses valid telephone numbers only", () => {
    expect(phonesOf("923/414102")).toEqual(["+34 923 414 102"]);
    expect(phonesOf("943 833 041 - 635 704 494")).toEqual(["+34 943 833 041", "+34 635 704 494"]);
    expect(phonesOf("943 293 133-609 344 774")).toEqual(["+34 943 293 133", "+34 609 344 774"]);
    expect(phonesOf("947-261200")).toEqual(["+34 947 261 200"]);
    expect(phonesOf("979880134 y fax")).toEqual(["+34 979 880 134"]);
    expect(phonesOf("6498226036")).toEqual([]);
    expect(phonesOf("ooooooooo")).toEqual([]);
    expect(phonesOf("987000000")).toEqual([]);
    const france = { code: "33", digits: 9 };
    expect(phonesOf("+33 4 71 77 80 62;+33 6 65 15 04 32", france)).toEqual(["+33 4 71 77 80 62", "+33 6 65 15 04 32"]);
    expect(phonesOf("+33954394653", france)).toEqual(["+33 9 54 39 46 53"]);
  });

  it("parses e-mail addresses and skips concatenated ones", () => {
    expect(mailOf("Reservas@Hostal-Orejas.es")).toBe("reservas@hostal-orejas.es");
    expect(mailOf("albergue@aytotabara.com  / alcalde@aytotabara.com")).toBe("albergue@aytotabara.com");
    expect(mailOf("latorre@valdeorras.cominfo@hrlatorrre.com")).toBeNull();
    expect(mailOf("reservas @mesondelcid.es")).toBeNull();
    expect(mailOf("www.reservas2004@hostal-orejas.es")).toBe("reservas2004@hostal-orejas.es");
    expect(mailOf(".hostal@hotmail.com")).toBe("hostal@hotmail.com");
  });

  it("completes web addresses", () => {
    expect(webOf("WWW.DONSUERO.ES")).toBe("http://www.donsuero.es");
    expect(webOf("https://cahors-france.brithotel.fr/")).toBe("https://cahors-france.brithotel.fr");
    expect(webOf("caminomila@terra.es")).toBeNull();
  });

  it("formats postal addresses", () => {
    expect(addressOf("CL/CAMINO DE SANTIAGO,25", "09199", "Atapuerca")).toBe(
      "Calle Camino de Santiago, 25, 09199 Atapuerca",
    );
    expect(addressOf("Avenida AVDA. CALVO SOTELO, 28", "24500", "Villafranca del Bierzo")).toBe(
      "Avenida Calvo Sotelo, 28, 24500 Villafranca del Bierzo",
    );
    expect(addressOf("Camino CAMINO DE REDOÑA,S/N", "09250", "Belorado")).toBe("Camino de Redoña, S/N, 09250 Belorado");
    expect(addressOf("Carretera CR ANTIGUA NACIONAL VI, 43", "24524", "Vega de Valcarce")).toBe(
      "Carretera Antigua Nacional VI, 43, 24524 Vega de Valcarce",
    );
    expect(addressOf("", "24500", "Villafranca del Bierzo")).toBeNull();
  });
});
