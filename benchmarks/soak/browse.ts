import { newAddress } from "#tests/security/signed-in-person.ts";
import type { Begin } from "./occupations.ts";

const kinds: readonly (readonly [what: string, paths: readonly string[]])[] = [
  ["first page", ["/", "/es"]],
  ["route", ["/camino-frances", "/camino-ingles", "/camino-portugues", "/camino-del-norte", "/es/camino-primitivo"]],
  ["town", ["/camino-frances/sarria", "/camino-frances/burgos", "/camino-ingles/betanzos", "/es/camino-frances/leon"]],
  ["house", ["/camino-frances/orisson/auberge-borda-orisson"]],
  ["finder of towns", ["/town", "/town?route=camino-frances&service=pharmacy", "/town?q=leon"]],
  ["finder of houses", ["/accommodation?route=camino-frances&amenity=pets", "/accommodation?q=roncesvalles"]],
  ["planner's page", ["/planner?route=camino-ingles", "/planner?route=camino-frances&ideal=6"]],
  ["search as typed", ["/api/search?q=san", "/api/search?q=santi", "/api/search?q=albergue"]],
  ["graph of a route", ["/api/routes/camino-frances/graph", "/api/routes/camino-ingles/graph"]],
];

/** A visitor who goes from page to page. */
export const browse: Begin = async ({ server, journal }, chance) => {
  const headers = { "X-Forwarded-For": newAddress(), "Accept-Encoding": "br, gzip" };
  return async () => {
    const [what, paths] = chance.of(kinds);
    const answer = await server.send({ method: "GET", path: chance.of(paths), headers });
    journal.note(what, answer, (status) => status === 200);
  };
};
