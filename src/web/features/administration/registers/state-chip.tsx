import { useTranslations } from "use-intl";

import type { ImportState } from "#domain/house-registers/register-import.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import type { Tone } from "#web/ui/text/tone.ts";

const tones: Readonly<Record<ImportState, Tone>> = {
  mapping: "warn",
  waiting: "way",
  comparing: "way",
  ready: "way",
  applied: "ok",
  undone: "neutral",
  cancelled: "neutral",
  failed: "bad",
};

/** How far a file has come. */
export function StateChip({ state }: { state: ImportState }) {
  const t = useTranslations("registers.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}
