import { useId, useRef } from "react";
import { useTranslations } from "use-intl";

import type { AdministeredPhoto } from "#contract/places/photos.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { PhotoRow } from "./photo-row.tsx";
import { moved, usePhotoOrder } from "./use-photo-order.ts";

/** Photos in their order, which is changed by dragging and by buttons. @param order name of the order as it is */
export function PhotoList({ photos, order }: { photos: readonly AdministeredPhoto[]; order: string }) {
  const t = useTranslations("photos.order");
  const list = useRef<HTMLOListElement>(null);
  const orderForm = useId();
  const { fetcher, shown, drag, press } = usePhotoOrder(photos, order, list);
  const uuidsAfter = (from: number, to: number): string =>
    moved(shown, from, to)
      .map(({ uuid }) => uuid)
      .join(",");
  const outcome = fetcher.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <fetcher.Form method="post" id={orderForm}>
        <input type="hidden" name="form" value="order" />
        <input type="hidden" name="order" value={order} />
      </fetcher.Form>
      {outcome?.isDone === false ? (
        <Notice kind="bad" announce>
          {Object.values(outcome.errors).flat().join(" ") || outcome.problem}
        </Notice>
      ) : null}
      <p role="status" className="sr-only">
        {outcome?.isDone ? t("done") : null}
      </p>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {shown.map((photo, index) => (
          <PhotoRow
            key={photo.uuid}
            photo={photo}
            orderForm={orderForm}
            earlier={index === 0 ? null : uuidsAfter(index, index - 1)}
            later={index === shown.length - 1 ? null : uuidsAfter(index, index + 1)}
            handle={shown.length > 1 ? drag.handle(index) : null}
            drag={drag.from === index ? "dragged" : drag.to === index ? "target" : null}
            onMove={press}
          />
        ))}
      </ol>
    </div>
  );
}
