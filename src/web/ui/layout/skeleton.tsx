import { classNames } from "../class-names.ts";

/** A grey placeholder in the size of the pending content; the region around it says in words that it loads. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "block h-4 animate-[skeleton-breathe_1.4s_ease-in-out_infinite_alternate] rounded-sm bg-surface-2",
        className,
      )}
    />
  );
}
