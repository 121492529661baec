import { z } from "zod";
import { clockPattern, routineRanges } from "#domain/day-hours/day-routine.ts";
import { maxGoalNights } from "#domain/plan-editing/stored-plan.ts";

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);

export const dayRoutine = z
  .strictObject({
    leaveAt: z.string().regex(clockPattern).meta({ description: "HH:MM by the clock of the place" }),
    breaks: within(routineRanges.breaks).meta({ description: "Short breaks of a day, lunch not among them" }),
    breakMinutes: within(routineRanges.breakMinutes),
    lunchMinutes: within(routineRanges.lunchMinutes).meta({ description: "0: no lunch on the way" }),
  })
  .meta({ id: "DayRoutine", description: "When walking days begin, and how one rests on the way" });

export const goalNights = z
  .int()
  .min(0)
  .max(maxGoalNights)
  .meta({ description: "Nights where the plan ends, that of the arrival among them" });
