import type { MouseEvent, ReactNode } from "react";

import type { PlannerInput } from "#domain/stage-planner/plan.ts";

import { plannerSearch } from "#web/components/plan-fields/planner-search.ts";
import type { Planner } from "./use-planner.ts";

interface Press {
  readonly type: "submit";
  readonly form: string;
  readonly onClick: (event: MouseEvent) => void;
}

interface WishChangeProps {
  planner: Pick<Planner, "wishes" | "data">;
  change: Partial<PlannerInput>;
  children: (press: Press) => ReactNode;
}

/** A button that changes wishes at once; without a script it sends the changed wishes as a form of its own. */
export function WishChange({ planner: { wishes, data }, change, children }: WishChangeProps) {
  const search = new URLSearchParams(plannerSearch({ ...wishes.input, ...change }, data.route));
  const id = `change-${Object.keys(change).join("-")}`;
  return (
    <form id={id} method="get" className="contents">
      {[...search].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {children({
        type: "submit",
        form: id,
        onClick: (event) => {
          event.preventDefault();
          wishes.choose(change);
        },
      })}
    </form>
  );
}
