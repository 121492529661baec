import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/inputs.tsx";

import { type PathPoint, withoutPoint, withPointAfter } from "./path-points.ts";

interface PointFieldsProps {
  points: readonly PathPoint[];
  selected: number;
  onSelect: (index: number) => void;
  onPoints: (points: readonly PathPoint[]) => void;
}

/** One point of a path as numbers, with buttons to its neighbours: everything the map can do, without a pointer. */
export function PointFields({ points, selected, onSelect, onPoints }: PointFieldsProps) {
  const t = useTranslations("pathEditor");
  const point = points[selected];
  if (!point) return null;
  const write = (axis: 0 | 1 | 2, text: string) => {
    const value = text.trim() === "" ? null : Number(text.replace(",", "."));
    if (value === null ? axis !== 2 : !Number.isFinite(value)) return;
    const changed = point.with(axis, value) as unknown as PathPoint;
    onPoints(points.with(selected, changed));
  };
  const axes = [t("lat"), t("lon"), t("elevation")] as const;
  return (
    <fieldset className="grid gap-3 rounded-md border border-line px-4 pb-4">
      <legend className="px-1 text-sm font-strong">{t("point", { number: selected + 1, count: points.length })}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {axes.map((label, axis) => (
          <Field key={label} label={label} error={null}>
            {(control) => (
              <TextInput
                {...control}
                // Reset when another point is chosen or the map moves this one.
                key={`${selected} ${String(point[axis])}`}
                inputMode="decimal"
                defaultValue={point[axis] ?? ""}
                onBlur={({ currentTarget }) => write(axis as 0 | 1 | 2, currentTarget.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled={selected === 0} onClick={() => onSelect(selected - 1)}>
          {t("previous")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={selected === points.length - 1}
          onClick={() => onSelect(selected + 1)}
        >
          {t("next")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onPoints(withPointAfter(points, selected));
            onSelect(selected + 1);
          }}
        >
          {t("insert")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={points.length <= 2}
          onClick={() => {
            onPoints(withoutPoint(points, selected));
            onSelect(Math.min(selected, points.length - 2));
          }}
        >
          {t("remove")}
        </Button>
      </div>
    </fieldset>
  );
}
