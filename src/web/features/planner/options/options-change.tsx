import { type MouseEvent, type ReactNode, useId } from "react";

import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";

import { plannerUrl } from "#domain/planner-options/planner-url.ts";
import type { Planner } from "../use-planner.ts";

interface Press {
  readonly type: "submit";
  readonly form: string;
  readonly onClick: (event: MouseEvent) => void;
}

interface OptionsChangeProps {
  planner: Pick<Planner, "options" | "data" | "isInUse">;
  change: Partial<PlannerOptions>;
  children: (press: Press) => ReactNode;
}

/** A button that changes options at once; without a script it submits them as its own form. */
export function OptionsChange({ planner: { options, data, isInUse }, change, children }: OptionsChangeProps) {
  const id = useId();
  return (
    <form id={id} method="get" className="contents">
      {isInUse ? null : <SentOptions search={plannerUrl({ ...options.input, ...change }, data.route)} />}
      {children({
        type: "submit",
        form: id,
        onClick: (event) => {
          event.preventDefault();
          options.choose(change);
        },
      })}
    </form>
  );
}

function SentOptions({ search }: { search: string }) {
  return [...new URLSearchParams(search)].map(([name, value], index) => (
    <input key={index} type="hidden" name={name} value={value} />
  ));
}
