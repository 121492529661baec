import { expect, it } from "vitest";
import { columnsOfHeader } from "./register-columns.ts";

it.each([
  ["Galicia", ["Nome", "Concello", "Latitude", "Lonxitude"]],
  ["Castilla y León", ["Nombre", "Municipio", "GPS.Latitud", "GPS.Longitud"]],
  ["Euskadi", ["documentName", "municipality", "latwgs84", "lonwgs84"]],
  ["DATAtourisme", ["Nom_du_POI", "Commune", "Latitude", "Longitude"]],
])("recognises the location columns of %s", (_, header) => {
  expect(columnsOfHeader(header, [])).toEqual({ name: 0, municipality: 1, lat: 2, lon: 3 });
});
