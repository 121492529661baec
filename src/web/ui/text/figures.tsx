import type { ReactNode } from "react";

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
}

/** A few numbers with their labels below, side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 md:gap-x-10">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="text-lg leading-tight font-bold tabular-nums md:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
