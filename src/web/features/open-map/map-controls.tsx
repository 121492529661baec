import { Fullscreen, LocateFixed, Maximize2, Minus, Navigation2, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { DrawnMapHandle } from "./use-drawn-map.ts";
import type { WhereaboutsState } from "./use-whereabouts.ts";

interface MapControlsProps {
  readonly map: DrawnMapHandle;
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
  readonly whereabouts: WhereaboutsState;
  readonly onLocate: () => void;
}

/** Buttons over the map. */
export function MapControls({ map, isFull, onFull, whereabouts, onLocate }: MapControlsProps) {
  const t = useTranslations("openMap");
  const isTurned = Math.abs(map.view?.bearing ?? 0) > 0.5;
  return (
    <>
      <div className="map-panel__buttons">
        <IconButton boxed icon={Plus} label={t("zoomIn")} onClick={map.zoomIn} />
        <IconButton boxed icon={Minus} label={t("zoomOut")} onClick={map.zoomOut} />
        <IconButton boxed icon={Fullscreen} label={t("wholeRoute")} onClick={map.showWhole} />
        {isTurned ? <IconButton boxed icon={Navigation2} label={t("north")} onClick={map.turnNorth} /> : null}
        {isFull ? null : <IconButton boxed icon={Maximize2} label={t("fullScreen")} onClick={() => onFull(true)} />}
      </div>
      <div className="map-panel__locate">
        <Button variant="secondary" size="sm" busy={whereabouts.is === "asking"} onClick={onLocate}>
          {whereabouts.is === "asking" ? null : <Icon of={LocateFixed} size="sm" />}
          {t("here.ask")}
        </Button>
      </div>
    </>
  );
}
