import { Fullscreen, Maximize2, Minus, Navigation2, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import type { MapSpread } from "./opened-map.ts";
import type { MapHandle } from "./use-map.ts";

interface MapControlsProps extends MapSpread {
  readonly map: MapHandle;
  /** What the button says that brings everything into view. */
  readonly wholeLabel: string;
}

/** Buttons over the map. */
export function MapControls({ map, wholeLabel, isFull, onFull }: MapControlsProps) {
  const t = useTranslations("openMap");
  const isTurned = Math.abs(map.view?.bearing ?? 0) > 0.5;
  return (
    <div className="map-panel__buttons">
      <IconButton boxed icon={Plus} label={t("zoomIn")} onClick={map.zoomIn} />
      <IconButton boxed icon={Minus} label={t("zoomOut")} onClick={map.zoomOut} />
      <IconButton boxed icon={Fullscreen} label={wholeLabel} onClick={map.showWhole} />
      {isTurned ? <IconButton boxed icon={Navigation2} label={t("north")} onClick={map.turnNorth} /> : null}
      {isFull ? null : <IconButton boxed icon={Maximize2} label={t("fullScreen")} onClick={() => onFull(true)} />}
    </div>
  );
}
