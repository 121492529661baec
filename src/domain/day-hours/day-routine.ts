/** How somebody spends a walking day: when they leave, and how they rest on the way. */
export interface DayRoutine {
  /** `HH:MM` by the clock of the place. */
  readonly leaveAt: string;
  /** Short breaks of a day, lunch not among them. */
  readonly breaks: number;
  readonly breakMinutes: number;
  /** 0: no lunch on the way. */
  readonly lunchMinutes: number;
}

export const usualRoutine: DayRoutine = { leaveAt: "07:30", breaks: 2, breakMinutes: 15, lunchMinutes: 45 };

/** Both ends are allowed. */
export const routineRanges = {
  breaks: { min: 0, max: 8 },
  breakMinutes: { min: 5, max: 60 },
  lunchMinutes: { min: 0, max: 180 },
} as const;

/** A time of the day, `HH:MM`. */
export const clockPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What was stored, with what it does not say as usual. */
export function routineFrom(stored: Partial<DayRoutine> | undefined): DayRoutine {
  return { ...usualRoutine, ...stored };
}

/** `HH:MM` as hours since midnight. */
export function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

/** Hours since midnight as `HH:MM`; past midnight it goes on from 00:00. */
export function clockTime(hours: number): string {
  const minutes = ((Math.round(hours * 60) % 1440) + 1440) % 1440;
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
