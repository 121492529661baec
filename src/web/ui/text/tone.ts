/** The five meanings a coloured surface can carry; the words beside it always say the same. */
export type Tone = "neutral" | "way" | "ok" | "warn" | "bad";

export const softTone: Record<Tone, string> = {
  neutral: "bg-surface-2 text-ink-2",
  way: "bg-way-soft text-way",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
};
