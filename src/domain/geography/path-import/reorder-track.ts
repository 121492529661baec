import type { Passing } from "../route-geometry/passings.ts";
import type { TrackPoint } from "./track.ts";
import { type TrackNetwork, trackNetwork } from "./track-network.ts";

/** A priority queue of numbers, the lowest rank first. */
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

  /** Removes the item with the lowest rank; undefined if the queue is empty. */
  pop(): { readonly item: number; readonly rank: number } | undefined {
    const item = this.#items[0];
    const rank = this.#ranks[0];
    if (item === undefined || rank === undefined) return undefined;
    this.#swap(0, this.#items.length - 1);
    this.#items.pop();
    this.#ranks.pop();
    this.#siftDown();
    return { item, rank };
  }

  #siftDown(): void {
    let index = 0;
    while (true) {
      const firstChild = 2 * index + 1;
      let least = index;
      for (const child of [firstChild, firstChild + 1]) {
        if (child < this.#ranks.length && (this.#ranks[child] ?? 0) < (this.#ranks[least] ?? 0)) least = child;
      }
      if (least === index) return;
      this.#swap(index, least);
      index = least;
    }
  }

  #swap(a: number, b: number): void {
    for (const list of [this.#items, this.#ranks]) {
      const swapped = list[a] ?? 0;
      list[a] = list[b] ?? 0;
      list[b] = swapped;
    }
  }
}

/** Weight of a metre off the route, in metres along it, for the choice of both ends. */
const offWeight = 3;

/**
 * The points of a file in walking order: the shortest path through the network of its points, from the one nearest to
 * the start of the guide line to the one furthest along it. Unconnected parts follow each other in their order along
 * the line, with a gap between them. Points that are not needed, such as the other side of a road drawn twice, are left
 * out.
 *
 * @param places position of each point relative to the guide line; null if far from it
 */
export function reorderTrack(points: readonly TrackPoint[], places: readonly (Passing | null)[]): TrackPoint[] {
  const network = trackNetwork(points, places);
  return partsInOrder(network, places).flatMap(({ first, last }) =>
    cheapestPath(network, first, last).flatMap((index) => points[index] ?? []),
  );
}

interface Part {
  readonly first: number;
  readonly last: number;
  readonly fromM: number;
  readonly toM: number;
}

/** The connected parts of the network along the line, each further along than the previous one. */
function partsInOrder(network: TrackNetwork, places: readonly (Passing | null)[]): Part[] {
  const parts = connectedParts(network)
    .flatMap((indexes) => partOf(indexes, places) ?? [])
    .toSorted((a, b) => a.fromM - b.fromM);
  const longest: Part[] = [];
  for (const part of parts) {
    // A part alongside a longer one is another drawing of the same stretch.
    if (part.toM > (longest.at(-1)?.toM ?? Number.NEGATIVE_INFINITY)) longest.push(part);
  }
  return longest;
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

/** Dijkstra's algorithm; the indices of the points on the path, including both ends. */
function cheapestPath(network: TrackNetwork, first: number, last: number): number[] {
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
