import { type ComponentProps, useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";

import { maxDiaryText, maxDiaryWalkedM } from "#domain/plans/diary/diary.ts";
import { useUnits } from "#web/client/settings/units.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextAreaField, TextField } from "#web/ui/controls/field.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { DiaryConflict } from "./diary-conflict.tsx";
import { DiaryPhotos } from "./diary-photos.tsx";
import { DiaryStamps } from "./diary-stamps.tsx";
import { useDiary } from "./use-diary.ts";

interface DiarySectionProps extends Pick<ComponentProps<typeof DiaryStamps>, "places" | "asksTwo"> {
  plan: string;
  date: string;
  /** Uuid of its owner. */
  member: string;
  /** Metres of the day to the current position, as a suggestion; null if unknown. */
  suggestedM: number | null;
  level?: 2 | 3;
}

/** Text, stamps, kilometres and photos of a day, which can be edited offline too. */
export function DiarySection(props: DiarySectionProps) {
  const { plan, date, member, suggestedM, places, asksTwo, level = 2 } = props;
  const t = useTranslations("diary");
  const { kilometres } = useFormats();
  const id = useId();
  const locale = useLocale();
  const diary = useDiary(plan, date, member);
  const { words, write } = diary;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className="grid gap-3" data-needs-script="">
      <div className="flex flex-wrap items-center gap-x-3">
        <Heading id={id} className="text-lg">
          {t("heading")}
        </Heading>
        <span role="status">
          {diary.isPending && !diary.theirs ? (
            <Chip tone={diary.isRefused ? "bad" : "warn"}>{t(diary.isRefused ? "refused" : "waiting")}</Chip>
          ) : null}
        </span>
      </div>
      <TextAreaField
        label={t("text")}
        error={null}
        hint={t("private")}
        rows={3}
        maxLength={maxDiaryText}
        value={words.text}
        onChange={({ target }) => write({ text: target.value })}
      />
      {diary.theirs ? <DiaryConflict mine={words.text} theirs={diary.theirs.text} onSettle={diary.settle} /> : null}
      <DiaryStamps stamps={words.stamps} places={places} asksTwo={asksTwo} onStamps={(stamps) => write({ stamps })} />
      <div className="grid gap-1">
        <DistanceInput walkedM={words.walkedM} onWalked={(walkedM) => write({ walkedM })} />
        {suggestedM !== null && suggestedM >= 100 && words.walkedM === null ? (
          <Button
            variant="quiet"
            size="sm"
            className="-ml-4 justify-self-start"
            onClick={() => write({ walkedM: Math.round(suggestedM / 100) * 100 })}
          >
            {t("takeDistance", { distance: kilometres(suggestedM) })}
          </Button>
        ) : null}
      </div>
      <DiaryPhotos plan={plan} date={date} member={member} diary={diary} />
      {diary.hasBooklet ? (
        <a
          href={`/api/plans/${plan}/keepsake?language=${locale}`}
          download
          className="inline-flex min-h-tap items-center justify-self-start"
        >
          {t("keepsake")}
        </a>
      ) : null}
    </section>
  );
}

const metresIn = { metric: 1_000, imperial: 1_609.344 } as const;

interface DistanceInputProps {
  walkedM: number | null;
  onWalked: (walkedM: number | null) => void;
}

/** Kilometres or miles as typed; an invalid distance shows an error and is not saved. */
function DistanceInput({ walkedM, onWalked }: DistanceInputProps) {
  const t = useTranslations("diary");
  const units = useUnits();
  const [typed, setTyped] = useState<string | null>(null);
  const metresOf = (text: string): number | null | undefined => {
    if (text.trim() === "") return null;
    const metres = Math.round(Number(text.trim().replace(",", ".")) * metresIn[units]);
    return Number.isFinite(metres) && metres >= 0 && metres <= maxDiaryWalkedM ? metres : undefined;
  };
  const isWrong = typed !== null && metresOf(typed) === undefined;
  const isStale = typed !== null && !isWrong && metresOf(typed) !== walkedM;
  const distanceText = walkedM === null ? "" : String(Math.round((walkedM / metresIn[units]) * 10) / 10);
  return (
    <TextField
      label={t(units === "metric" ? "kilometres" : "miles")}
      error={isWrong ? t("noDistance") : null}
      inputMode="decimal"
      autoComplete="off"
      value={typed === null || isStale ? distanceText : typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const metres = metresOf(target.value);
        if (metres !== undefined) onWalked(metres);
      }}
    />
  );
}
