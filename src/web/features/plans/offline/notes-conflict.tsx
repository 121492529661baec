import { useState } from "react";
import { useTranslations } from "use-intl";

import { useOfflinePlans } from "#web/client/offline/offline-plan-store.ts";
import { notesOutbox, usePendingNotes } from "#web/client/sync/notes-outbox.ts";
import type { OutboxEntry } from "#web/client/sync/outbox.ts";
import {
  type DayNotesChange,
  type DayNotesField,
  dayNotesFields,
  type PendingNotes,
  resolveNotes,
} from "#web/client/sync/pending-notes.ts";
import { ConflictScreen, type Side } from "#web/components/conflict/conflict-screen.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

type Entry = OutboxEntry<PendingNotes>;
type RowId = `${string}|${DayNotesField}`;

/**
 * Conflicts between offline input and the current plan, to be resolved; and how much is still pending. Needs the
 * messages `offlineCopy`.
 */
export function NotesConflict({ plan }: { plan: string }) {
  const t = useTranslations("offlineCopy.conflict");
  const entries = usePendingNotes()?.filter((entry) => entry.plan === plan) ?? [];
  const inConflict = entries.filter(({ change }) => change.problem && change.problem !== "gone");
  const ofRemovedDays = entries.filter(({ change }) => change.problem === "gone");
  const waiting = entries.length - inConflict.length - ofRemovedDays.length;
  if (entries.length === 0) return null;
  return (
    <div className="grid gap-3">
      {waiting > 0 ? <p className="text-sm text-ink-2">{t("waiting", { count: waiting })}</p> : null}
      {inConflict.length > 0 ? <Choices entries={inConflict} plan={plan} /> : null}
      {ofRemovedDays.map((entry) => (
        <RemovedDay key={entry.key} entry={entry} plan={plan} />
      ))}
    </div>
  );
}

function Choices({ entries, plan }: { entries: readonly Entry[]; plan: string }) {
  const t = useTranslations("offlineCopy.conflict");
  const field = useTranslations("offlineCopy.conflict.field");
  const write = useNotesText(plan);
  const numberOf = useDayNumbers(plan);
  const [choices, setChoices] = useState<Readonly<Record<RowId, Side>>>({});
  const rows = entries.flatMap(({ key, change }) =>
    dayNotesFields
      .filter((name) => name in (change.theirs ?? {}))
      .map((name) => {
        const id: RowId = `${key}|${name}`;
        return {
          id,
          label: `${t("day", { number: numberOf(change.dayKey) ?? change.dayKey })}: ${field(name)}`,
          mine: write(name, change.mine, change.houseName),
          theirs: write(name, change.theirs ?? {}),
          chosen: choices[id] ?? ("mine" as const),
        };
      }),
  );
  const save = (sideOf: (id: RowId) => Side) => {
    for (const { key, change } of entries) {
      const sides = Object.fromEntries(
        Object.keys(change.theirs ?? {}).map((name) => [name, sideOf(`${key}|${name as DayNotesField}`)]),
      );
      const resolved = resolveNotes(change, sides);
      // The rest is sent by the background sender.
      if (resolved) notesOutbox.save(key, resolved);
      else notesOutbox.remove(key);
    }
  };
  return (
    <ConflictScreen
      heading={t("heading")}
      text={t("lead")}
      words={{ part: t("part"), mine: t("mine"), theirs: t("theirs") }}
      rows={rows}
      onChoose={(id, side) => setChoices((before) => ({ ...before, [id]: side }))}
    >
      <Button onClick={() => save((id) => choices[id] ?? "mine")}>{t("save")}</Button>
      <Button variant="secondary" onClick={() => save(() => "theirs")}>
        {t("takeAll")}
      </Button>
    </ConflictScreen>
  );
}

/** The day was removed from the plan: its input can be read once more, and discarded. */
function RemovedDay({ entry: { key, change }, plan }: { entry: Entry; plan: string }) {
  const t = useTranslations("offlineCopy.conflict");
  const field = useTranslations("offlineCopy.conflict.field");
  const write = useNotesText(plan);
  return (
    <div className="grid gap-2 rounded-lg border border-warn p-4 text-sm">
      <p>{t("gone")}</p>
      {dayNotesFields
        .filter((name) => name in change.mine)
        .map((name) => (
          <p key={name} className="whitespace-pre-wrap">
            {field(name)}: {write(name, change.mine, change.houseName)}
          </p>
        ))}
      <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => notesOutbox.remove(key)}>
        {t("discard")}
      </Button>
    </div>
  );
}

function useDayNumbers(plan: string): (dayKey: number) => number | undefined {
  const days = useOfflinePlans()?.find(({ uuid }) => uuid === plan)?.plan.days;
  return (dayKey) => days?.find(({ key }) => key === dayKey)?.number;
}

/** One field of a day's content, as text. */
function useNotesText(plan: string) {
  const t = useTranslations("offlineCopy.conflict");
  const { euros } = useFormats();
  const towns = useOfflinePlans()?.find(({ uuid }) => uuid === plan)?.towns ?? [];
  return (field: DayNotesField, change: DayNotesChange, houseName?: string | null): string => {
    const { house, houseState, priceCents } = change;
    const listedHouse = towns.flatMap(({ houses }) => houses).find(({ uuid }) => uuid === house);
    const texts: Record<DayNotesField, string | null | undefined> = {
      house: listedHouse?.name ?? houseName,
      houseState: houseState && t(`state.${houseState}`),
      bookingReference: change.bookingReference,
      priceCents: priceCents == null ? null : euros(priceCents),
      notes: change.notes,
      carry: change.carry,
    };
    return texts[field] || t("empty");
  };
}
