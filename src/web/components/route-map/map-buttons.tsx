import { Maximize, Minus, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/controls/icon-button.tsx";

interface MapButtonsProps {
  readonly isPart: boolean;
  readonly canZoomIn: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly showWhole: () => void;
}

/** Without scripts they could do nothing and are not shown. */
export function MapButtons({ isPart, canZoomIn, zoomIn, zoomOut, showWhole }: MapButtonsProps) {
  const t = useTranslations("map");
  return (
    <div className="route-map__buttons" data-needs-script="">
      <IconButton boxed icon={Plus} label={t("zoomIn")} disabled={!canZoomIn} onClick={zoomIn} />
      <IconButton boxed icon={Minus} label={t("zoomOut")} disabled={!isPart} onClick={zoomOut} />
      {isPart && <IconButton boxed icon={Maximize} label={t("wholeRoute")} onClick={showWhole} />}
    </div>
  );
}
