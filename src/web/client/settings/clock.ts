import { rememberedChoice } from "./remembered-choice.ts";

export const clocks = ["24h", "12h"] as const;
export type Clock = (typeof clocks)[number];

/** 13:00, or 1:00 pm. */
export const clockChoice = rememberedChoice<Clock>("vieira-clock", "clock", clocks);

export const useClock = clockChoice.use;
