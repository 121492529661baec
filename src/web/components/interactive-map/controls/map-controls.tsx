import { Fullscreen, Layers, LocateFixed, Maximize2, Minus, Navigation2, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { useMemo, type KeyboardEvent, type RefObject } from "react";

import { IconButton, Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { RouteMap } from "#contract/routes/route-map.ts";
import { groupOf } from "#domain/places/points-of-interest/kinds.ts";
import { Checkbox } from "#web/ui/controls/inputs.tsx";

import type { MapSpread } from "../open-map-options.ts";
import type { MapHandle } from "../use-map.ts";
import type { PositionState } from "../position/use-position.ts";
import { type PlaceLayer, placeLayers } from "../places/places.ts";

interface MapControlsProps extends MapSpread {
  readonly map: MapHandle;
  /** Label of the button that fits everything into view. */
  readonly wholeLabel: string;
}

/** Buttons over the map. */
export function MapControls({ map, wholeLabel, isFull, onFull }: MapControlsProps) {
  const t = useTranslations("openMap");
  const isRotated = Math.abs(map.view?.bearing ?? 0) > 0.5;
  return (
    <div className="map-panel__buttons">
      <IconButton boxed icon={Plus} label={t("zoomIn")} onClick={map.zoomIn} />
      <IconButton boxed icon={Minus} label={t("zoomOut")} onClick={map.zoomOut} />
      <IconButton boxed icon={Fullscreen} label={wholeLabel} onClick={map.showWhole} />
      {isRotated ? <IconButton boxed icon={Navigation2} label={t("north")} onClick={map.turnNorth} /> : null}
      {isFull ? null : <IconButton boxed icon={Maximize2} label={t("fullScreen")} onClick={() => onFull(true)} />}
    </div>
  );
}

interface LocateButtonProps {
  readonly positionState: PositionState;
  readonly onLocate: () => void;
}

/** Requests the position from the device. */
export function LocateButton({ positionState, onLocate }: LocateButtonProps) {
  const t = useTranslations("openMap.here");
  const isAsking = positionState.is === "asking";
  return (
    <div className="map-panel__locate">
      <Button variant="secondary" size="sm" busy={isAsking} onClick={onLocate}>
        {isAsking ? null : <Icon of={LocateFixed} size="sm" />}
        {t("ask")}
      </Button>
    </div>
  );
}

interface LayerChoiceProps {
  readonly layers: ReadonlySet<PlaceLayer>;
  readonly onChange: (layers: ReadonlySet<PlaceLayer>) => void;
  /** Whether the zoom is high enough to show them. */
  readonly isNear: boolean;
  readonly points: RouteMap["points"];
}

/** Layers of the map besides the towns; groups without content on the route are left out. */
export function LayerChoice({ layers, onChange, isNear, points }: LayerChoiceProps) {
  const t = useTranslations("openMap.layers");
  const offered = useMemo(() => new Set<PlaceLayer>(["houses", ...points.map(({ kind }) => groupOf(kind))]), [points]);
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
          .filter((layer) => offered.has(layer))
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

interface MapCanvasProps {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly isDrawn: boolean;
  /** Name of the place nearest to the middle of the map; null if none is in view. */
  readonly middle: string | null;
  /** Selects that place. */
  readonly onMiddle: () => void;
}

/** The container of a map; for keyboards with a crosshair, what it would select, and the keys. */
export function MapCanvas({ container, isDrawn, middle, onMiddle }: MapCanvasProps) {
  const t = useTranslations("openMap");
  const chooseInMiddle = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLCanvasElement)) return;
    event.preventDefault();
    onMiddle();
  };
  return (
    <>
      <div
        ref={container}
        className="map-panel__map"
        data-drawn={isDrawn ? "" : undefined}
        onKeyDown={chooseInMiddle}
      />
      <div aria-hidden="true" className="map-panel__middle">
        {middle ? <span>{middle}</span> : null}
      </div>
      <p className="map-panel__keys">{t("keys")}</p>
    </>
  );
}
