import { stepForward, stepOpened } from "./forward-step.ts";
import { Layer, LayerDraft } from "./layer.ts";
import type { PlanningProblem } from "./problem.ts";
import { costTolerance } from "../tolerance.ts";

/** No plan is longer than this, in calendar days. */
export const maxPlanLength = 400;

/** Forward dynamic programming: the least cost of each state after so many calendar days, layer by layer, on demand. */
export class ForwardSearch {
  readonly #problem: PlanningProblem;
  readonly #pinned: ForwardSearch | null;
  readonly #layers: Layer[];
  readonly #unpinnedLayers: Layer[] = [];
  readonly #draft: LayerDraft;
  readonly #costs: number[] = [];
  readonly #leastBeyond: number[] = [];
  /** The most that favourites can still reduce the cost of a plan. */
  readonly maxToGain: number;

  /** @param pinned if given, plans count too in which one of the pinned walks goes elsewhere */
  constructor(problem: PlanningProblem, pinned: ForwardSearch | null = null) {
    this.#problem = problem;
    this.#pinned = pinned;
    this.#draft = new LayerDraft(problem.phases.length, problem.context.line.size);
    if (problem.mustStopsLieAhead) this.#draft.lower(0, problem.from, 0);
    this.#layers = [new Layer(this.#draft)];
    const { isFavourite } = problem.context.stops;
    this.maxToGain = 0.5 * isFavourite.reduce((sum, flag) => sum + flag, 0);
  }

  /** Least cost to each state after `days` calendar days. */
  layer(days: number): Layer {
    while (this.#layers.length <= days) this.#layers.push(this.#extend());
    return this.#layers[days]!;
  }

  /** Least cost of each state after a pinned walk that goes elsewhere: as if only that day were open. */
  unpinnedLayer(day: number): Layer {
    return (this.#unpinnedLayers[day] ??= this.#draw((draft) =>
      stepOpened(this.#problem, this.layer(day - 1), day, draft),
    ));
  }

  #extend(): Layer {
    const day = this.#layers.length;
    return this.#draw((draft) => {
      stepForward(this.#problem, this.#layers[day - 1]!, day, draft);
      if (this.#problem.pinOn(day)?.kind === "walk") this.#pinned?.unpinnedLayer(day).lowerInto(draft);
    });
  }

  #draw(fill: (draft: LayerDraft) => void): Layer {
    this.#draft.clear();
    fill(this.#draft);
    return new Layer(this.#draft);
  }

  /** Least cost of a whole plan of exactly `days` calendar days. */
  costOfDays(days: number): number {
    return (this.#costs[days] ??= this.layer(days).leastAt(this.#problem.to));
  }

  /** A lower bound for the cost of plans of more than `days` calendar days. */
  leastBeyond(days: number): number {
    return (this.#leastBeyond[days] ??= this.layer(days).leastBeside(this.#problem.to) - this.maxToGain);
  }

  /** The number of calendar days of the cheapest plan, the fewest on a tie; null without a plan. */
  bestDays(): number | null {
    let best: number | null = null;
    let cost = Number.POSITIVE_INFINITY;
    for (let days = 1; days <= maxPlanLength; days++) {
      const costOfDays = this.costOfDays(days);
      if (days >= this.#problem.lastPin && costOfDays < cost - costTolerance(costOfDays)) {
        best = days;
        cost = costOfDays;
      }
      const beyond = this.leastBeyond(days);
      if (beyond > cost + costTolerance(cost) || beyond === Infinity) break;
    }
    return best;
  }
}
