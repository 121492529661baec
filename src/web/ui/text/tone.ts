/** The five meanings of a coloured surface; the text next to it always says the same. */
export type Tone = "neutral" | "way" | "ok" | "warn" | "bad";

export const softTone: Record<Tone, string> = {
  neutral: "bg-surface-2 text-ink-2",
  way: "bg-way-soft text-way",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
};
