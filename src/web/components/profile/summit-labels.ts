import { elevationAt } from "#domain/geography/elevation-profile/walked-line.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/geography/elevation-profile/profile.ts";
import { textWidth } from "#web/ui/text/text-width.ts";
import type { ChartScale } from "./chart-scale.ts";

interface SummitLabel {
  readonly name: string;
  /** Of the summit itself, CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Left end of the name. */
  readonly textX: number;
  readonly width: number;
}

const fontSize = 12;
const gap = 8;

interface Choice {
  readonly label: SummitLabel;
  readonly from: number;
  readonly to: number;
}

/** The largest set of choices without overlaps, at most one for each summit; earlier summits win. */
function maxThatFit(options: readonly (readonly Choice[])[]): readonly Choice[] {
  const [first, ...others] = options;
  if (!first) return [];
  let best: readonly Choice[] = [];
  for (const choice of first) {
    const clear = others.map((other) =>
      other.filter(({ from, to }) => to + gap < choice.from || from > choice.to + gap),
    );
    const chosen = [choice, ...maxThatFit(clear)];
    if (chosen.length > best.length) best = chosen;
  }
  const without = maxThatFit(others);
  return without.length > best.length ? without : best;
}

/** A chart has no room for more names; trying all placements stays cheap. */
const maxNames = 6;

/**
 * Names above the plot, each touching its stem: to the right of it, to the
 * left or centred, whichever keeps most names; the higher summit goes
 * first.
 */
export function summitLabels(
  profile: ElevationProfile,
  summits: readonly ProfilePlace[],
  scale: ChartScale,
): SummitLabel[] {
  const options = summits
    .flatMap(({ name, km }) => {
      const elevationM = elevationAt(profile, km);
      return elevationM === null ? [] : [{ name, km, elevationM }];
    })
    .sort((a, b) => b.elevationM - a.elevationM)
    .slice(0, maxNames)
    .map(({ name, km, elevationM }) => {
      const x = scale.x(km);
      const width = textWidth(name, fontSize);
      return [x - 1, x + 1 - width, x - width / 2]
        .filter((start) => start >= 2 && start + width <= scale.width - 2)
        .map((textX) => ({
          label: { name, x, y: scale.y(elevationM), textX, width },
          from: textX,
          to: textX + width,
        }));
    });
  return maxThatFit(options).map(({ label }) => label);
}
