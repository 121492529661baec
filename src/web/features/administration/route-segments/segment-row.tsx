import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import type { DragEvent } from "react";
import { useTranslations } from "use-intl";

import type { RouteSegments } from "#use-cases/administration/graph/show-graph.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { IconButton } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import type { ListStep } from "#web/ui/forms/moved-list.ts";

/** A selectable segment of a branch. */
export type SegmentChoice = RouteSegments["segments"][number];

interface SegmentRowProps {
  segment: SegmentChoice;
  /** The one before it; null for the first. */
  before: SegmentChoice | null;
  place: number;
  isLast: boolean;
  onStep: (step: ListStep) => void;
  /** Another row was dropped here. */
  onMove: (from: number, to: number) => void;
}

const dragType = "application/x-place";

/** One segment of a branch, moved by buttons or by dragging. */
export function SegmentRow({ segment, before, place, isLast, onStep, onMove }: SegmentRowProps) {
  const t = useTranslations("segmentOrder");
  const { kilometres } = useFormats();
  const isApart = before !== null && before.to !== segment.from;
  const named = { segment: segment.name };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const from = event.dataTransfer.getData(dragType);
    if (from !== "") onMove(Number(from), place);
  };
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(dragType, String(place))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={classNames(
        "flex flex-wrap items-center gap-x-2 rounded-md border bg-surface px-3 py-2",
        isApart ? "border-bad" : "border-line",
      )}
    >
      <input type="hidden" name="segments" value={segment.uuid} />
      <Icon of={GripVertical} size="sm" className="cursor-grab text-ink-3 max-sm:hidden" />
      <span className="w-6 shrink-0 text-right text-ink-2 tabular-nums">{place + 1}</span>
      <span className="min-w-40 flex-1">
        <span className="font-strong wrap-anywhere">{segment.name}</span>
        <span className="block text-sm text-ink-2">
          {t("facts", { km: kilometres(segment.distanceM), arcs: segment.arcs })}
        </span>
        {isApart ? (
          <span className="block text-sm text-bad">{t("breaks", { from: segment.fromName, to: before.toName })}</span>
        ) : null}
      </span>
      <span className="ml-auto flex gap-2">
        {(["earlier", "later", "remove"] as const).map((verb) => (
          <IconButton
            key={verb}
            data-move={`${verb} ${segment.uuid}`}
            icon={{ earlier: ArrowUp, later: ArrowDown, remove: X }[verb]}
            label={t(verb, named)}
            disabled={(verb === "earlier" && place === 0) || (verb === "later" && isLast)}
            onClick={() => onStep({ verb, place })}
          />
        ))}
      </span>
    </li>
  );
}
