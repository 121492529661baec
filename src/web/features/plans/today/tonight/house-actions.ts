import { accommodationAddress } from "#contract/http/addresses.ts";
import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { PlanHouse } from "#contract/plans/plan-houses.ts";
import type { HouseState } from "#domain/plans/editing/stored-plan.ts";
import type { DayEditor } from "#web/features/plans/days/editor/use-day-editor.ts";

type DayEditorActions = Pick<DayEditor, "editor" | "registerHouse" | "plan">;

const fresh = { houseState: "none", bookingReference: "", priceCents: null } as const;

/** Choice and notes of a night's bed. */
export type ChosenBed = Pick<EditorDay, "house" | "houseState" | "bookingReference" | "priceCents">;

/** A place to stay in a town of the way. */
export interface HouseInTown {
  readonly house: PlanHouse;
  readonly town: string;
}

function routeOfDay({ input, nextLegs }: EditorPlan, { leg }: Pick<EditorDay, "leg">): string {
  return [input, ...nextLegs][leg]?.route ?? "";
}

/** The heading of the chosen place to stay: takes the focus when a pressed button has gone with its row. */
export const tonightId = "tonight";

/** Moves the focus to the chosen place to stay, and the window with it. */
export function showTonight(): void {
  const heading = document.getElementById(tonightId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest" });
}

/** Chooses a place to stay; if it is in another town, the day ends there and the arrival stays. @returns whether it is chosen */
export async function chooseHouse(
  { editor, registerHouse, plan }: DayEditorActions,
  day: EditorDay,
  { house, town }: HouseInTown,
  state: HouseState = "none",
): Promise<boolean> {
  registerHouse({ ...house, townSlug: town, url: accommodationAddress(routeOfDay(plan, day), town, house.slug) });
  if (town !== day.to) {
    await editor.edit({ kind: "here", day: day.number, town }, "here");
    if (editor.getState().outcome?.is !== "changed") return false;
  }
  const now = editor.getState().history.present.days.find(({ number }) => number === day.number);
  if (now) editor.write(now.key, { ...fresh, house: house.uuid, houseState: state }, null);
  return now !== undefined;
}

/** Records that a place to stay is full; the night then has none. @param note a line for the notes of the day */
export function markFull(
  { editor }: Pick<DayEditorActions, "editor">,
  day: EditorDay,
  house: PlanHouse,
  note: string,
): void {
  const notes = isNoted(day, note) ? day.notes : [day.notes, note].filter((line) => line !== "").join("\n");
  editor.write(day.key, { notes, ...(day.house === house.uuid && { ...fresh, house: null }) }, null);
}

/**
 * Undoes the record that a place to stay is full.
 *
 * @param note the line added to the notes
 * @param chosen the previous choice for the night
 */
export function markFree(
  { editor }: Pick<DayEditorActions, "editor">,
  day: EditorDay,
  note: string,
  chosen: Partial<ChosenBed> = {},
): void {
  const notes = day.notes.split("\n").filter((line) => line !== note);
  editor.write(day.key, { notes: notes.join("\n"), ...chosen }, null);
}

/** Whether the notes of a day contain a line. */
export function isNoted({ notes }: Pick<EditorDay, "notes">, line: string): boolean {
  return notes.split("\n").includes(line);
}
