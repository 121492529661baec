import { MapPin } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextAreaField } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import {
  metresAlong,
  nearestSide,
  readPoints,
  rounded,
  withPointAt,
  writePoints,
  type PathPoint,
} from "./path-points.ts";
import { PointFields } from "./point-fields.tsx";
import { useEditingMap } from "./use-editing-map.ts";

interface PathInputProps {
  name: string;
  label: string;
  /** Points as JSON: latitude, longitude, and height or null. */
  value: string;
  error: string | null;
  onValue: (value: string) => void;
}

const none: readonly PathPoint[] = [];

/** Editor for a path, by drawing on a map, or point by point. */
export function PathInput({ name, label, value, error, onValue }: PathInputProps) {
  const t = useTranslations("pathEditor");
  const { kilometres } = useFormats();
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState(0);
  const points = useMemo(() => readPoints(value), [value]);
  const path = points ?? none;
  const move = useEffectEvent((index: number, place: LatLon) => onValue(writePoints(withPointAt(path, index, place))));
  const insert = useEffectEvent(({ lat, lon }: LatLon) => {
    const side = nearestSide(path, { lat, lon });
    onValue(writePoints(path.toSpliced(side + 1, 0, [rounded(lat), rounded(lon), null])));
    setSelected(side + 1);
  });
  const { map, hasFailed } = useEditingMap(container, isOpen, t("map"), async (options, signal) => {
    const { showPathMap } = await import("./path-map.ts");
    return showPathMap({ ...options, points: path }, { select: setSelected, move, insert }, signal);
  });
  useEffect(() => {
    map?.draw(path, selected);
  }, [map, path, selected]);
  return (
    <div className="grid gap-3 sm:col-span-2">
      <TextAreaField
        label={label}
        hint={
          points === null ? t("unreadable") : t("facts", { km: kilometres(metresAlong(points)), count: points.length })
        }
        error={error}
        name={name}
        rows={4}
        value={value}
        spellCheck={false}
        inputClass="font-mono text-xs"
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
      <div className="grid gap-3" data-needs-script="">
        {isOpen ? (
          <>
            <div ref={container} className="h-110 overflow-hidden rounded-md border border-line" />
            <p className="text-sm text-ink-2">{t("mapHint")}</p>
          </>
        ) : null}
        {hasFailed ? <Notice kind="warn">{t("mapFailed")}</Notice> : null}
        {isOpen && path.length > 1 ? (
          <PointFields
            points={path}
            selected={Math.min(selected, path.length - 1)}
            onSelect={setSelected}
            onPoints={(changed) => onValue(writePoints(changed))}
          />
        ) : null}
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-expanded={isOpen}
          disabled={path.length < 2}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={MapPin} size="sm" />
          {t(isOpen ? "close" : "open")}
        </Button>
      </div>
    </div>
  );
}
