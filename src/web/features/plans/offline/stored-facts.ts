import type { EditorFacts } from "#contract/plans/plan-editor.ts";
import type { OfflinePlan } from "#web/client/offline/offline-plan.ts";
import type { OfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";

export function copyOf({ member, keptAt, isTakenAlong }: OfflinePlan): OfflineCopy {
  return { member, storedAt: keptAt, hasMap: isTakenAlong };
}

/** Offline facts of houses: of the towns of nights, and of houses that were replaced by others. */
export function factsOf({ plan, towns }: OfflinePlan): EditorFacts {
  const urls = new Map(plan.days.map(({ house, houseUrl }) => [house, houseUrl]));
  const leftBehind = plan.leftBehind.flatMap(({ house, houseName, houseUrl, housePhone, town }) =>
    house === null || houseName === null
      ? []
      : { ...unknownHouse, uuid: house, name: houseName, townSlug: town, url: houseUrl, phone: housePhone },
  );
  const ofTowns = towns.flatMap(({ slug, houses }) =>
    houses.map((house) => ({ ...house, townSlug: slug, url: urls.get(house.uuid) ?? null })),
  );
  return { houses: [...leftBehind, ...ofTowns] };
}

const unknownHouse = { type: "", status: "open", season: null, priceFrom: null, currency: null } as const;
