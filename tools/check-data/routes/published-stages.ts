import type { DataSet, PublishedStageRow, RouteRow } from "#database/seeds/data-set.ts";
import { arcsOfBranch } from "./branches.ts";

/** Tolerance between a guidebook's day and our own sum over the same towns: it may use another variant. */
const stageTolerance = 0.2;

/** Published stages are numbered from 1, end at towns of the main way in walking order, reach its end, and are about as long as the way between their towns. */
export function checkPublishedStages(data: DataSet): string[] {
  return data.routes.flatMap((route) => {
    const stages = data.publishedStages.filter(({ routeSlug }) => routeSlug === route.slug);
    return stages.length === 0 ? [] : faultsOfStages(data, route, stages);
  });
}

function faultsOfStages(data: DataSet, route: RouteRow, stages: readonly PublishedStageRow[]): string[] {
  const along = kmAlongMain(data, route);
  const faults: string[] = [];
  let before = along.get(route.start) ?? 0;
  stages.forEach((stage, index) => {
    const where = `published stage ${route.slug}/${stage.number}`;
    if (stage.number !== index + 1) faults.push(`${where}: should be number ${index + 1}`);
    const end = along.get(stage.end);
    if (end === undefined) {
      faults.push(`${where}: ends at ${stage.end}, which is not on the main way`);
      return;
    }
    const km = end - before;
    if (km <= 0) faults.push(`${where}: ends at ${stage.end}, not beyond the stage before it`);
    else if (Math.abs(stage.km - km) > stageTolerance * km) {
      faults.push(`${where}: is ${stage.km} km long, where the way has ${km.toFixed(1)} km`);
    }
    before = end;
  });
  const last = stages.at(-1);
  if (last && last.end !== route.end) faults.push(`route ${route.slug}: its last published stage ends at ${last.end}`);
  return faults;
}

/** Walked kilometres from the start of the main branch to each of its towns. */
function kmAlongMain(data: DataSet, route: RouteRow): ReadonlyMap<string, number> {
  const main = data.branches.find(({ routeSlug, kind }) => routeSlug === route.slug && kind === "main");
  const towns = new Map(data.towns.map((town) => [town.waypointSlug, town.slug]));
  const along = new Map([[route.start, 0]]);
  let km = 0;
  for (const arc of main ? arcsOfBranch(data, main) : []) {
    if (arc.mode === "walk") km += arc.distanceM / 1000;
    const town = towns.get(arc.to);
    if (town !== undefined) along.set(town, km);
  }
  return along;
}
