import { useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { fitPace, type PaceFit, type UnfitWalk } from "#domain/recorded-walk/fit-pace.ts";
import { paceRanges } from "#domain/planner-options/planner-options.ts";
import type { Pace } from "#domain/walking-time/walking-time.ts";
import type { catalogue } from "#messages/en/catalogue.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { lazyMessages } from "#web/ui/lazy-messages.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { maxWalkBytes, readWalk } from "./read-walk.ts";

type Outcome = "reading" | "unreadable" | "no_network" | "too_large" | UnfitWalk | PaceFit;

const RecordedWalkMessages = lazyMessages(
  (locale) =>
    import(`../../../../messages/${locale}/recorded-walk.ts`) as Promise<Pick<typeof catalogue, "recordedWalk">>,
);

/** Tells one's pace from the recording of a walk, which stays on the device; its messages come with it. */
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
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const read = async (file: File) => {
    setOutcome("reading");
    setOutcome(await paceOf(file));
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
          // The same file may be chosen again.
          currentTarget.value = "";
          if (file) void read(file);
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        busy={outcome === "reading"}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {t("choose")}
      </Button>
      <p id={hint} className="text-sm text-ink-2">
        {t("hint")}
      </p>
      <div role="status" className="w-full">
        {outcome === null || outcome === "reading" ? null : typeof outcome === "string" ? (
          <Notice kind="warn">{t(outcome)}</Notice>
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

async function paceOf(file: File): Promise<Outcome> {
  if (file.size > maxWalkBytes) return "too_large";
  try {
    const points = await readWalk(file);
    return points === null ? "unreadable" : fitPace(points);
  } catch {
    return "no_network";
  }
}

/** What the walk tells, and how well the pace fits it. */
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
      <p className="font-medium tabular-nums">{t("found", { ...pace })}</p>
      <p className="text-ink-2">{t("fits", { percent: Math.max(1, Math.round(fit.error * 100)) })}</p>
      {fit.tells.ascent && fit.tells.descent ? null : <p className="text-ink-2">{t("level")}</p>}
      <Button size="sm" onClick={onUse}>
        {t("use")}
      </Button>
    </div>
  );
}

/** As it is written, within what a pace may be. */
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
