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
