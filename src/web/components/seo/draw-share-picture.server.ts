import type { ElevationProfile } from "#domain/geography/elevation-profile/profile.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { runTask } from "#use-cases/workers/worker-pool.ts";
import { runInSteps } from "#use-cases/workers/yield-to-event-loop.ts";
import { heroGeometry } from "#web/components/profile/hero-profile.ts";
import type { LinePoint } from "#web/components/route-map/map-types.ts";
import { thumbnailGeometry } from "#web/components/route-map/thumbnail/thumbnail-geometry.ts";

/** The size that every service with previews asks for. */
const width = 1200;
const height = 630;

/** The colours of the light theme: previews have no theme. */
const colours = {
  paper: "#f4f6f3",
  sky: "#c9dde2",
  far: "#c9dde2",
  middle: "#a5c5c6",
  near: "#6f9f95",
  ground: "#2f6b5d",
  sun: "#ffe9a8",
  arrow: "#ffc629",
  casing: "#123f66",
  sea: "#d6e5ea",
  land: "#faf9f4",
} as const;

interface SharePicture {
  readonly title: string;
  readonly lines: readonly string[];
  /** The elevation profile; the map if no elevation is known. */
  readonly profile: ElevationProfile | null;
  readonly line: readonly LinePoint[];
}

/**
 * The preview picture of a page: a PNG of 1200 × 630 pixels, its name above the walk's own hills.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` when the server is overloaded
 */
export async function drawSharePicture(
  application: UseCaseContext,
  { title, lines, profile, line }: SharePicture,
): Promise<Uint8Array<ArrayBuffer>> {
  const background = profile ? hills(profile) : await map(line);
  const picture = { background, width, height, title, lines };
  return new Uint8Array(await runTask(application, "pictures", "drawLetteredPicture", picture));
}

function hills(profile: ElevationProfile): string {
  const { hills: shapes, way, sun } = heroGeometry(profile, width, 800);
  const [far, middle, near] = shapes;
  const stroke = `fill="none" stroke-linejoin="round" stroke-linecap="round" d="${way}"`;
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colours.paper}"/><stop offset="1" stop-color="${colours.sky}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<g transform="translate(0 6)"><circle cx="${width - 190}" cy="${Math.min(sun.y, 330)}" r="92" fill="${colours.sun}"/>
<path fill="${colours.far}" d="${far}"/><path fill="${colours.middle}" d="${middle}"/><path fill="${colours.near}" d="${near}"/>
<path fill="${colours.ground}" d="${way}V800H0Z"/>
<path stroke="${colours.casing}" stroke-width="11" ${stroke}/><path stroke="${colours.arrow}" stroke-width="5.5" ${stroke}/></g>`;
}

/** The way on its map in the lower part, below the text. */
async function map(line: readonly LinePoint[]): Promise<string> {
  const mapHeight = 400;
  const { land, borders, main } = await runInSteps(
    thumbnailGeometry([{ kind: "main", points: line }], { width, height: mapHeight }),
  );
  const stroke = `fill="none" stroke-linejoin="round" stroke-linecap="round" d="${main}"`;
  return `<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<svg y="${height - mapHeight}" width="${width}" height="${mapHeight}"><rect width="${width}" height="${mapHeight}" fill="${colours.sea}"/>
<path fill="${colours.land}" stroke="${colours.middle}" d="${land}"/><path fill="none" stroke="${colours.middle}" stroke-width="1.5" d="${borders}"/>
<path stroke="${colours.casing}" stroke-width="11" ${stroke}/><path stroke="${colours.arrow}" stroke-width="5.5" ${stroke}/></svg>`;
}
