import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { Impact } from "#contract/administration/impact.ts";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { type ListStep, movedList, steppedList } from "#web/ui/forms/moved-list.ts";
import { type SegmentChoice, SegmentRow } from "./segment-row.tsx";

interface SegmentOrderFormProps {
  branch: { readonly uuid: string; readonly version: number };
  /** Uuids as saved, and as last submitted. */
  saved: readonly string[];
  sent: readonly string[];
  choices: readonly SegmentChoice[];
  /** Effect of the submitted order. */
  impact: Impact | null;
  impactOf: (impact: Impact) => React.ReactNode;
}

/** Sortable segments of a branch, saved together. */
export function SegmentOrderForm({ branch, saved, sent, choices, impact, impactOf }: SegmentOrderFormProps) {
  const t = useTranslations("segmentOrder");
  const { kilometres } = useFormats();
  const form = useForm("order");
  const [order, setOrder] = useState(sent);
  const [message, setMessage] = useState("");
  const [added, setAdded] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useRef<string | null>(null);
  const segmentByUuid = new Map(choices.map((choice) => [choice.uuid, choice]));
  const segments = order.flatMap((uuid) => segmentByUuid.get(uuid) ?? []);
  const lengthM = segments.reduce((sum, { distanceM }) => sum + distanceM, 0);
  const isWeighed = impact !== null && order.join() === sent.join();

  useEffect(() => {
    // A button that moved with its row keeps the focus; at the ends the other button gets it.
    const [verb, uuid] = focusOn.current?.split(" ") ?? [];
    focusOn.current = null;
    if (!verb) return;
    const button = (name: string) => list.current?.querySelector<HTMLButtonElement>(`[data-move="${name} ${uuid}"]`);
    const sameButton = button(verb);
    (sameButton && !sameButton.disabled ? sameButton : button(verb === "earlier" ? "later" : "earlier"))?.focus();
  }, [order]);

  const step = (listStep: ListStep) => {
    const next = steppedList(order, listStep);
    const uuid = listStep.verb === "add" ? listStep.entry : (order[listStep.place] ?? "");
    const segment = segmentByUuid.get(uuid)?.name ?? "";
    setOrder(next);
    if (listStep.verb === "add") {
      setAdded("");
      setMessage(t("added", { segment }));
    } else if (listStep.verb === "remove") setMessage(t("removed", { segment }));
    else {
      focusOn.current = `${listStep.verb} ${uuid}`;
      setMessage(t("moved", { segment, place: next.indexOf(uuid) + 1, count: next.length }));
    }
  };

  return (
    <PageForm form={form} remarks={["segments", "kind", "leaves", "rejoins"]}>
      <input type="hidden" name="branch" value={branch.uuid} />
      <input type="hidden" name="version" value={branch.version} />
      <p className="text-ink-2">{t("total", { km: kilometres(lengthM), count: segments.length })}</p>
      {segments.length === 0 ? <p>{t("empty")}</p> : null}
      <ol ref={list} aria-label={t("list")} className="grid gap-2">
        {segments.map((segment, place) => (
          <SegmentRow
            key={segment.uuid}
            segment={segment}
            before={segments[place - 1] ?? null}
            place={place}
            isLast={place === segments.length - 1}
            onStep={step}
            onMove={(from, to) => setOrder(movedList(order, from, to))}
          />
        ))}
      </ol>
      <span className="sr-only">
        <span role="status">{message}</span>
      </span>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t("add")}
          error={null}
          className="min-w-60 flex-1 sm:max-w-120"
          value={added}
          onChange={({ currentTarget }) => setAdded(currentTarget.value)}
        >
          <option value="">{t("choose")}</option>
          {choices
            .filter(({ uuid }) => !order.includes(uuid))
            .map(({ uuid, name, distanceM }) => (
              <option key={uuid} value={uuid}>
                {name} ({kilometres(distanceM)})
              </option>
            ))}
        </SelectField>
        <Button variant="secondary" className="mb-1.5" onClick={() => step({ verb: "add", entry: added })}>
          {t("addNow")}
        </Button>
      </div>
      <div aria-live="polite">{isWeighed && impact ? impactOf(impact) : null}</div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" busy={form.isBusy}>
          {t("save")}
        </Button>
        <Button type="submit" name="intent" value="weigh" variant="secondary" busy={form.isBusy}>
          {t("weigh")}
        </Button>
        {order.join() === saved.join() ? null : (
          <Button variant="quiet" onClick={() => setOrder(saved)}>
            {t("undo")}
          </Button>
        )}
      </div>
    </PageForm>
  );
}
