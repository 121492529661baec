import { type Flavor, layers, LIGHT } from "@protomaps/basemaps";
import type { DataDrivenPropertyValueSpecification, LayerSpecification } from "maplibre-gl";
import { fonts } from "./fonts.ts";
import type { Palette } from "./palette.ts";
import { type TileNames, tileSource } from "./basemap-style.ts";

/** Colours by their names in the library: the first match wins; the default is that of land. */
const colours: readonly (readonly [name: RegExp, colour: keyof Palette])[] = [
  [/_halo$/, "halo"],
  [/_casing/, "roadEdge"],
  [/^city_label$/, "ink"],
  [/^ocean_label$/, "seaName"],
  [/_label/, "regionName"],
  [/^water$/, "sea"],
  [/^(?:wood|park)_/, "wood"],
  [/^scrub_/, "scrub"],
  [/^(?:hospital|industrial|school|aerodrome|military|zoo|pedestrian)$/, "urban"],
  [/^buildings$/, "building"],
  [/^railway$|^boundaries$/, "border"],
  [/other$/, "path"],
  [/highway|major|link/, "mainRoad"],
  [/minor|runway|pier/, "road"],
];

function flavourOf(palette: Palette): Flavor {
  const named = Object.entries(LIGHT).filter(([, value]) => typeof value === "string");
  const flavour = named.map(([name]) => {
    const [, colour] = colours.find(([pattern]) => pattern.test(name)) ?? [];
    return [name, palette[colour ?? "land"]];
  });
  // Built from the library's own names, so that none is missing.
  return Object.fromEntries(flavour) as Flavor;
}

/**
 * Excluded layers: what the map's own basemap has (sea, countries, regions and their names), layers with images, and
 * house numbers.
 */
const leftOut =
  /^(?:background|pois|roads_oneway|roads_shields|address_label|places_country|places_region|water_label_ocean)$/;

/** Paths and water in the style of walking maps. */
function ownPaint(id: string, palette: Palette): object {
  if (/^water_(?:river|stream)$/.test(id)) return { "line-color": palette.river };
  if (/^roads_(?:bridges_)?other$/.test(id))
    return {
      "line-width": ["interpolate", ["exponential", 1.5], ["zoom"], 12, 0.7, 15, 1.6, 18, 4],
      "line-dasharray": [3, 1.2],
    };
  return {};
}

/** Streets, paths, water, buildings and names of the tiles from bottom to top, in the colours of the theme. */
export function tileLayers(palette: Palette, { language, isKnown }: TileNames): LayerSpecification[] {
  const name = ["coalesce", ["get", `name:${language}`], ["get", "name"], ""];
  const placeName = ["case", ["in", ["get", "name"], ["literal", [...isKnown]]], "", name];
  return layers(tileSource, flavourOf(palette), { lang: language })
    .filter(({ id }) => !leftOut.test(id))
    .map((layer): LayerSpecification => {
      const id = `tiles-${layer.id}`;
      const paint = { ...layer.paint, ...ownPaint(layer.id, palette) };
      if (layer.type !== "symbol") return { ...layer, id, paint } as LayerSpecification;
      const ofText = Object.entries(layer.layout ?? {}).filter(([property]) => !property.startsWith("icon-"));
      const isPlace = layer.id.startsWith("places_");
      return {
        ...layer,
        id,
        paint,
        layout: {
          ...Object.fromEntries(ofText),
          "text-field": (isPlace ? placeName : name) as DataDrivenPropertyValueSpecification<string>,
          "text-font": layer.id.startsWith("water_") ? fonts.sea : fonts.plain,
        },
      } as LayerSpecification;
    });
}
