import { Stamp as StampIcon, X } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";

import { maxDiaryStamps, maxStampPlace, type Stamp } from "#domain/plans/diary/diary.ts";
import { Button, IconButton } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

interface DiaryStampsProps {
  stamps: readonly Stamp[];
  /** Where a stamp may be collected, the most likely place first. */
  places: readonly string[];
  /** Whether the day is on the part of the way where the Compostela requires two of them. */
  asksTwo: boolean;
  onStamps: (stamps: readonly Stamp[]) => void;
}

/** The stamps of a day with where each was collected; a button adds that of the current place. */
export function DiaryStamps({ stamps, places, asksTwo, onStamps }: DiaryStampsProps) {
  const t = useTranslations("diary");
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const place = typed ?? places[0] ?? "";
  const nameOf = (name: string) => (name === "" ? t("stampUnsaid") : name);
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-sm font-strong tabular-nums">
        {t("stamps")}: {stamps.length}
      </legend>
      {asksTwo ? <p className="text-sm text-ink-2">{t("stampsAsked")}</p> : null}
      <ol className="grid empty:hidden">
        {stamps.map((stamp) => (
          <li key={stamp.id} className="flex items-center gap-2 border-b border-line">
            <Icon of={StampIcon} size="sm" className="shrink-0 text-ink-2" />
            <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(stamp.place)}</span>
            <IconButton
              icon={X}
              label={t("removeStamp", { place: nameOf(stamp.place) })}
              onClick={() => {
                onStamps(stamps.filter(({ id }) => id !== stamp.id));
                setMessage("");
              }}
            />
          </li>
        ))}
      </ol>
      <form
        className="flex flex-wrap items-end gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          onStamps([...stamps, { id: crypto.randomUUID(), place: place.trim() }]);
          setTyped(null);
          setMessage(t("stampNoted", { place: nameOf(place.trim()) }));
        }}
      >
        <TextField
          label={t("stampPlace")}
          error={null}
          className="min-w-0 flex-1 basis-40"
          list={listId}
          autoComplete="off"
          maxLength={maxStampPlace}
          value={place}
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id={listId}>
          {[...new Set(places)].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" variant="secondary" disabled={stamps.length >= maxDiaryStamps}>
          <Icon of={StampIcon} size="sm" />
          {t("stampHere")}
        </Button>
      </form>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {message}
      </p>
    </fieldset>
  );
}
