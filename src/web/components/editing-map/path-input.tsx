import { MapPin } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { TextArea } from "#web/ui/controls/text-area.tsx";

import type { PathActs } from "./path-map.ts";
import { metresAlong, nearestSide, readPoints, rounded, withPointAt, writePoints } from "./path-points.ts";
import { PointFields } from "./point-fields.tsx";
import { usePathMap } from "./use-path-map.ts";

interface PathInputProps {
  name: string;
  label: string;
  /** Points as JSON: latitude, longitude, and height or null. */
  value: string;
  error: string | null;
  onValue: (value: string) => void;
}

/** A path that is drawn on a map, or written point by point. */
export function PathInput({ name, label, value, error, onValue }: PathInputProps) {
  const t = useTranslations("pathEditor");
  const { kilometres } = useFormats();
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState(0);
  const points = readPoints(value);
  const known = points ?? [];
  const acts: PathActs = {
    select: setSelected,
    move: (index, place) => onValue(writePoints(withPointAt(known, index, place))),
    insert: ({ lat, lon }) => {
      const side = nearestSide(known, { lat, lon });
      onValue(writePoints(known.toSpliced(side + 1, 0, [rounded(lat), rounded(lon), null])));
      setSelected(side + 1);
    },
  };
  const hasFailed = usePathMap(container, isOpen, { points: known, selected, acts });
  return (
    <div className="grid gap-3 sm:col-span-2">
      <Field
        label={label}
        hint={
          points === null ? t("unreadable") : t("facts", { km: kilometres(metresAlong(points)), count: points.length })
        }
        error={error}
      >
        {(control) => (
          <TextArea
            {...control}
            name={name}
            rows={4}
            value={value}
            spellCheck={false}
            className="font-mono text-xs"
            onChange={({ currentTarget }) => onValue(currentTarget.value)}
          />
        )}
      </Field>
      <div className="grid gap-3" data-needs-script="">
        {isOpen ? (
          <>
            <div ref={container} className="h-110 overflow-hidden rounded-md border border-line" />
            <p className="text-sm text-ink-2">{t("mapHint")}</p>
          </>
        ) : null}
        {hasFailed ? <Notice kind="warn">{t("mapFailed")}</Notice> : null}
        {isOpen && known.length > 1 ? (
          <PointFields
            points={known}
            selected={Math.min(selected, known.length - 1)}
            onSelect={setSelected}
            onPoints={(changed) => onValue(writePoints(changed))}
          />
        ) : null}
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-expanded={isOpen}
          disabled={known.length < 2}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={MapPin} size="sm" />
          {t(isOpen ? "close" : "open")}
        </Button>
      </div>
    </div>
  );
}
