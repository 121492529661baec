import type { Dashboard } from "#contract/administration/dashboard.ts";
import { accommodationStatuses } from "#domain/places/lodging/lodging-facts.ts";

/** Houses that pilgrims see and may sleep in. */
const visible = { published: "true", status: accommodationStatuses.filter((status) => status !== "closed") };

/** Queries of the lists behind the dashboard's numbers of houses: as many rows as the number says. */
export const houseLists = {
  all: {},
  withoutSeason: { ...visible, missing: ["season"] },
  withoutPrice: { ...visible, missing: ["priceFrom"] },
  withoutContact: { ...visible, missing: ["phone", "email", "web"] },
  withoutPlace: { ...visible, missing: ["lat"] },
  unpublished: { published: "false" },
} satisfies Partial<Record<keyof Dashboard["accommodations"], Readonly<Record<string, string | readonly string[]>>>>;
