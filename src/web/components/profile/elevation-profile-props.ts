import type { ElevationProfile, ProfilePlace } from "#domain/elevation-profile/profile.ts";

/** A day (or any stretch) shown as a band behind the profile; neighbours alternate in tone. */
export interface ProfileBand {
  readonly fromKm: number;
  readonly toKm: number;
}

export interface ElevationProfileProps {
  readonly profile: ElevationProfile;
  /** Accessible name of the chart, e.g. "Elevation, Camino Francés". */
  readonly title: string;
  /** Places in walking order: what the slider speaks of. */
  readonly places?: readonly ProfilePlace[];
  /** Passes and summits that carry their name; see `labelledSummits`. */
  readonly summits?: readonly ProfilePlace[];
  readonly bands?: readonly ProfileBand[];
  /** Index into `bands`. */
  readonly selectedBand?: number | null;
  /** Kilometre the cursor stands at; null or absent: no cursor is drawn. */
  readonly cursorKm?: number | null;
  /** Makes the chart a slider: called as pointer, finger or keys move over it. */
  readonly onMove?: (km: number) => void;
  /** The box drawn on the server, CSS pixels; in the browser the chart takes the size of its container. */
  readonly width?: number;
  readonly height?: number;
  /** Sizes the container. */
  readonly className?: string;
}
