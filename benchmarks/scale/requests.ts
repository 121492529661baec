import type pg from "pg";

/** A repeated request with different parameters each time, so that no cached response is used. */
export interface MeasuredRequest {
  readonly name: string;
  readonly who: "visitor" | "administrator";
  path(time: number): string;
}

/** Subjects of the requests, from the shipped data and thus in both databases. */
async function shippedPlaces(client: pg.Client) {
  const { rows: houses } = await client.query<{
    path: string;
    town: string;
    route: string;
    uuid: string;
    townUuid: string;
  }>(
    `SELECT DISTINCT ON (town.slug) '/' || route.slug || '/' || town.slug AS town, route.slug AS route, town.uuid AS "townUuid",
       '/' || route.slug || '/' || town.slug || '/' || house.slug AS path, house.uuid
     FROM accommodation house JOIN town ON town.uuid = house.town_uuid
       JOIN distance ON distance.to_town_uuid = town.uuid JOIN route ON route.uuid = distance.route_uuid
     WHERE route.slug IN (SELECT slug FROM route WHERE sort < 100 ORDER BY sort LIMIT 6) AND house.slug !~ '-[0-9]+$'
     ORDER BY town.slug, route.sort`,
  );
  const { rows: routes } = await client.query<{ slug: string }>("SELECT slug FROM route ORDER BY sort LIMIT 14");
  const { rows: plans } = await client.query<{ uuid: string }>("SELECT uuid FROM plan WHERE name = 'The first'");
  return { houses, routes: routes.map(({ slug }) => slug), plan: plans[0]?.uuid ?? "" };
}

const words = ["sarria", "leon", "burgos", "casa", "albergue", "hostal", "ponferada", "rivera", "santiago", "camino"];
const types = ["albergue_municipal", "hostel", "hotel", "guesthouse"];

/** All requests to both databases. */
export async function measuredRequests(client: pg.Client): Promise<readonly MeasuredRequest[]> {
  const { houses, routes, plan } = await shippedPlaces(client);
  const at = <Value>(list: readonly Value[], time: number): Value => list[time % list.length]!;
  const visitor = (name: string, path: (time: number) => string): MeasuredRequest => ({ name, who: "visitor", path });
  const administrator = (name: string, path: (time: number) => string): MeasuredRequest => ({
    name,
    who: "administrator",
    path,
  });
  const list = (name: string, path: string): MeasuredRequest[] => [
    administrator(`${name}: page`, (time) => `${path}?page=${time + 1}`),
    administrator(`${name}: search`, (time) => `${path}?q=${at(words, time)}`),
  ];
  return [
    visitor("first page", (time) => `/?unseen=${time}`),
    visitor("list of routes", () => "/api/routes"),
    visitor("finder of routes, page", (time) => `/route?unseen=${time}`),
    visitor("route, page", (time) => `/${at(routes, time)}?unseen=${time}`),
    visitor("graph of a route", (time) => `/api/routes/${at(routes, time)}/graph?unseen=${time}`),
    visitor("map of a route", (time) => `/api/routes/${at(routes, time)}/map?unseen=${time}`),
    visitor("town, page", (time) => at(houses, time).town),
    visitor("town", (time) => `/api/towns/${at(houses, time).townUuid}`),
    visitor("house, page", (time) => at(houses, time).path),
    visitor("house", (time) => `/api/accommodations/${at(houses, time).uuid}`),
    visitor(
      "search as typed",
      (time) => `/api/search?q=${at(words, time).slice(0, 3 + (time % 4))}&limit=${5 + (time % 9)}`,
    ),
    visitor("search, page", (time) => `/search?q=${at(words, time)}&unseen=${time}`),
    visitor("finder of towns, page", (time) => `/town?service=pharmacy&page=${time + 1}`),
    visitor("towns", (time) => `/api/towns?service=pharmacy&page=${time + 1}`),
    visitor("towns of a route", (time) => `/api/towns?route=${at(routes, time)}&perPage=${20 + time}`),
    visitor("finder of houses, page", (time) => `/accommodation?type=${at(types, time)}&page=${1 + time}`),
    visitor(
      "finder of houses of a route, page",
      (time) => `/accommodation?route=${at(routes, time)}&page=${1 + (time % 3)}`,
    ),
    visitor("houses", (time) => `/api/accommodations?page=${time + 1}`),
    visitor(
      "houses, filtered",
      (time) => `/api/accommodations?amenity=wifi&reservable=true&withinKm=1&page=${time + 1}`,
    ),
    visitor("houses, by words", (time) => `/api/accommodations?q=${at(words, time)}&page=${1 + (time % 3)}`),
    visitor("houses of a route", (time) => `/api/accommodations?route=${at(routes, time)}&perPage=${20 + time}`),
    visitor("houses open on a day", (time) => `/api/accommodations?openOn=2027-05-${10 + (time % 19)}`),
    visitor("houses on the map, of a route", (time) => `/api/accommodations/places?route=${at(routes, time)}`),
    visitor("sights", (time) => `/api/points-of-interest?route=${at(routes, time)}&page=${1 + (time % 3)}`),
    visitor("planner's page", (time) => `/planner?route=${at(routes, time)}&ideal=${5 + (time % 9) / 10}`),
    visitor("sitemap", (time) => `/sitemap.xml?unseen=${time}`),
    visitor("sitemap of towns", (time) => `/sitemap-towns.xml?unseen=${time}`),
    visitor("sitemap of houses", (time) => `/sitemap-houses.xml?unseen=${time}`),
    administrator("own plans, page", () => "/plans"),
    administrator("plan, page", () => `/plans/${plan}`),
    administrator("days of a plan, page", () => `/plans/${plan}/days`),
    administrator("administration, overview", () => "/administration"),
    ...list("administered houses", "/api/administration/accommodations"),
    ...list("administered towns", "/api/administration/towns"),
    ...list("administered waypoints", "/api/administration/waypoints"),
    ...list("administered arcs", "/api/administration/arcs"),
    ...list("administered distances", "/api/administration/distances"),
    ...list("people", "/api/administration/users"),
    ...list("all plans", "/api/administration/plans"),
    administrator("all plans: far page", (time) => `/api/administration/plans?page=${9_000 + time}`),
    administrator("log of changes", (time) => `/api/administration/audit?page=${time + 1}`),
    administrator(
      "log of changes of a house",
      (time) => `/api/administration/audit?resource=accommodation&uuid=${at(houses, time).uuid}`,
    ),
    administrator("houses to be verified", (time) => `/api/administration/unverified-accommodations?page=${time + 1}`),
    administrator("mails", () => "/api/administration/emails"),
    administrator("graph in a frame", (time) => `/api/administration/graph?box=-7.${50 + time},42.5,-7.1,42.9`),
  ];
}
