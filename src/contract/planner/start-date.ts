import { z } from "zod";
import { firstStart, lastStart } from "#domain/calendar/iso-date.ts";

/** First day of a plan. */
export const startDate = z.iso
  .date({ abort: true })
  .refine((date) => date >= firstStart && date <= lastStart, { params: { sentence: "date_out_of_range" } });
