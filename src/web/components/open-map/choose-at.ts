import type { GeoJSONSource } from "maplibre-gl";
import type { PlaceId, PlaceKind } from "./places.ts";
import type { DrawnMap } from "./show-map.ts";

/** Pixels round a finger in which something counts as hit. */
const reach = 9;

const kinds: ReadonlySet<unknown> = new Set<PlaceKind>(["town", "house", "point"]);

function isKind(value: unknown): value is PlaceKind {
  return kinds.has(value);
}

/**
 * Chooses what lies at a place of the screen: a town, a house or a point; a
 * group of them is zoomed in to, and nothing lets go of what was chosen.
 *
 * @param choosable layers that can be chosen, those that win first
 * @param onChoose without it nothing is chosen
 * @returns whether there is something to choose
 */
export function chooseAt(
  map: DrawnMap,
  { x, y }: { x: number; y: number },
  choosable: readonly string[],
  onChoose?: (place: PlaceId | null) => void,
): boolean {
  const found = map
    .queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers: [...choosable] },
    )
    .toSorted((a, b) => choosable.indexOf(a.layer.id) - choosable.indexOf(b.layer.id))
    .find(({ properties }) => isKind(properties["kind"]) || "cluster_id" in properties);
  if (!onChoose) return found !== undefined;
  if (!found) {
    onChoose(null);
    return false;
  }
  const { kind, index, cluster_id: cluster } = found.properties;
  if (isKind(kind)) onChoose({ kind, index: Number(index) });
  else if (found.geometry.type === "Point")
    void zoomInto(map, found.source, Number(cluster), found.geometry.coordinates);
  return true;
}

async function zoomInto(
  map: DrawnMap,
  source: string,
  cluster: number,
  [lon = 0, lat = 0]: readonly number[],
): Promise<void> {
  const zoom = await map.getSource<GeoJSONSource>(source)?.getClusterExpansionZoom(cluster);
  if (zoom !== undefined) map.easeTo({ center: [lon, lat], zoom: zoom + 0.3 });
}
