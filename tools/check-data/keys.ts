import type { DataSet } from "#database/seeds/data-set.ts";

/** Every row is named once. */
export function checkUniqueKeys(data: DataSet): string[] {
  return [
    ...repeated("waypoint", data.waypoints, (row) => row.slug),
    ...repeated("town", data.towns, (row) => row.slug),
    ...repeated("town at waypoint", data.towns, (row) => row.waypointSlug),
    ...repeated("accommodation", data.accommodations, (row) => row.slug),
    ...repeated("accommodation of OpenStreetMap", data.accommodations, (row) => row.osmId),
    ...repeated("fact", data.houseFacts, ({ houseSlug, ...row }) =>
      [houseSlug, row.field, row.source, row.date].join(" "),
    ),
    ...repeated("arc", data.arcs, (row) => String(row.id)),
    ...repeated("line of arc", data.arcLines, (row) => String(row.arcId)),
    ...repeated("route", data.routes, (row) => row.slug),
    ...repeated("route with colour", data.routes, (row) => row.colour),
    ...repeated("segment", data.segments, (row) => row.key),
    ...repeated("branch", data.branches, (row) => `${row.routeSlug}/${row.slug}`),
    ...repeated("closure", data.closures, (row) => `${row.routeSlug}/${row.key}`),
    ...repeated("published stage", data.publishedStages, (row) => `${row.routeSlug}/${row.number}`),
    ...repeated("point of interest", data.pointsOfInterest, (row) => row.slug),
    ...data.arcs
      .filter(({ id }) => !Number.isInteger(id) || id < 1)
      .map(({ id }) => `arc ${id}: an id is a whole number from 1`),
    ...[...data.waypoints, ...data.towns, ...data.accommodations, ...data.routes, ...data.pointsOfInterest]
      .filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      .map(({ slug }) => `${slug}: a slug has lower-case letters, digits and single hyphens only`),
  ];
}

function repeated<Row>(kind: string, rows: readonly Row[], keyOf: (row: Row) => string | null): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    if (seen.has(key)) faults.push(`${kind} ${key}: appears more than once`);
    seen.add(key);
  }
  return faults;
}
