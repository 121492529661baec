import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { fittingPace, type PaceFit, type UnfitWalk } from "#domain/geography/recorded-walk/fit-pace.ts";
import type { Steps } from "#domain/geography/recorded-walk/stretches.ts";
import { paceRanges } from "#domain/planner/options/planner-options.ts";
import type { Pace } from "#domain/walking-time/walking-time.ts";
import type { Catalogue } from "#messages/areas.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { lazyMessages } from "#web/ui/hydration/lazy-messages.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { inSlices } from "./in-slices.ts";
import { maxWalkBytes, readWalk, type UnreadWalk } from "./read-walk.ts";

type Outcome = "not_opened" | "too_large" | UnreadWalk | UnfitWalk | PaceFit;

const RecordedWalkMessages = lazyMessages(
  (locale) =>
    import(`../../../../messages/${locale}/components/recorded-walk.ts`) as Promise<Pick<Catalogue, "recordedWalk">>,
);

/** Determines the user's pace from a recorded walk, which stays on the device; loaded with its messages. */
export function RecordedWalk(props: { onUse: (pace: Pace) => void }) {
  return (
    <RecordedWalkMessages>
      <WalkReader {...props} />
    </RecordedWalkMessages>
  );
}

function WalkReader({ onUse }: { onUse: (pace: Pace) => void }) {
  const t = useTranslations("recordedWalk");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Progress of parsing, in per cent; null while idle. */
  const [percent, setPercent] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const hint = useId();
  const readFile = async (file: File) => {
    reading.current?.abort();
    const own = (reading.current = new AbortController());
    setOutcome(null);
    setPercent(0);
    const pace = await paceOf(file, own.signal, (share) => setPercent(Math.round(share * 20) * 5)).catch(
      () => "not_opened" as const,
    );
    if (own.signal.aborted) return;
    setOutcome(pace);
    setPercent(null);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        accept=".gpx,.fit,application/gpx+xml"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be selected again.
          currentTarget.value = "";
          if (file) void readFile(file);
        }}
      />
      <Button variant="secondary" size="sm" aria-describedby={hint} onClick={() => input.current?.click()}>
        {t("choose")}
      </Button>
      <p id={hint} className="text-sm text-ink-2">
        {t("hint")}
      </p>
      {percent === null ? null : (
        <label className="grid gap-1 text-sm tabular-nums">
          {t("reading", { percent })}
          <progress max={100} value={percent} className="h-2 w-52 accent-way" />
        </label>
      )}
      <div role="status" className="w-full">
        {outcome === null ? null : typeof outcome === "string" ? (
          <Notice kind="warn">{t(outcome)}</Notice>
        ) : "unknownEncoding" in outcome ? (
          <Notice kind="warn">{t("unknown_encoding", { label: outcome.unknownEncoding })}</Notice>
        ) : (
          <FoundPace
            fit={outcome}
            onUse={() => {
              onUse(rounded(outcome.pace));
              setOutcome(null);
            }}
          />
        )}
      </div>
    </div>
  );
}

/** @throws when the file cannot be read, or another one was selected */
async function paceOf(file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<Outcome> {
  if (file.size > maxWalkBytes) return "too_large";
  return inSlices(paceWithin(new Uint8Array(await file.arrayBuffer())), signal, onProgress);
}

function* paceWithin(bytes: Uint8Array): Steps<Outcome> {
  const parts = yield* readWalk(bytes);
  return typeof parts === "string" || "unknownEncoding" in parts ? parts : yield* fittingPace(parts);
}

/** Results from the walk, and how well the pace fits it. */
function FoundPace({ fit, onUse }: { fit: PaceFit; onUse: () => void }) {
  const t = useTranslations("recordedWalk");
  const formats = useFormats();
  const pace = rounded(fit.pace);
  return (
    <div className="grid justify-items-start gap-2 rounded-md border border-line bg-surface px-4 py-3 text-sm">
      <p>
        {t("walked", {
          distance: formats.kilometres(fit.km * 1000),
          hours: formats.hours(fit.hours),
          breaks: formats.hours(fit.breakHours),
        })}
      </p>
      {fit.apartHours < 1 / 60 ? null : <p>{t("apart", { hours: formats.hours(fit.apartHours) })}</p>}
      <p className="font-medium tabular-nums">{t("found", { ...pace })}</p>
      <p className="text-ink-2">{t("fits", { percent: Math.max(1, Math.round(fit.error * 100)) })}</p>
      {fit.derivable.ascent && fit.derivable.descent ? null : <p className="text-ink-2">{t("level")}</p>}
      <Button size="sm" onClick={onUse}>
        {t("use")}
      </Button>
    </div>
  );
}

/** Rounded, and within the range of a pace. */
function rounded(pace: Pace): Pace {
  const within = (part: keyof Pace, step: number) => {
    const { min, max } = paceRanges[part];
    return Math.min(max, Math.max(min, Math.round(pace[part] / step) * step));
  };
  return {
    flatKmh: Number(within("flatKmh", 0.1).toFixed(1)),
    ascentMPerH: within("ascentMPerH", 10),
    descentMPerH: within("descentMPerH", 10),
  };
}
