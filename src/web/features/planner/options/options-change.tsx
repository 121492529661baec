import { type MouseEvent, type ReactNode, useId } from "react";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";

import { plannerUrl } from "#domain/planner/options/url/planner-url.ts";
import type { Planner } from "../use-planner.ts";

interface Press {
  readonly type: "submit";
  readonly form: string;
  readonly onClick: (event: MouseEvent) => void;
}

interface OptionsChangeProps {
  planner: Pick<Planner, "options" | "data" | "isInUse">;
  change: Partial<PlannerOptions>;
  /** Further routes, in the format of the address; the same ones without it, while the end stays. */
  further?: string;
  children: (press: Press) => ReactNode;
}

/** A button that changes options at once; without a script it submits them as its own form. */
export function OptionsChange({ planner: { options, data, isInUse }, change, further, children }: OptionsChangeProps) {
  const id = useId();
  const isEndKept = change.to === undefined || change.to === options.input.to;
  const onward = further ?? (isEndKept ? options.further : "");
  return (
    <form id={id} method="get" className="contents">
      {isInUse ? null : <SentOptions search={plannerUrl({ ...options.input, ...change }, data.route) + onward} />}
      {children({
        type: "submit",
        form: id,
        onClick: (event) => {
          event.preventDefault();
          options.choose(change, further);
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
