import type { EditorFacts } from "#contract/plans/plan-editor.ts";
import type { OfflinePlan } from "#web/client/offline/offline-plan.ts";
import type { OfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";

export function copyOf({ member, keptAt, isTakenAlong }: OfflinePlan): OfflineCopy {
  return { member, storedAt: keptAt, hasMap: isTakenAlong };
}

/** Offline facts of houses and countries: of the towns of nights, and of houses that were replaced by others. */
export function factsOf({ plan, towns }: OfflinePlan): EditorFacts {
  const urls = new Map(plan.days.map(({ house, houseUrl }) => [house, houseUrl]));
  const leftBehind = plan.leftBehind.flatMap(({ house, houseName, houseUrl, town }) =>
    house === null || houseName === null
      ? []
      : { ...unknownHouse, uuid: house, name: houseName, townSlug: town, url: houseUrl },
  );
  const ofTowns = towns.flatMap(({ slug, houses }) =>
    houses.map((house) => ({ ...house, townSlug: slug, url: urls.get(house.uuid) ?? null })),
  );
  return { houses: [...leftBehind, ...ofTowns], countries: townsByCountry(towns) };
}

/** Slugs of towns by the ISO 3166-1 codes of their countries, as far as these are known. */
export function townsByCountry(towns: OfflinePlan["towns"]): EditorFacts["countries"] {
  const byCountry = Map.groupBy(towns, ({ country = "" }) => country);
  byCountry.delete("");
  return Object.fromEntries([...byCountry].map(([code, ofIt]) => [code, ofIt.map(({ slug }) => slug)]));
}

const unknownHouse = { type: "", status: "open", season: null, priceFrom: null, currency: null } as const;
