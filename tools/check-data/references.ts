import type { DataSet } from "#database/seeds/data-set.ts";

/** Every referenced row must exist, and every arc must have a line and a segment. */
export function checkReferences(data: DataSet): string[] {
  const waypoints = new Set(data.waypoints.map((row) => row.slug));
  const towns = new Set(data.towns.map((row) => row.slug));
  const arcs = new Set(data.arcs.map((row) => row.id));
  const routes = new Set(data.routes.map((row) => row.slug));
  const segments = new Set(data.segments.map((row) => row.key));
  return [
    ...data.towns.flatMap((row) => missing(`town ${row.slug}`, "waypoint", waypoints, [row.waypointSlug])),
    ...data.accommodations.flatMap((row) => missing(`accommodation ${row.slug}`, "town", towns, [row.townSlug])),
    ...data.arcs.flatMap((row) => missing(`arc ${row.id}`, "waypoint", waypoints, [row.from, row.to])),
    ...data.arcLines.flatMap((row) => missing("arc-lines", "arc", arcs, [row.arcId])),
    ...data.routes.flatMap((row) => missing(`route ${row.slug}`, "town", towns, [row.start, row.end])),
    ...data.segments.flatMap((row) => missing(`segment ${row.key}`, "arc", arcs, row.arcs)),
    ...data.branches.flatMap((row) => [
      ...missing(`branch ${row.slug}`, "route", routes, [row.routeSlug]),
      ...missing(`branch ${row.slug}`, "waypoint", waypoints, [row.leaves, row.rejoins]),
      ...missing(`branch ${row.slug}`, "segment", segments, row.segments),
    ]),
    ...data.closures.flatMap((row) => [
      ...missing(`closure ${row.key}`, "route", routes, [row.routeSlug]),
      ...missing(`closure ${row.key}`, "arc", arcs, row.arcs),
    ]),
    ...data.publishedStages.flatMap((row) => [
      ...missing(`published stage ${row.number}`, "route", routes, [row.routeSlug]),
      ...missing(`published stage ${row.number}`, "town", towns, [row.end]),
    ]),
    ...data.pointsOfInterest.flatMap((row) => [
      ...missing(`point of interest ${row.slug}`, "town", towns, row.townSlug === null ? [] : [row.townSlug]),
      ...missing(`point of interest ${row.slug}`, "route", routes, row.routes),
    ]),
    ...checkArcsAreUsed(data),
  ];
}

function missing<Key>(where: string, kind: string, known: ReadonlySet<Key>, keys: readonly Key[]): string[] {
  return keys.filter((key) => !known.has(key)).map((key) => `${where}: there is no ${kind} ${String(key)}`);
}

function checkArcsAreUsed({ arcs, arcLines, segments, branches }: DataSet): string[] {
  const drawn = new Set(arcLines.map((row) => row.arcId));
  const walked = new Set(segments.flatMap((row) => row.arcs));
  const used = new Set(branches.flatMap((row) => row.segments));
  return [
    ...arcs.filter(({ id }) => !drawn.has(id)).map(({ id }) => `arc ${id}: has no line`),
    ...arcs.filter(({ id }) => !walked.has(id)).map(({ id }) => `arc ${id}: is in no segment`),
    ...segments.filter(({ key }) => !used.has(key)).map(({ key }) => `segment ${key}: is in no branch`),
  ];
}

/** Keys must be unique. */
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
