/** A tile of the world map in Web Mercator: 2^z tiles in each direction, counted from the north-west. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Tiles are drawn from this zoom; below it only the built-in base map. */
export const firstZoom = 7;
/** Maximum zoom of available tiles. */
export const deepestZoom = 15;

/** Whether the coordinates are those of a valid tile. */
export function isTile({ z, x, y }: Tile): boolean {
  const isInside = (value: number) => Number.isInteger(value) && value >= 0 && value < 2 ** z;
  return Number.isInteger(z) && z >= 0 && z <= deepestZoom && isInside(x) && isInside(y);
}
