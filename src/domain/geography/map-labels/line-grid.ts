import type { PlanePoint } from "#domain/geography/map-projection/mercator.ts";
import { clipLine, type Rectangle } from "#domain/geography/map-projection/clip.ts";

const cell = 6;
const columns = 4096;

/**
 * Pixels by which coordinates are off the edges of cells. A map is fitted into whole pixels, so that the ends of its
 * lines would lie exactly on an edge, where the last digit decides: it is not the same on the server and in a browser.
 */
const offEdge = 1 / 1024;

const cellAt = (coordinate: number): number => Math.floor((coordinate + offEdge) / cell);

/** The grid cells of the box that lines pass through: labels avoid them. */
export interface LineGrid {
  /** Number of cells with a line inside the rectangle. */
  count(rectangle: Rectangle): number;
  /** Approximate length of all lines in the box, in pixels. */
  readonly length: number;
}

export function lineGrid(lines: readonly (readonly PlanePoint[])[], width: number, height: number): LineGrid {
  const taken = new Set<number>();
  const mark = (x: number, y: number) => taken.add(cellAt(y) * columns + cellAt(x));
  for (const part of lines.flatMap((line) => clipLine(line, [0, 0, width, height]))) {
    part.forEach((point, index) => {
      const next = part[index + 1] ?? point;
      const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
      const steps = Math.ceil((Math.max(Math.abs(dx), Math.abs(dy)) - offEdge) / (cell / 2)) || 1;
      for (let step = 0; step < steps; step++) {
        mark(point[0] + (dx * step) / steps, point[1] + (dy * step) / steps);
      }
    });
  }
  return {
    length: taken.size * cell,
    count([left, top, right, bottom]) {
      let count = 0;
      for (let row = cellAt(top); row <= cellAt(bottom); row++) {
        for (let column = cellAt(left); column <= cellAt(right); column++) {
          if (taken.has(row * columns + column)) count += 1;
        }
      }
      return count;
    },
  };
}
