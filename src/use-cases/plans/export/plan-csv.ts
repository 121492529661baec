import { writeCsv } from "#domain/exports/csv.ts";
import type { PlanForExport } from "./gather-plan-for-export.ts";

/** Columns of a plan's table, recognised by imports. */
const planColumns = [
  "day",
  "date",
  "kind",
  "route",
  "from",
  "to",
  "km",
  "ascent_m",
  "descent_m",
  "hours",
  "house",
  "house_state",
  "booking_reference",
  "price_eur",
  "notes",
  "carry",
  "pinned",
  "lat",
  "lon",
] as const;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A plan as a table with a row for each day; unknown figures are left empty. */
export function planCsv({ record, days }: PlanForExport): string {
  const rows = days.map(({ stored, figures, fromName, toName, house, end }) => {
    const roundedIfKnown = (value: number): number | null => (figures.isWayKnown ? rounded(value) : null);
    const climb = (value: number): number | null => (figures.climbUnknownKm === 0 ? roundedIfKnown(value) : null);
    return [
      stored.number,
      figures.date ?? null,
      stored.kind,
      record.legs[stored.leg]?.route ?? null,
      fromName,
      toName,
      roundedIfKnown(figures.km),
      climb(figures.ascentM),
      climb(figures.descentM),
      roundedIfKnown(figures.hours),
      house?.name ?? null,
      stored.houseState,
      stored.bookingReference,
      stored.priceCents === null ? null : stored.priceCents / 100,
      stored.notes,
      stored.carry,
      stored.pinned ? "yes" : "no",
      end?.lat ?? null,
      end?.lon ?? null,
    ];
  });
  return writeCsv(planColumns, rows);
}
