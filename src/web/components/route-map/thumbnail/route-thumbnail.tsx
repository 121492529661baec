import { useId } from "react";
import type { ThumbnailGeometry } from "../map-types.ts";
import "../route-map.css";

interface RouteThumbnailProps {
  /** From `thumbnailGeometry(lines, box)` in the page's loader. */
  readonly geometry: ThumbnailGeometry;
}

/** A card's picture of a route, as wide as the card. It says nothing that the card does not say in words. */
export function RouteThumbnail({ geometry }: RouteThumbnailProps) {
  const { width, height, start, finish } = geometry;
  const id = useId();
  return (
    <svg className="route-map route-map--thumbnail" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <path id={`${id}land`} d={geometry.land} />
        <path id={`${id}main`} d={geometry.main} />
      </defs>
      <use href={`#${id}land`} className="route-map__glow" />
      <use href={`#${id}land`} className="route-map__land" />
      <path className="route-map__country" d={geometry.borders} />
      {geometry.variants && <path className="route-map__variant" d={geometry.variants} />}
      <use href={`#${id}main`} className="route-map__casing" />
      <use href={`#${id}main`} className="route-map__line" />
      <circle className="route-map__dot" cx={start[0]} cy={start[1]} r="4" />
      <circle className="route-map__dot" cx={finish[0]} cy={finish[1]} r="5" />
    </svg>
  );
}
