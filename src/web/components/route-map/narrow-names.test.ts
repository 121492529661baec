import { expect, it } from "vitest";

import { project } from "#domain/geography/map-projection/mercator.ts";
import { finish } from "#domain/steps.ts";
import { underButtons } from "./covered-areas.ts";
import { drawSheet } from "./draw-sheet.ts";
import type { LinePoint } from "./map-types.ts";
import { focusView, toBox, wholeView } from "./map-view.ts";
import { narrowDrawing } from "./narrow-names.tsx";

const buttons = { zoomable: true, openable: true };
const whole: LinePoint[] = [
  [43.163, -1.236],
  [42.34, -3.7],
  [42.881, -8.545],
];
/** From Astorga and from Sarria: the way ends at the right edge, where the buttons of a part of the map are. */
const walks: LinePoint[][] = [
  [
    [42.458, -6.056],
    [42.6, -6.81],
    [42.881, -8.545],
  ],
  [
    [42.776, -7.413],
    [42.808, -7.616],
    [42.881, -8.545],
  ],
];

it("shows both ends of a walk beside the buttons that a part of the map has on a phone", () => {
  const sheet = finish(drawSheet([{ kind: "main", points: whole }], { width: 640, height: 400 }));
  for (const focus of walks) {
    const view = focusView(sheet, focus, wholeView(sheet, sheet), sheet);
    const { view: narrow, box } = narrowDrawing({ sheet, view, focus, fills: false, ...buttons });
    const covered = underButtons(box, { ...buttons, isPart: true });
    for (const [lat, lon] of focus) {
      const [x, y] = toBox(narrow, project(sheet, lat, lon));
      const over = covered.filter(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom);
      expect(over, `${lat} ${lon} at ${x} ${y}`).toEqual([]);
    }
  }
});
