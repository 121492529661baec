import { notesOf } from "#domain/plan-editing/stored-plan.ts";
import type { PlanToTake } from "./gather-plan-for-export.ts";

/** Says what kind of file it is, for imports. */
export const planFormat = { format: "vieira-plan", formatVersion: 1 } as const;

/** A whole plan as JSON that can be imported again; names and figures are for other programs. */
export function planJson({ record, days }: PlanToTake): string {
  const { name, startDate, legs, waivesCompostela, routine, goalNights } = record;
  const file = {
    ...planFormat,
    name,
    startDate,
    legs,
    waivesCompostela,
    routine,
    goalNights,
    days: days.map(({ stored, figures, fromName, toName, house, end }) => ({
      number: stored.number,
      leg: stored.leg,
      kind: stored.kind,
      date: figures.date ?? null,
      from: stored.from,
      fromName,
      to: stored.to,
      toName,
      lat: end?.lat ?? null,
      lon: end?.lon ?? null,
      ...(figures.isWayKnown && {
        km: figures.km,
        ...(figures.climbUnknownKm === 0 && { ascentM: figures.ascentM, descentM: figures.descentM }),
        hours: figures.hours,
      }),
      pinned: stored.pinned,
      ...notesOf(stored),
      houseName: house?.name ?? null,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
