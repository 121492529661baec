import { useTranslations } from "use-intl";

import { maxDiaryCaption } from "#domain/diary/diary-limits.ts";
import { TextInput } from "#web/ui/controls/text-input.tsx";

interface PhotoWordsProps {
  /** From 1. */
  number: number;
  caption: string;
  onCaption: (caption: string) => void;
}

/** What is to be seen on a photo, in the walker's words; kept at every letter. */
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
