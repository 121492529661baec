import type { DayBelongings } from "#domain/plan-editing/stored-plan.ts";

import { type BelongingsChange, belongingsFields, fieldsOf, type KeptEdit } from "./kept-edit.ts";

export type Merge =
  /** Send these fields; none is left when the server has them already. */
  | { readonly is: "send"; readonly update: BelongingsChange }
  /** Somebody else has changed the same fields to something else. */
  | { readonly is: "dispute"; readonly theirs: BelongingsChange };

/** Whether a change made without a network fits a day as it is now: fields that nobody else has touched do. */
export function mergeEdit({ before, mine }: Pick<KeptEdit, "before" | "mine">, now: DayBelongings): Merge {
  const changed = belongingsFields.filter((field) => field in mine && now[field] !== mine[field]);
  const disputed = changed.filter((field) => now[field] !== before[field]);
  if (disputed.length > 0) return { is: "dispute", theirs: fieldsOf(now, disputed) };
  return { is: "send", update: fieldsOf(mine, changed) };
}
