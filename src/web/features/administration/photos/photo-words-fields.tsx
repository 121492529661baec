import { useId } from "react";
import { useTranslations } from "use-intl";

import { TextField } from "#web/ui/controls/field.tsx";

const usualLicences = ["CC BY-SA 4.0", "CC BY 4.0", "CC0 1.0", "Public domain"];

type Word = "alt" | "altEs" | "licence" | "author";

interface PhotoWordsFieldsProps {
  /** Initial values. */
  words: Partial<Record<Word, string>>;
  error: (field: Word) => string | null;
  /** Whether hints are shown below the fields. */
  hasHints?: boolean;
  only?: readonly Word[];
  onChange?: (field: Word, value: string) => void;
}

/** Description, author and licence of a photo. */
export function PhotoWordsFields({
  words,
  error,
  hasHints = false,
  only = ["alt", "altEs", "licence", "author"],
  onChange,
}: PhotoWordsFieldsProps) {
  const t = useTranslations("photos.fields");
  const licences = useId();
  return (
    <>
      {only.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          hint={hasHints ? t(`${field}Hint`) : undefined}
          error={error(field)}
          className={field.startsWith("alt") && only.length > 1 ? "sm:col-span-full" : undefined}
          name={field}
          defaultValue={words[field] ?? ""}
          maxLength={field.startsWith("alt") ? 500 : 200}
          required={field !== "author" && field !== "altEs"}
          list={field === "licence" ? licences : undefined}
          autoComplete="off"
          onChange={onChange && ((event) => onChange(field, event.currentTarget.value))}
        />
      ))}
      <datalist id={licences}>
        {usualLicences.map((licence) => (
          <option key={licence} value={licence} />
        ))}
      </datalist>
    </>
  );
}
