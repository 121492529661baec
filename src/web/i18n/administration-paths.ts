import type { ResourceName } from "#contract/administration/resources/all-resources.ts";

import { type Query, queryString } from "./paths.ts";

/** Addresses that administration alone leads to. It exists once, in the language of the person. */
export const administrationPaths = {
  corrections: (query?: Query) => `/administration/accommodation-correction-suggestions${queryString(query)}`,
  trailNotes: (query?: Query) => `/administration/trail-notes${queryString(query)}`,
  emails: (query?: Query) => `/administration/emails${queryString(query)}`,
  houseEmails: (houseUuid: string) => `/administration/accommodations/${houseUuid}/emails`,
  /** A letter as mail programs show it: a document of its own, for what a form sends there. */
  letterPicture: (houseUuid: string) => `/administration/accommodations/${houseUuid}/emails/letter`,
  /** Letters to many houses, named as `?uuid=…&uuid=…`. */
  manyHouseEmails: (uuids: readonly string[] = []) =>
    `/administration/accommodations/emails${queryString({ uuid: uuids })}`,
  unverifiedHouses: () => "/administration/accommodations/unverified",
  people: (query?: Query) => `/administration/users${queryString(query)}`,
  person: (uuid: string) => `/administration/users/${uuid}`,
  /** Everybody's plans, for administrators. */
  allPlans: (query?: Query) => `/administration/plans${queryString(query)}`,
  planToRead: (uuid: string) => `/administration/plans/${uuid}`,
  google: (query?: Query) => `/administration/oauth2/google${queryString(query)}`,
  /** Where the path of a route is drawn and imported. */
  administeredPath: (route: string, query?: Query) =>
    `/administration/routes/${encodeURIComponent(route)}/path${queryString(query)}`,
  /** Where the segments of a route's branches are put in order. */
  routeSegments: (route: string, query?: Query) =>
    `/administration/routes/${encodeURIComponent(route)}/segments${queryString(query)}`,
  /** JSON: whether a slug is another record's. */
  slugCheck: (resource: ResourceName, slug: string, uuid?: string) =>
    `/administration/${resource}/slug-check${queryString({ slug, uuid })}`,
  /** JSON: records that fit what is typed. */
  recordChoices: (resource: ResourceName, q: string) => `/administration/${resource}/choices${queryString({ q })}`,
  /** The records that a list shows, as a file. */
  recordsFile: (resource: ResourceName, search: string) => `/api/administration/${resource}.csv${search}`,
  importRecords: (resource: ResourceName) => `/administration/${resource}/import`,
  recordPhotos: (resource: ResourceName, uuid: string) => `/administration/${resource}/${uuid}/photos`,
  registers: () => "/administration/registers",
  /** A file of a register: how far it has come, and what it would change. */
  register: (uuid: string, query?: Query) => `/administration/registers/${uuid}${queryString(query)}`,
  audit: (query?: Query) => `/administration/audit${queryString(query)}`,
  /** The map of waypoints and arcs. */
  graphMap: (query?: Query) => `/administration/map${queryString(query)}`,
  /** JSON: waypoints and arcs of a route, or in a box. */
  graphPart: (query: Query) => `/api/administration/graph${queryString(query)}`,
  /** Records of a resource that is administered by its definition. */
  records: (resource: ResourceName, query?: Query) => `/administration/${resource}${queryString(query)}`,
  /** @param key its slug for a route, its uuid for all others */
  record: (resource: ResourceName, key: string, query?: Query) =>
    `/administration/${resource}/${encodeURIComponent(key)}${queryString(query)}`,
  /** @param query what is known of it already, by field */
  newRecord: (resource: ResourceName, query?: Query) => `/administration/${resource}/new${queryString(query)}`,
  editRecord: (resource: ResourceName, key: string) => `/administration/${resource}/${encodeURIComponent(key)}/edit`,
};
