import { elevationAt } from "#domain/elevation-profile/elevation-at.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/elevation-profile/profile.ts";
import { textWidth } from "#web/ui/text-width.ts";
import type { ChartScale } from "./chart-scale.ts";

export interface SummitLabel {
  readonly name: string;
  /** Of the summit itself, CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Left end of the name. */
  readonly textX: number;
}

const fontSize = 12;
const gap = 8;

/**
 * Names above the plot, each touching its stem: to the right of it, or to the
 * left where there is no room. A name that would run into the one before is
 * left out; the higher summit goes first.
 */
export function summitLabels(
  profile: ElevationProfile,
  summits: readonly ProfilePlace[],
  scale: ChartScale,
): SummitLabel[] {
  const taken: [from: number, to: number][] = [];
  return summits
    .flatMap(({ name, km }) => {
      const elevationM = elevationAt(profile, km);
      return elevationM === null ? [] : [{ name, km, elevationM }];
    })
    .sort((a, b) => b.elevationM - a.elevationM)
    .flatMap(({ name, km, elevationM }) => {
      const x = scale.x(km);
      const width = textWidth(name, fontSize);
      const starts = [x - 1, x + 1 - width, x - width / 2];
      const textX = starts.find(
        (start) =>
          start >= 2 &&
          start + width <= scale.width - 2 &&
          taken.every(([from, to]) => start + width + gap < from || start > to + gap),
      );
      if (textX === undefined) return [];
      taken.push([textX, textX + width]);
      return [{ name, x, y: scale.y(elevationM), textX }];
    });
}
