import { useTranslations } from "use-intl";

import type { MapStop } from "#web/components/route-map/map-types.ts";
import { RouteMap } from "#web/components/route-map/route-map.tsx";

import type { FinderMap } from "./finder-map.ts";

/** All routes on one map, with their starts and ends. */
export function RoutesMap({ map, ends }: { map: FinderMap; ends: readonly MapStop[] }) {
  const t = useTranslations("finder.routes");
  return <RouteMap sheet={map.sheet} lines={map.lines} stops={ends} title={t("mapTitle")} className="h-full" />;
}
