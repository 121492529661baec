import type { ThumbnailGeometry } from "./map-types.ts";

export interface RouteThumbnailProps {
  readonly geometry: ThumbnailGeometry;
  readonly className?: string;
}
