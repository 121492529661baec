/** A square of the world map in Web Mercator: 2^z squares in each direction, counted from the north-west. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** From this zoom on tiles are drawn; the map's own ground is seen alone before. */
export const firstZoom = 7;
/** The deepest zoom of tiles that the program knows. */
export const deepestZoom = 15;

/** Whether there is such a tile. */
export function isTile({ z, x, y }: Tile): boolean {
  const isInside = (value: number) => Number.isInteger(value) && value >= 0 && value < 2 ** z;
  return Number.isInteger(z) && z >= 0 && z <= deepestZoom && isInside(x) && isInside(y);
}
