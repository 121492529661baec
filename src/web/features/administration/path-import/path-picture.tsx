import { useMemo } from "react";
import { useTranslations } from "use-intl";

import type { PathPreview } from "#contract/administration/path-import.ts";
import type { ProfilePoint } from "#domain/geography/elevation-profile/profile.ts";
import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { ElevationProfileChart } from "#web/components/profile/elevation-profile.tsx";
import { GapMarks, MapLegend } from "#web/features/administration/path-import/path-legend.tsx";
import type { MapLine, MapSheet, MapStop } from "#web/components/route-map/map-types.ts";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import { Card } from "#web/ui/layout/card.tsx";

interface PathPictureProps {
  sheet: MapSheet;
  /** Encoded polyline. */
  line: string;
  stops: readonly MapStop[];
  /** Null shows the current way. */
  preview: {
    readonly gaps: PathPreview["gaps"];
    readonly fileName: string;
    readonly profile: readonly ProfilePoint[];
  } | null;
}

/** The path on the map, and its elevation profile if the file has elevations. */
export function PathPicture({ sheet, line, stops, preview }: PathPictureProps) {
  const t = useTranslations("path");
  const lines = useMemo(
    (): MapLine[] => [{ kind: "main", points: decodePolyline(line).map(({ lat, lon }) => [lat, lon]) }],
    [line],
  );
  const heights = preview?.profile.map(({ elevationM }) => elevationM) ?? [];
  return (
    <Card className="overflow-hidden">
      <div className="relative">
        <RouteMap
          sheet={sheet}
          lines={lines}
          stops={stops}
          title={t(preview ? "preview.map" : "today.map")}
          className="aspect-4/3 md:aspect-3/1"
          {...(preview && { overlay: (place) => <GapMarks gaps={preview.gaps} place={place} /> })}
        />
        {preview ? <MapLegend hasGaps={preview.gaps.length > 0} /> : null}
      </div>
      {preview === null ? null : preview.profile.length > 1 ? (
        <div className="border-t border-line px-2 pt-2 pb-1">
          <ElevationProfileChart
            profile={{
              points: preview.profile,
              lengthKm: preview.profile.at(-1)?.km ?? 0,
              minM: Math.min(...heights),
              maxM: Math.max(...heights),
            }}
            title={t("preview.profile", { file: preview.fileName })}
            className="h-36!"
          />
        </div>
      ) : (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-2">{t("preview.noHeights")}</p>
      )}
    </Card>
  );
}
