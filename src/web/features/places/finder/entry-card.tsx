import type { ReactNode } from "react";

import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";

interface EntryCardProps {
  /** Of the town, or of the town and the house. */
  id: string;
  isSelected: boolean;
  /** Hovered or focused. */
  onPoint: () => void;
  heart: ReactNode;
  children: ReactNode;
}

/** A result. Hovering highlights its place on the map, and vice versa. */
export function EntryCard({ id, isSelected, onPoint, heart, children }: EntryCardProps) {
  return (
    <li
      data-place={id}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className={classNames(
        "group relative grid gap-1.5 rounded-lg border bg-surface py-3.5 pr-14 pl-5 transition-shadow hover:shadow-card",
        isSelected ? "border-way" : "border-line",
      )}
    >
      {children}
      <span className="absolute top-1.5 right-1.5">{heart}</span>
    </li>
  );
}

/** Its name, as a link that covers the whole card. */
export function EntryTitle({ to, children }: { to: string; children: string }) {
  return (
    <h2 className="font-sans text-md leading-snug font-strong tracking-normal wrap-anywhere">
      <Link
        to={to}
        prefetch="intent"
        className="text-ink no-underline after:absolute after:inset-0 group-hover:text-way"
      >
        {children}
      </Link>
    </h2>
  );
}
