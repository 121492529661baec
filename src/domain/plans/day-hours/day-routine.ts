/** A walker's routine of a day: departure and rests. */
export interface DayRoutine {
  /** `HH:MM`, local time. */
  readonly leaveAt: string;
  /** Number of short breaks, excluding lunch. */
  readonly breaks: number;
  readonly breakMinutes: number;
  /** 0: no lunch on the way. */
  readonly lunchMinutes: number;
}

export const usualRoutine: DayRoutine = { leaveAt: "07:30", breaks: 2, breakMinutes: 15, lunchMinutes: 45 };

/** Inclusive ranges. */
export const routineRanges = {
  breaks: { min: 0, max: 8 },
  breakMinutes: { min: 5, max: 60 },
  lunchMinutes: { min: 0, max: 180 },
} as const;

/** A time of the day, `HH:MM`. */
export const clockPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A stored routine with defaults for missing fields. */
export function routineFrom(stored: Partial<DayRoutine> | undefined): DayRoutine {
  return { ...usualRoutine, ...stored };
}

/** `HH:MM` as hours since midnight. */
export function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

/** Hours since midnight as `HH:MM`, wrapping after 24 hours. */
export function clockTime(hours: number): string {
  const minutes = ((Math.round(hours * 60) % 1440) + 1440) % 1440;
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
