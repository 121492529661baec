import type { KeyboardEvent, RefObject } from "react";
import { useTranslations } from "use-intl";

interface MapCanvasProps {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly isDrawn: boolean;
  /** Chooses what is in the middle of the map. */
  readonly onMiddle: () => void;
}

/** The box that a map is drawn in, with the mark of its middle for keyboards. */
export function MapCanvas({ container, isDrawn, onMiddle }: MapCanvasProps) {
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
      <span aria-hidden="true" className="map-panel__middle" />
      <p className="sr-only">{t("keys")}</p>
    </>
  );
}
