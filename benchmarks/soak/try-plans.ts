import { newAddress } from "#tests/security/signed-in-person.ts";
import type { Begin } from "./occupations.ts";

const routes = ["camino-frances", "camino-frances", "camino-ingles", "camino-portugues", "camino-del-norte"];

/** Somebody who moves the sliders of the planner, some of them to places where there is no plan. */
export const tryPlans: Begin = async ({ server, journal }, chance) => {
  const headers = { "X-Forwarded-For": newAddress(), "Content-Type": "application/json" };
  return async () => {
    const options = {
      route: chance.of(routes),
      ideal: chance.whole(40, 90) / 10,
      ...(chance.is(0.3) && { startDate: "2027-05-10" }),
      ...(chance.is(0.3) && { restEvery: { after: 7, min: 5, max: 9 } }),
      ...(chance.is(0.2) && { variants: "free" }),
    };
    const body = Buffer.from(JSON.stringify(options));
    const answer = await server.send({ method: "POST", path: "/api/planner", headers, body });
    journal.note("plan of the API", answer, (status) => status === 200 || status === 422);
  };
};
