/** A round length and how long it is on the screen. */
export interface ScaleLength {
  /** In the unit that was asked for. */
  readonly length: number;
  readonly pixels: number;
}

const roundSteps = [5, 3, 2, 1];

/**
 * The longest round length (1, 2, 3 or 5 times a power of ten) that takes at
 * most `widest` pixels where a pixel is `unitsPerPixel` units.
 */
export function roundLength(unitsPerPixel: number, widest: number): ScaleLength {
  const most = unitsPerPixel * widest;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = roundSteps.find((candidate) => candidate * power <= most) ?? 1;
  const length = step * power;
  return { length, pixels: length / unitsPerPixel };
}

/** Metres of the ground in a pixel of a Web Mercator map with tiles of 512 pixels. */
export function metresPerPixel(lat: number, zoom: number): number {
  const equatorM = 40_075_016.686;
  return (equatorM * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** zoom);
}
