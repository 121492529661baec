import { BedDouble, Building2, Landmark, Route, type LucideIcon } from "lucide-react";

import type { SearchResult } from "#contract/places/search.ts";

export const kindIcons: Record<SearchResult["kind"], LucideIcon> = {
  route: Route,
  town: Building2,
  accommodation: BedDouble,
  point_of_interest: Landmark,
};
