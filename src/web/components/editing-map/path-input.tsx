import { MapPin } from "lucide-react";
import { useRef, useState, type RefObject, useEffect } from "react";
import { useTranslations, useMessages } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { TextAreaField } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { PathActs, PathMap } from "./path-map.ts";
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

interface PathInputProps {
  name: string;
  label: string;
  /** Points as JSON: latitude, longitude, and height or null. */
  value: string;
  error: string | null;
  onValue: (value: string) => void;
}

/** Editor for a path, by drawing on a map, or point by point. */
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

/** The map of a path while it is open; nothing of it is loaded before. @returns whether it could not be shown */
function usePathMap(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { points, selected, acts }: { points: readonly PathPoint[]; selected: number; acts: PathActs },
): boolean {
  const t = useTranslations("pathEditor");
  const names: Readonly<Record<string, string>> = useMessages().map.places;
  const [map, setMap] = useState<PathMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef({ points, acts });
  useEffect(() => {
    latest.current = { points, acts };
  });

  useEffect(() => {
    const box = container.current;
    if (!isOpen || !box) return undefined;
    const abortController = new AbortController();
    const options = {
      container: box,
      title: t("map"),
      points: latest.current.points,
      nameOf: (key: string) => names[key] ?? key,
    };
    // Handlers of the map work on the latest value.
    const forwarded: PathActs = {
      select: (index) => latest.current.acts.select(index),
      move: (index, place) => latest.current.acts.move(index, place),
      insert: (place) => latest.current.acts.insert(place),
    };
    import("./path-map.ts")
      .then(({ showPathMap }) => showPathMap(options, forwarded, abortController.signal))
      .then(setMap)
      .catch(() => {
        if (!abortController.signal.aborted) setFailed(true);
      });
    return () => {
      abortController.abort();
      setMap(null);
      setFailed(false);
    };
  }, [container, isOpen, t, names]);

  useEffect(() => {
    map?.draw(points, selected);
  }, [map, points, selected]);
  return hasFailed;
}
