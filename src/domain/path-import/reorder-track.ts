import type { Passing } from "../route-geometry/passings.ts";
import type { TrackPoint } from "./track.ts";
import { type TrackNetwork, trackNetwork } from "./track-network.ts";

/** A queue that gives back numbers by their rank, the least first. */
class MinimumQueue {
  readonly #items: number[] = [];
  readonly #ranks: number[] = [];

  push(item: number, rank: number): void {
    let index = this.#items.length;
    this.#items.push(item);
    this.#ranks.push(rank);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if ((this.#ranks[parent] ?? 0) <= rank) break;
      this.#swap(index, parent);
      index = parent;
    }
  }

  /** The item of the least rank, with it; undefined once the queue is empty. */
  pop(): { readonly item: number; readonly rank: number } | undefined {
    const item = this.#items[0];
    const rank = this.#ranks[0];
    if (item === undefined || rank === undefined) return undefined;
    this.#swap(0, this.#items.length - 1);
    this.#items.pop();
    this.#ranks.pop();
    this.#sink();
    return { item, rank };
  }

  #sink(): void {
    let index = 0;
    while (true) {
      const left = 2 * index + 1;
      let least = index;
      for (const child of [left, left + 1]) {
        if (child < this.#ranks.length && (this.#ranks[child] ?? 0) < (this.#ranks[least] ?? 0)) least = child;
      }
      if (least === index) return;
      this.#swap(index, least);
      index = least;
    }
  }

  #swap(a: number, b: number): void {
    for (const list of [this.#items, this.#ranks]) {
      const kept = list[a] ?? 0;
      list[a] = list[b] ?? 0;
      list[b] = kept;
    }
  }
}

/** Metres along the route that a metre beside it is worth when its ends are chosen. */
const offWeight = 3;

/**
 * The points of a file in walking order: the cheapest way through the network of its points, from the one nearest to
 * where the guiding line starts to the one furthest along it. Parts that no bridge connects follow each other as they
 * lie along the line, with a gap between them. Points that this way does not need, such as the other side of a road
 * that was drawn twice, are left out.
 *
 * @param places where each point lies beside the guiding line; null far from it
 */
export function reorderTrack(points: readonly TrackPoint[], places: readonly (Passing | null)[]): TrackPoint[] {
  const network = trackNetwork(points, places);
  return partsInOrder(network, places).flatMap(({ first, last }) =>
    cheapestWay(network, first, last).flatMap((index) => points[index] ?? []),
  );
}

interface Part {
  readonly first: number;
  readonly last: number;
  readonly fromM: number;
  readonly toM: number;
}

/** The connected parts of the network that lie along the line, each further along than the one before. */
function partsInOrder(network: TrackNetwork, places: readonly (Passing | null)[]): Part[] {
  const parts = connectedParts(network)
    .flatMap((indexes) => partOf(indexes, places) ?? [])
    .toSorted((a, b) => a.fromM - b.fromM);
  const kept: Part[] = [];
  for (const part of parts) {
    // What lies beside a longer part is another drawing of the same stretch.
    if (part.toM > (kept.at(-1)?.toM ?? Number.NEGATIVE_INFINITY)) kept.push(part);
  }
  return kept;
}

function partOf(indexes: readonly number[], places: readonly (Passing | null)[]): Part | null {
  let part: Part | null = null;
  for (const index of indexes) {
    const place = places[index];
    if (!place) continue;
    const fromM = place.alongM + offWeight * place.offM;
    const toM = place.alongM - offWeight * place.offM;
    part ??= { first: index, last: index, fromM, toM };
    if (fromM < part.fromM) part = { ...part, first: index, fromM };
    if (toM > part.toM) part = { ...part, last: index, toM };
  }
  return part;
}

function connectedParts(network: TrackNetwork): number[][] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (const start of network.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const part = [start];
    for (const index of part) {
      for (const { to } of network[index] ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        part.push(to);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** Dijkstra's algorithm; the indexes of the points on the way, both ends included. */
function cheapestWay(network: TrackNetwork, first: number, last: number): number[] {
  const costs = new Float64Array(network.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(network.length).fill(-1);
  const queue = new MinimumQueue();
  costs[first] = 0;
  queue.push(first, 0);
  for (let next = queue.pop(); next && next.item !== last; next = queue.pop()) {
    if (next.rank > (costs[next.item] ?? 0)) continue;
    for (const { to, cost } of network[next.item] ?? []) {
      const total = next.rank + cost;
      if (total >= (costs[to] ?? 0)) continue;
      costs[to] = total;
      before[to] = next.item;
      queue.push(to, total);
    }
  }
  const way = [last];
  for (let index = before[last] ?? -1; index >= 0; index = before[index] ?? -1) way.push(index);
  return way.toReversed();
}
