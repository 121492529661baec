import { describe, expect, it } from "vitest";

import { lineGrid } from "#domain/geography/map-labels/line-grid.ts";
import { overlap } from "#domain/geography/map-labels/place-labels.ts";
import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import { contextOver } from "#server/open-context.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices, testSettings } from "#tests/support/services/test-services.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { listRoutes } from "#use-cases/routes/list-routes.ts";
import { showWay } from "#use-cases/routes/show-way.ts";
import { finish } from "#domain/steps.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import type { MapStop } from "#web/components/route-map/map-types.ts";
import { placedLines, scaleStep, simplifiedFor, toBox, wholeView } from "#web/components/route-map/map-view.ts";
import { layOutStops } from "#web/components/route-map/dots-and-labels.ts";
import { underAttribution, underButtons } from "#web/components/route-map/covered-areas.ts";
import { stopsOfWay } from "#web/features/routes/route-page/way/stops-of-way.ts";
import { unpackWay } from "#web/features/routes/route-page/way/unpack-way.ts";
import { viewWay } from "#web/features/routes/route-page/way/view-way.ts";

const database = await testDatabase({ seeded: true });
const context = contextOver(database, silentLog, testSettings, testServices);

const onMap = { zoomable: true, openable: true, isPart: false };

/** Maps of a route, and of its planner, on screens of 320, 390, 768 and 1440 pixels; the first as the server draws it for phones. */
const boxes = {
  route: { sheet: [730, 456], all: ["300x187", "320x200", "390x244", "730x456"] },
  planner: { sheet: [640, 280], all: ["282x240", "352x240", "698x320", "630x248"] },
} as const;

interface Drawn {
  readonly lines: Parameters<typeof drawSheet>[0];
  readonly stops: Readonly<Record<keyof typeof boxes, readonly MapStop[]>>;
}

/** As far apart as the nights of a plan, in kilometres. */
const dayKm = 24;

async function drawRoute(slug: string): Promise<Drawn> {
  const way = await showWay(context, slug, null);
  if (!way) throw new Error(`There is no ${slug}.`);
  const { mapLines, towns } = unpackWay(viewWay(way));
  const isNight = (index: number) =>
    index === towns.length - 1 ||
    Math.floor((towns[index]?.km ?? 0) / dayKm) !== Math.floor((towns[index - 1]?.km ?? -1) / dayKm);
  return {
    lines: mapLines,
    stops: { route: stopsOfWay(towns), planner: stopsOfWay(towns.filter((_, index) => isNight(index))) },
  };
}

function faultsOn({ lines, stops }: Drawn, kind: keyof typeof boxes, size: string): string[] {
  const [width = 0, height = 0] = size.split("x").map(Number);
  const [sheetWidth, sheetHeight] = boxes[kind].sheet;
  const sheet = finish(drawSheet(lines, { width: sheetWidth, height: sheetHeight }));
  const box = { width, height };
  const buttons = underButtons(box, onMap);
  const view = wholeView(sheet, box, buttons);
  const outlines = simplifiedFor(placedLines(lines, sheet), scaleStep(view.k));
  const line = lineGrid(
    outlines.map((outline) => outline.map((point) => toBox(view, point))),
    width,
    height,
  );
  const mainLine = lineGrid(
    outlines.slice(0, 1).map((outline) => outline.map((point) => toBox(view, point))),
    width,
    height,
  );
  const reserved = [underAttribution(box), ...buttons];
  const { stops: placed } = layOutStops({
    projection: sheet,
    view,
    box,
    line,
    stops: stops[kind],
    selected: null,
    sheetLabels: [],
    nameOf: () => "",
    reserved,
  });
  const names = placed.flatMap(({ stop, label }) => (label ? [{ ...stop, area: label.area }] : []));
  const dots = placed.map(({ x, y, radius }): Rectangle => [x - radius, y - radius, x + radius, y + radius]);
  const ends = stops[kind].filter((stop) => stop.kind === "terminus");
  return [
    ...ends.filter(({ id }) => names.every((name) => name.id !== id)).map(({ name }) => `${name} has no name`),
    ...(names.length < 2 ? ["hardly any names"] : []),
    ...names.flatMap(({ name, area }, index) => [
      ...names.slice(index + 1).flatMap((other) => (overlap(other.area, area) ? [`${name} on ${other.name}`] : [])),
      ...(reserved.some((one) => overlap(one, area)) ? [`${name} under a button or the sources`] : []),
      ...(dots.some((dot) => overlap(dot, area)) ? [`${name} on a dot`] : []),
      ...(line.count(area) > 2 ? [`${name} on the line`] : []),
      ...(area[0] < 0 || area[1] < 0 || area[2] > width || area[3] > height ? [`${name} beyond the edge`] : []),
    ]),
    ...(buttons.some((one) => mainLine.count(one) > 0) ? ["the line under a button"] : []),
  ];
}

describe("names on the maps of every route", () => {
  it("lie over nothing, and nothing over them", async () => {
    const { data } = await listRoutes(context, { page: 1, perPage: 100 });
    const faults: string[] = [];
    for (const { slug } of data) {
      const drawn = await drawRoute(slug);
      for (const kind of ["route", "planner"] as const)
        for (const size of boxes[kind].all)
          faults.push(...faultsOn(drawn, kind, size).map((fault) => `${slug}, ${kind} ${size}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
