import { memo, Suspense, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { Pace } from "#domain/walking-time/walking-time.ts";
import { paceRanges } from "#domain/planner/options/planner-options.ts";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";

import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { paceName, paceNames, pacePresets } from "#domain/planner/options/presets.ts";
import { numberIn } from "#domain/planner/options/url/read-values.ts";
import type { ChangeOptions } from "./use-lengths.ts";

const RecordedWalk = lazyPart(async () => (await import("./recorded-walk/recorded-walk.tsx")).RecordedWalk);

interface PaceFieldProps {
  pace: Pace;
  error: ReactNode | null;
  drag: ChangeOptions;
}

/** Walking pace: by name, or as three custom numbers. */
export const PaceField = memo(function PaceField({ pace, error, drag }: PaceFieldProps) {
  const t = useTranslations("planner.pace");
  const onChange = (next: Pace) => drag({ pace: next });
  const [wantsOwn, setWantsOwn] = useState(false);
  const name = wantsOwn ? "own" : paceName(pace);
  return (
    <div className="grid gap-3">
      <SelectField
        label={t("label")}
        error={error}
        name="pace"
        value={name}
        onChange={({ currentTarget: { value } }) => {
          const preset = paceNames.find((candidate) => candidate === value);
          setWantsOwn(!preset);
          if (preset) onChange(pacePresets[preset]);
        }}
      >
        {paceNames.map((preset) => (
          <option key={preset} value={preset}>
            {t(preset)}
          </option>
        ))}
        <option value="own">{t("own")}</option>
      </SelectField>
      {/* Without a script the numbers are always visible, for a custom pace. */}
      <div className={name === "own" ? "grid grid-cols-3 gap-2" : "grid grid-cols-3 gap-2 script-hidden"}>
        {(["flatKmh", "ascentMPerH", "descentMPerH"] as const).map((part) => (
          // A new key when the number changes from outside, as by Back.
          <OwnNumber
            key={`${part}-${wantsOwn ? "" : pace[part]}`}
            part={part}
            value={pace[part]}
            onChange={(value) => onChange({ ...pace, [part]: value })}
          />
        ))}
      </div>
      {name === "own" ? (
        <Suspense>
          <RecordedWalk
            onUse={(measured) => {
              setWantsOwn(false);
              onChange(measured);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
});

/** Keeps the input as typed; only valid numbers become an option. */
function OwnNumber({ part, value, onChange }: { part: keyof Pace; value: number; onChange: (value: number) => void }) {
  const t = useTranslations("planner.pace");
  const [typed, setTyped] = useState(String(value));
  const range = paceRanges[part];
  const isWrong = numberIn(range, typed.trim()) === null;
  return (
    <TextField
      label={t(part)}
      error={isWrong ? t("range", range) : null}
      name={part}
      inputMode="decimal"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = numberIn(range, currentTarget.value.trim());
        if (next !== null) onChange(next);
      }}
    />
  );
}
