import { memo, useId } from "react";
import type { MapSheet } from "./map-types.ts";

/** Land, water and borders. Remembered: it changes only with the sheet. */
export const SheetDrawing = memo(function SheetDrawing({ sheet }: { readonly sheet: MapSheet }) {
  const land = useId();
  return (
    <>
      <defs>
        <path id={land} d={sheet.land} vectorEffect="non-scaling-stroke" />
      </defs>
      <use href={`#${land}`} className="route-map__glow" />
      <use href={`#${land}`} className="route-map__land" />
      <path className="route-map__river" d={sheet.rivers} />
      <path className="route-map__region" d={sheet.regionBorders} />
      <path className="route-map__country" d={sheet.countryBorders} />
    </>
  );
});
