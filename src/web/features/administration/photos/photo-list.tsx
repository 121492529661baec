import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFetcher } from "react-router";

import type { AdministeredPhoto } from "#contract/places/photos.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import { movedList, useRowDrag } from "#web/ui/forms/moved-list.ts";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm, useProblemText } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";

import { PhotoRow } from "./photo-row.tsx";

/** Sortable photos: by dragging and by buttons. @param order name of the order as it is */
export function PhotoList({ photos, order }: { photos: readonly AdministeredPhoto[]; order: string }) {
  const t = useTranslations("photos.order");
  const list = useRef<HTMLOListElement>(null);
  const wordProblem = useProblemText();
  const { outcome, shown, movedTo, drag, move } = usePhotoOrder(photos, order, list);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {outcome?.isDone === false ? (
        <Notice kind="bad" announce>
          {Object.values(outcome.errors).flat().join(" ") || wordProblem(outcome.problem)}
        </Notice>
      ) : null}
      <p role="status" className="sr-only">
        {movedTo ? t("done", movedTo) : null}
      </p>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {shown.map((photo, index) => (
          <PhotoRow
            key={photo.uuid}
            photo={photo}
            place={index}
            count={shown.length}
            handle={shown.length > 1 ? drag.handle(index) : null}
            drag={drag.from === index ? "dragged" : drag.to === index ? "target" : null}
            onMove={(to, button) => move(index, to, button)}
          />
        ))}
      </ol>
    </div>
  );
}

/** The order of photos: updated optimistically, then as returned by the server. @param saved its name */
function usePhotoOrder(photos: readonly AdministeredPhoto[], saved: string, list: RefObject<HTMLElement | null>) {
  const fetcher = useFetcher<FormOutcome>();
  const ordered = fetcher.formData?.get("uuids");
  const order = typeof ordered === "string" ? ordered.split(",") : photos.map(({ uuid }) => uuid);
  const sorted = photos.toSorted((a, b) => order.indexOf(a.uuid) - order.indexOf(b.uuid));
  const pressed = useRef<string | null>(null);
  const [movedUuid, setMovedUuid] = useState<string | null>(null);
  const place = sorted.findIndex(({ uuid }) => uuid === movedUuid);
  const isSaved = fetcher.state === "idle" && fetcher.data?.isDone === true;
  const move = (from: number, to: number, button: string | null) => {
    pressed.current = button;
    setMovedUuid(sorted[from]?.uuid ?? null);
    const uuids = movedList(sorted, from, to).map(({ uuid }) => uuid);
    void fetcher.submit({ form: "order", order: saved, uuids: uuids.join(",") }, { method: "post" });
  };
  const drag = useRowDrag(list, (from, to) => move(from, to, null));
  const state = order.join(",");
  useEffect(() => {
    // The clicked button has moved with its row, or is disabled now.
    if (pressed.current === null) return;
    const button = document.getElementById(pressed.current);
    if (document.activeElement === button) return;
    const row = button?.closest("li");
    (button?.matches(":disabled") ? row?.querySelector<HTMLElement>("button[data-move]:enabled") : button)?.focus();
  }, [state]);
  const moved = isSaved ? sorted[place] : undefined;
  const movedTo = moved && { alt: moved.alt, place: place + 1, count: sorted.length };
  return { outcome: fetcher.data, shown: sorted, movedTo, drag, move };
}

/** Notice that a photo was deleted, with an undo button. @param deletion entry of the audit log */
export function DeletedPhoto({ deletion }: { deletion: string }) {
  const t = useTranslations("photos.remove");
  const form = useForm("restore");
  return (
    <Notice kind="ok" announce>
      <PageForm form={form} className="sm:grid-cols-[1fr_auto] sm:items-center">
        <p>{t("done")}</p>
        <input type="hidden" name="deletion" value={deletion} />
        <Button type="submit" variant="secondary" size="sm" busy={form.isBusy} className="justify-self-start">
          {t("undo")}
        </Button>
      </PageForm>
    </Notice>
  );
}
