import { newUuid } from "../rows.ts";
import type { Key } from "./keys.ts";
import type { DataSet } from "./data-set.ts";
import { describedBranch, describing, factSource, sourcesOf } from "./described-facts.ts";

export function waypointRows(data: DataSet, waypoints: Key) {
  return data.waypoints.map(({ source, confidence, slug, ...facts }) => ({
    uuid: waypoints(slug),
    slug,
    ...facts,
    sources: sourcesOf(facts, factSource(source, confidence)),
  }));
}

export function arcRows(data: DataSet, waypoints: Key) {
  const lines = new Map(data.arcLines.map((line) => [line.arcId, line]));
  return data.arcs.map(({ id, from, to, source, confidence, climbSource, ...facts }) => {
    const climb = climbSource === null ? {} : { ascentM: facts.ascentM, descentM: facts.descentM };
    const line = lines.get(id);
    return {
      id,
      fromWaypointUuid: waypoints(from),
      toWaypointUuid: waypoints(to),
      ...facts,
      line: line?.line ?? null,
      lineElevationsM: line === undefined ? null : [...line.elevations],
      sources: {
        ...sourcesOf(facts, factSource(source, confidence)),
        ...sourcesOf(climb, factSource(climbSource ?? source, "medium")),
        ...(line === undefined ? {} : { line: factSource(line.source, null) }),
      },
    };
  });
}

export function segmentRows(data: DataSet, segments: Key) {
  return data.segments.map(({ key, name }) => ({ uuid: segments(key), key, name }));
}

export function segmentArcRows(data: DataSet, segments: Key) {
  return data.segments.flatMap(({ key, arcs }) =>
    arcs.map((arcId, index) => ({ segmentUuid: segments(key), position: index + 1, arcId })),
  );
}

interface BranchKeys {
  readonly routes: Key;
  readonly waypoints: Key;
  readonly segments: Key;
}

function inSpanish(text: string | null): Readonly<Record<string, string>> {
  return text === null ? {} : { es: text };
}

/** Rows of branches with their descriptions, and of their segments, which need the branches' uuids. */
export function branchRows(data: DataSet, keys: BranchKeys) {
  const describe = describing(data, "branch");
  const branches = data.branches.map((row, index) =>
    describe(describedBranch(row), {
      uuid: newUuid(),
      routeUuid: keys.routes(row.routeSlug),
      slug: row.slug,
      name: row.name,
      nameTranslations: inSpanish(row.nameEs),
      kind: row.kind,
      leavesWaypointUuid: keys.waypoints(row.leaves),
      rejoinsWaypointUuid: keys.waypoints(row.rejoins),
      sort: index + 1,
      note: row.note,
      description: null as string | null,
      descriptionEs: null as string | null,
      sources: { segments: factSource(row.source, row.confidence) },
    }),
  );
  const branchSegments = data.branches.flatMap((row, index) =>
    row.segments.map((segment, position) => ({
      branchUuid: branches[index]!.uuid,
      position: position + 1,
      segmentUuid: keys.segments(segment),
    })),
  );
  return { branches, branchSegments };
}

export function publishedStageRows(data: DataSet, routes: Key, towns: Key) {
  return data.publishedStages.map(({ routeSlug, end, km, source, ...facts }) => {
    const distanceM = Math.round(km * 1000);
    return {
      uuid: newUuid(),
      routeUuid: routes(routeSlug),
      endTownUuid: towns(end),
      distanceM,
      ...facts,
      sources: sourcesOf({ distanceM, ...facts }, factSource(source, null)),
    };
  });
}

export function closureRows(data: DataSet, routes: Key) {
  const closures = data.closures.map((row) => ({
    uuid: newUuid(),
    routeUuid: routes(row.routeSlug),
    key: row.key,
    fromDay: row.from,
    toDay: row.to,
    note: row.note,
    noteTranslations: { es: row.noteEs },
    sources: { closed: factSource(row.source, null) },
  }));
  const closureArcs = data.closures.flatMap((row, index) =>
    row.arcs.map((arcId) => ({ closureUuid: closures[index]!.uuid, arcId })),
  );
  return { closures, closureArcs };
}
