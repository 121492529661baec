import { Layers } from "lucide-react";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { RouteMap } from "#contract/routes/route-map.ts";
import { groupOf } from "#domain/points-of-interest/kind-groups.ts";
import { Checkbox } from "#web/ui/controls/checkbox.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type PlaceLayer, placeLayers } from "./places.ts";

interface LayerChoiceProps {
  readonly layers: ReadonlySet<PlaceLayer>;
  readonly onChange: (layers: ReadonlySet<PlaceLayer>) => void;
  /** Whether the map is near enough to show them. */
  readonly isNear: boolean;
  readonly points: RouteMap["points"];
}

/** What stands on the map beside the towns; groups of which the route has nothing are left out. */
export function LayerChoice({ layers, onChange, isNear, points }: LayerChoiceProps) {
  const t = useTranslations("openMap.layers");
  const known = useMemo(() => new Set<PlaceLayer>(["houses", ...points.map(({ kind }) => groupOf(kind))]), [points]);
  const change = (layer: PlaceLayer, isOn: boolean) => {
    const next = new Set(layers);
    if (isOn) next.add(layer);
    else next.delete(layer);
    onChange(next);
  };
  return (
    <details className="map-panel__box">
      <summary>
        <Icon of={Layers} size="sm" /> {t("heading")}
      </summary>
      <div className="map-panel__box-body">
        {placeLayers
          .filter((layer) => known.has(layer))
          .map((layer) => (
            <Checkbox
              key={layer}
              checked={layers.has(layer)}
              onCheckedChange={(isOn) => change(layer, isOn)}
              label={t(layer)}
            />
          ))}
        {isNear ? null : <p className="text-sm text-ink-2">{t("zoomIn")}</p>}
      </div>
    </details>
  );
}
