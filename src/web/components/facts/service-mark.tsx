import type { TownService } from "#domain/route-graph/route-graph.ts";

interface ServiceMarkProps {
  service: TownService | "beds";
  /** CSS pixels of its sides. */
  size?: number;
  className?: string;
}

/** The small drawing of a service, from the page's `ServiceSprite`; its word stands beside it or is read out instead. */
export function ServiceMark({ service, size = 16, className }: ServiceMarkProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <use href={`#service-${service}`} />
    </svg>
  );
}
