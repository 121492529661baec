/** A point of a plane: x to the right, y downwards. */
export type PlanePoint = readonly [x: number, y: number];
