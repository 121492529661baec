import { classNames } from "#web/ui/class-names.ts";

/** How a day's length stands to a good day and to the longest one. */
export type Effort = "good" | "long" | "over";

/** Up to this share above a good day a day still counts as one. */
const goodShare = 1.15;

export function effortOf(length: number, ideal: number, overMax: boolean): Effort {
  if (overMax) return "over";
  return length > ideal * goodShare ? "long" : "good";
}

const fills: Record<Effort, string> = { good: "fill-ok", long: "fill-warn", over: "fill-bad" };

/** A day's length against the mark of a good day; `full` is the whole bar. Decorative: the numbers stand beside it. */
export function LengthBar({
  length,
  ideal,
  full,
  effort,
}: {
  length: number;
  ideal: number;
  full: number;
  effort: Effort;
}) {
  const share = (value: number) => `${((value / full) * 100).toFixed(1)}%`;
  return (
    <svg aria-hidden="true" focusable="false" className="mt-1.5 h-2.5 w-full">
      <rect y="3" width="100%" height="4" rx="2" className="fill-line" />
      <rect y="3" width={share(length)} height="4" rx="2" className={classNames(fills[effort])} />
      <line x1={share(ideal)} x2={share(ideal)} y1="0" y2="10" className="stroke-ink stroke-2" />
    </svg>
  );
}
