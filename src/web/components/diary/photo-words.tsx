import { useTranslations } from "use-intl";

import { maxDiaryCaption } from "#domain/diary/diary-limits.ts";
import { TextInput } from "#web/ui/controls/text-input.tsx";

interface PhotoWordsProps {
  /** From 1. */
  number: number;
  caption: string;
  onCaption: (caption: string) => void;
}

/** The walker's own description of a photo; saved on every keystroke. */
export function PhotoWords({ number, caption, onCaption }: PhotoWordsProps) {
  const t = useTranslations("diary");
  return (
    <TextInput
      aria-label={t("caption", { number })}
      placeholder={t("captionHint")}
      className="mt-1"
      maxLength={maxDiaryCaption}
      value={caption}
      onChange={({ target }) => onCaption(target.value)}
    />
  );
}
