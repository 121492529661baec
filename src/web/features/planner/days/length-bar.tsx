import { classNames } from "#web/ui/class-names.ts";

/** A day's length relative to the ideal and to the longest day. */
export type Effort = "good" | "long" | "over";

/** Up to this share above the ideal a day still counts as good. */
const maxGoodRatio = 1.15;

export function effortOf(length: number, ideal: number, overMax: boolean): Effort {
  if (overMax) return "over";
  return length > ideal * maxGoodRatio ? "long" : "good";
}

const fills: Record<Effort, string> = { good: "fill-ok", long: "fill-warn", over: "fill-bad" };

/** A day's length with a mark at the ideal; `full` is the whole bar. Decorative: the numbers are next to it. */
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
