import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { plotMargin } from "#web/components/profile/chart-scale.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useBoxSize } from "#web/ui/layout/use-box-size.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { inTenths } from "#web/ui/path-data.ts";

import { nearestEnd, possibleEnds, type PossibleEnd } from "./possible-ends.ts";
import "./end-handle.css";

interface EndHandleProps {
  day: EditorDay;
  /** Kilometres before the day, and of the whole section, as shown in the profile. */
  startKm: number;
  lengthKm: number;
  nameOf: (town: string) => string;
  /** A drag has started or ended. */
  onDragChange: (isDragging: boolean) => void;
  /** Preview of the result during a drag; null when it is back at the start. */
  onPreview: (to: string | null) => void;
  onMove: (to: string) => void;
}

const initialSize = { width: 640, height: 160 };

/** The end of a day in the profile: dragged from place to place, or moved by the arrow keys. */
export function EndHandle({ day, startKm, lengthKm, nameOf, onDragChange, onPreview, onMove }: EndHandleProps) {
  const t = useTranslations("planDays.handle");
  const { kilometres } = useFormats();
  const track = useRef<HTMLDivElement>(null);
  const box = useBoxSize(track, initialSize);
  const { width } = box;
  const [dragged, setDragged] = useState<Dragged | null>(null);
  /** The pointer may be released before its last move is rendered. */
  const drag = useRef<Dragged | null>(null);
  const setDrag = (next: Dragged | null) => {
    drag.current = next;
    setDragged(next);
  };
  const { ends, earlier, later } = useMemo(() => possibleEnds(day), [day]);
  const origin = dragged?.startKm ?? startKm;
  const at: PossibleEnd = dragged?.end ?? { to: day.to, km: day.km };
  const kms = (dragged?.ends ?? ends).map(({ km }) => km);
  const perKm = (width - plotMargin.left - plotMargin.right) / Math.max(lengthKm, 0.001);
  const leftOf = (km: number) => inTenths(plotMargin.left + km * perKm);
  const valueText = t("spoken", { number: day.number, town: nameOf(at.to), km: kilometres(at.km * 1000) });

  const moveDrag = (event: PointerEvent<HTMLElement>) => {
    const frame = track.current?.getBoundingClientRect();
    const current = drag.current;
    if (!current || !frame) return;
    const km = (event.clientX - frame.left - plotMargin.left) / perKm - current.startKm;
    const end = nearestEnd(current.ends, km);
    if (!end || end.to === current.end.to) return;
    setDrag({ ...current, end });
    onPreview(end.to === current.from ? null : end.to);
  };
  const endDrag = (isCommitted: boolean) => {
    const current = drag.current;
    if (!current) return;
    setDrag(null);
    onDragChange(false);
    if (!isCommitted || current.end.to === current.from) onPreview(null);
    else onMove(current.end.to);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") return endDrag(false);
    const target = keyTarget(event.key, { earlier, later, ends });
    if (target === undefined) return;
    event.preventDefault();
    if (target && target.to !== day.to) onMove(target.to);
  };
  return (
    // Server-rendered for a wide screen: on a narrow one nothing may overflow.
    <div ref={track} className={classNames("end-handle", box === initialSize && "overflow-hidden")}>
      <svg aria-hidden="true" className="end-handle__places">
        {(dragged?.ends ?? ends).map(({ to, km }) => (
          <circle key={to} className="end-handle__place" cx={leftOf(origin + km)} cy="0" r="3.5" />
        ))}
      </svg>
      <div
        ref={(grip) => {
          if (grip) grip.style.left = `${leftOf(origin + at.km)}px`;
        }}
        role="slider"
        tabIndex={0}
        aria-label={t("label", { number: day.number })}
        aria-orientation="horizontal"
        aria-valuemin={inTenths(Math.min(...kms))}
        aria-valuemax={inTenths(Math.max(...kms))}
        aria-valuenow={inTenths(at.km)}
        aria-valuetext={valueText}
        className="end-handle__grip"
        onKeyDown={pressKey}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ from: day.to, end: { to: day.to, km: day.km }, startKm, ends });
          onDragChange(true);
        }}
        onPointerMove={moveDrag}
        onPointerUp={() => endDrag(true)}
        onPointerCancel={() => endDrag(false)}
      />
      {dragged ? (
        <span
          ref={(bubble) => {
            if (!bubble) return;
            // Shifted back by the same share of its own width, so that it never leaves the profile.
            const share = Math.min(100, Math.max(0, (100 * leftOf(origin + at.km)) / Math.max(width, 1)));
            bubble.style.left = `${share}%`;
            bubble.style.transform = `translateX(-${share}%)`;
          }}
          className="end-handle__bubble"
        >
          {valueText}
        </span>
      ) : null}
    </div>
  );
}

/** A drag in progress, with the possible ends at its start. */
interface Dragged {
  readonly from: string;
  readonly end: PossibleEnd;
  readonly startKm: number;
  readonly ends: readonly PossibleEnd[];
}

/** The end to which a key moves: null if there is none, undefined for other keys. */
function keyTarget(
  key: string,
  { earlier, later, ends }: ReturnType<typeof possibleEnds>,
): PossibleEnd | null | undefined {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return earlier;
    case "ArrowRight":
    case "ArrowUp":
      return later;
    case "Home":
      return ends[0] ?? null;
    case "End":
      return ends.at(-1) ?? null;
    default:
      return undefined;
  }
}
