/** `npm run map:cut -- COUNTRY.pmtiles OUT.pmtiles [--km 5] [--max-zoom 15]`: what lies along the routes of the data set, for `MAP_TILES`. */
import { parseArgs } from "node:util";
import { deepestZoom } from "#domain/geography/map-tiles/tiles.ts";
import { TileFileError } from "#map-tiles/tile-file.ts";
import { cutCorridor, linesOfDataSet } from "./cut-corridor.ts";

const usage = `Usage: npm run map:cut -- COUNTRY.pmtiles OUT.pmtiles [--km 5] [--max-zoom 15]
  --km        kilometres on either side of the routes, 1 to 50
  --max-zoom  the deepest zoom, 8 to ${deepestZoom}`;

function numberWithin(text: string, min: number, max: number): number | null {
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

async function cut(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { km: { type: "string", default: "5" }, "max-zoom": { type: "string", default: String(deepestZoom) } },
  });
  const [source, target, ...more] = positionals;
  const km = numberWithin(values.km, 1, 50);
  const maxZoom = numberWithin(values["max-zoom"], 8, deepestZoom);
  if (!source || !target || source === target || more.length > 0 || km === null || !Number.isInteger(maxZoom))
    throw new TileFileError(usage);
  const corridor = { lines: await linesOfDataSet(), distanceM: km * 1_000, maxZoom: maxZoom ?? deepestZoom };
  const { tiles, bytes, version } = await cutCorridor(source, target, corridor);
  return `${target}: ${tiles} tiles, ${(bytes / 1e6).toFixed(1)} MB, version ${version}`;
}

try {
  console.log(await cut());
} catch (error) {
  const isPlain = error instanceof TileFileError || (error instanceof TypeError && "code" in error);
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
