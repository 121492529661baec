import {
  BedDouble,
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

const entries: [string, LucideIcon][] = [...Object.entries(serviceIcons), ["beds", BedDouble]];

/** The drawings of beds and of all services, once for a page with many of them; `ServiceMark` shows them. */
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
