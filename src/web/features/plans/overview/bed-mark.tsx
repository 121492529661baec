import type { HouseState } from "#domain/plan-editing/stored-plan.ts";

/** What is settled about a bed, as a mark with a form of its own: full, a ring, a ring in another colour. */
export function BedMark({ state }: { state: Exclude<HouseState, "none"> }) {
  const looks = {
    booked: "bg-ok border-ok",
    asked: "border-warn",
    walk_in: "border-way",
  } as const;
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-2.5 rounded-pill border-2 [print-color-adjust:exact] ${looks[state]}`}
    />
  );
}
