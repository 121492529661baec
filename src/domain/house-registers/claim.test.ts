import { expect, it } from "vitest";
import { type Claim, surest } from "./claim.ts";
import { agrees, typeByName, typeOfRegister } from "./house-kinds.ts";

const claim = (changes: Partial<Claim>): Claim => ({
  house: "a",
  field: "phone",
  value: "1",
  source: "x",
  date: "2020",
  certainty: "medium",
  ...changes,
});

it("prefers the more reliable of two sources, and the newer of equally reliable ones", () => {
  const [old, recent, sure] = [claim({}), claim({ date: "2022-12" }), claim({ date: "2017", certainty: "high" })];
  expect(surest([old, recent])).toBe(recent);
  expect(surest([old, recent, sure])).toBe(sure);
});

it("takes the number of beds only from the same type of place", () => {
  expect(agrees("albergue_private", typeOfRegister("Albergue turístico"))).toBe(true);
  expect(agrees("albergue_private", typeOfRegister("Apartamento Turístico"))).toBe(false);
  expect(agrees("pension", typeOfRegister("Hostal Residencia"))).toBe(true);
});

it("derives the type from the name, unless there is a dormitory", () => {
  expect(typeByName("Apartamentos Portolux", "hotel", "")).toBe("apartment");
  expect(typeByName("Pensión Manuel", "albergue_unspecified", "")).toBe("pension");
  expect(typeByName("Pensión Manuel", "albergue_unspecified", "double;dormitory")).toBeNull();
  expect(typeByName("Hotel rural Amatxi", "casa_rural", "")).toBeNull();
  expect(typeByName("Hostal-restaurante Oscar", "albergue_private", "double")).toBe("pension");
  expect(typeByName("Mamerto Hostal Rural", "apartment", "")).toBe("pension");
  expect(typeByName("Hotel Villa D'Arcos", "pension", "dormitory")).toBe("hotel");
  expect(typeByName("Nuevo albergue municipal", "albergue_private", "dormitory")).toBe("albergue_municipal");
  expect(typeByName("Albergue Municipal de Arzúa", "albergue_public_xunta", "dormitory")).toBeNull();
  expect(typeByName("Albergue Parroquial de Viana", "albergue_unspecified", "")).toBe("albergue_parochial");
  expect(typeByName("Posada La Roblera", "casa_rural", "")).toBeNull();
  expect(typeByName("Posada Valle de Guriezo", "albergue_private", "double")).toBe("pension");
  expect(typeByName("Gîte du Carmel", "pension", "")).toBe("gite");
  expect(typeByName("El Santo Hostel", "hotel", "")).toBe("hostel");
  expect(typeByName("Eleven Hostel", "albergue_private", "dormitory")).toBeNull();
});
