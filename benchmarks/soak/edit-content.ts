import { signInPerson } from "#tests/security/signed-in-person.ts";
import type { Begin } from "./occupations.ts";

/** An editor who looks through lists and writes descriptions, after which nothing that was kept of the content holds. */
export const editContent: Begin = async ({ server, journal, all }, chance) => {
  const { api, headers } = await signInPerson(server, "editor");
  const towns = all.known.at("/administration/towns");
  const isFound = (status: number): boolean => status === 200;
  return async () => {
    if (chance.is(0.5)) {
      const path = chance.of(["/administration", "/administration/towns", "/administration/accommodations?q=alb"]);
      return journal.note("administration, page", await server.send({ method: "GET", path, headers }), isFound);
    }
    const change = { description: `Seen ${chance.whole(1, 1_000)} times.` };
    const answer = await api("PATCH", `/administration/towns/${chance.of(towns)}`, change, { "If-Match": "*" });
    // An attacker who is an editor may have deleted the town.
    return journal.note("description of a town", answer, (status) => isFound(status) || status === 404);
  };
};
