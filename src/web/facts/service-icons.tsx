import {
  Bike,
  Bus,
  Landmark,
  type LucideIcon,
  Pill,
  Ship,
  ShoppingBasket,
  Stethoscope,
  TrainFront,
  Utensils,
} from "lucide-react";

import type { TownService } from "#domain/route-graph/route-graph.ts";

export const serviceIcons: Record<TownService, LucideIcon> = {
  groceries: ShoppingBasket,
  restaurant: Utensils,
  pharmacy: Pill,
  medical: Stethoscope,
  bank: Landmark,
  bus: Bus,
  train: TrainFront,
  bicycle_repair: Bike,
  ferry: Ship,
};

const entries = Object.entries(serviceIcons);

/** The drawings of all services, once for a page with long lists; `ServiceMark` shows them. */
export function ServiceSprite() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      {entries.map(([service, Drawing]) => (
        <symbol key={service} id={`service-${service}`} viewBox="0 0 24 24">
          <Drawing aria-hidden="true" size={24} strokeWidth={1.8} />
        </symbol>
      ))}
    </svg>
  );
}

/** The small drawing of a service; its word stands beside it or is read out instead. */
export function ServiceMark({ service }: { service: string }) {
  return (
    <svg width="16" height="16" aria-hidden="true" focusable="false">
      <use href={`#service-${service}`} />
    </svg>
  );
}
