import type { ArcRow, BranchRow, DataSet } from "#database/seeds/data-set.ts";

/** The arcs of a branch in walking order; unknown segments and arcs are left out. */
export function arcsOfBranch(data: DataSet, branch: BranchRow): ArcRow[] {
  const arcs = new Map(data.arcs.map((arc) => [arc.id, arc]));
  const segments = new Map(data.segments.map((segment) => [segment.key, segment]));
  return branch.segments.flatMap((key) => segments.get(key)?.arcs ?? []).flatMap((id) => arcs.get(id) ?? []);
}

/** Each branch must be continuous from where it leaves to where it rejoins, without repeated arcs. */
export function checkContiguity(data: DataSet): string[] {
  return data.branches.flatMap((branch) => {
    const where = `branch ${branch.routeSlug}/${branch.slug}`;
    const arcs = arcsOfBranch(data, branch);
    const faults: string[] = [];
    let at = branch.leaves;
    for (const arc of arcs) {
      if (arc.from !== at) faults.push(`${where}: arc ${arc.id} begins at ${arc.from}, not at ${at}`);
      at = arc.to;
    }
    if (at !== branch.rejoins) faults.push(`${where}: ends at ${at}, not at ${branch.rejoins}`);
    if (new Set(arcs).size < arcs.length) faults.push(`${where}: takes an arc more than once`);
    return faults;
  });
}

/** Each route must have one main branch, from its start to its end, and its end must be reachable from every start. */
export function checkReach(data: DataSet): string[] {
  const waypointOf = new Map(data.towns.map((town) => [town.slug, town.waypointSlug]));
  return data.routes.flatMap((route) => {
    const branches = data.branches.filter((branch) => branch.routeSlug === route.slug);
    const main = branches.filter((branch) => branch.kind === "main");
    if (main.length !== 1) return [`route ${route.slug}: has ${main.length} main branches`];
    const start = waypointOf.get(route.start);
    const end = waypointOf.get(route.end);
    const arcs = branches.flatMap((branch) => arcsOfBranch(data, branch));
    const reaching = end === undefined ? new Set<string>() : waypointsReaching(end, arcs);
    const beginnings = branches.filter(({ kind }) => kind !== "link").map(({ leaves }) => leaves);
    return [
      ...(main[0]?.leaves === start && main[0]?.rejoins === end
        ? []
        : [`route ${route.slug}: main does not lead from its start to its end`]),
      ...[...new Set([...(start === undefined ? [] : [start]), ...beginnings])]
        .filter((waypoint) => !reaching.has(waypoint))
        .map((waypoint) => `route ${route.slug}: its end cannot be reached from ${waypoint}`),
    ];
  });
}

function waypointsReaching(end: string, arcs: readonly ArcRow[]): Set<string> {
  const into = Map.groupBy(arcs, (arc) => arc.to);
  const reaching = new Set([end]);
  for (const waypoint of reaching) {
    for (const arc of into.get(waypoint) ?? []) reaching.add(arc.from);
  }
  return reaching;
}
