import type { ResourceName } from "#contract/administration/resources/all-resources.ts";

import { type Query, queryString } from "./paths.ts";

/** Addresses that only administration links to. They have no language: pages use the member's. */
export const administrationPaths = {
  corrections: (query?: Query) => `/administration/accommodation-correction-suggestions${queryString(query)}`,
  trailNotes: (query?: Query) => `/administration/trail-notes${queryString(query)}`,
  emails: (query?: Query) => `/administration/emails${queryString(query)}`,
  houseEmails: (houseUuid: string) => `/administration/accommodations/${houseUuid}/emails`,
  /** Preview of an email as mail programs show it: a document of its own, to which a form is sent. */
  letterPicture: (houseUuid: string) => `/administration/accommodations/${houseUuid}/emails/letter`,
  /** Emails to several houses, identified by `?uuid=…&uuid=…`. */
  manyHouseEmails: (uuids: readonly string[] = []) =>
    `/administration/accommodations/emails${queryString({ uuid: uuids })}`,
  unverifiedHouses: () => "/administration/accommodations/unverified",
  people: (query?: Query) => `/administration/users${queryString(query)}`,
  person: (uuid: string) => `/administration/users/${uuid}`,
  /** All users' plans, for administrators. */
  allPlans: (query?: Query) => `/administration/plans${queryString(query)}`,
  planToRead: (uuid: string) => `/administration/plans/${uuid}`,
  google: (query?: Query) => `/administration/oauth2/google${queryString(query)}`,
  /** Editor and import of a route's path. */
  administeredPath: (route: string, query?: Query) =>
    `/administration/routes/${encodeURIComponent(route)}/path${queryString(query)}`,
  /** Order of the segments of a route's branches. */
  routeSegments: (route: string, query?: Query) =>
    `/administration/routes/${encodeURIComponent(route)}/segments${queryString(query)}`,
  /** JSON: whether a slug is taken by another record. */
  slugCheck: (resource: ResourceName, slug: string, uuid?: string) =>
    `/administration/${resource}/slug-check${queryString({ slug, uuid })}`,
  /** JSON: records that match the input. */
  recordChoices: (resource: ResourceName, q: string) => `/administration/${resource}/choices${queryString({ q })}`,
  /** The records of a list, as a file. */
  recordsFile: (resource: ResourceName, search: string) => `/api/administration/${resource}.csv${search}`,
  importRecords: (resource: ResourceName) => `/administration/${resource}/import`,
  recordPhotos: (resource: ResourceName, uuid: string) => `/administration/${resource}/${uuid}/photos`,
  registers: () => "/administration/registers",
  /** Import of a register file: its progress and its changes. */
  register: (uuid: string, query?: Query) => `/administration/registers/${uuid}${queryString(query)}`,
  audit: (query?: Query) => `/administration/audit${queryString(query)}`,
  /** The map of waypoints and arcs. */
  graphMap: (query?: Query) => `/administration/map${queryString(query)}`,
  /** JSON: waypoints and arcs of a route, or in a box. */
  graphPart: (query: Query) => `/api/administration/graph${queryString(query)}`,
  /** Records of a resource with a generic administration. */
  records: (resource: ResourceName, query?: Query) => `/administration/${resource}${queryString(query)}`,
  /** @param key the slug of a route, the uuid of all others */
  record: (resource: ResourceName, key: string, query?: Query) =>
    `/administration/${resource}/${encodeURIComponent(key)}${queryString(query)}`,
  /** @param query initial values by field */
  newRecord: (resource: ResourceName, query?: Query) => `/administration/${resource}/new${queryString(query)}`,
  editRecord: (resource: ResourceName, key: string) => `/administration/${resource}/${encodeURIComponent(key)}/edit`,
};
