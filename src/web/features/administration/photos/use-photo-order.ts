import { type RefObject, useEffect, useRef } from "react";
import { useFetcher } from "react-router";

import type { AdministeredPhoto } from "#contract/places/photos.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import { useRowDrag } from "#web/ui/controls/use-row-drag.ts";

/** The order with one photo put elsewhere. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? items : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** The order of photos, which is as wished at once and as the server has it once it has answered. @param saved its name */
export function usePhotoOrder(
  photos: readonly AdministeredPhoto[],
  saved: string,
  list: RefObject<HTMLElement | null>,
) {
  const fetcher = useFetcher<FormOutcome>();
  const wished = fetcher.formData?.get("uuids");
  const order = typeof wished === "string" ? wished.split(",") : photos.map(({ uuid }) => uuid);
  const shown = photos.toSorted((a, b) => order.indexOf(a.uuid) - order.indexOf(b.uuid));
  const pressed = useRef<string | null>(null);
  const drag = useRowDrag(list, (from, to) => {
    const uuids = moved(shown, from, to).map(({ uuid }) => uuid);
    void fetcher.submit({ form: "order", order: saved, uuids: uuids.join(",") }, { method: "post" });
  });
  const state = order.join(",");
  useEffect(() => {
    // The button that was pressed has moved with its row, or can be pressed no more.
    if (pressed.current === null) return;
    const button = document.getElementById(pressed.current);
    if (document.activeElement === button) return;
    const row = button?.closest("li");
    (button?.matches(":disabled") ? row?.querySelector<HTMLElement>("button[name=uuids]:enabled") : button)?.focus();
  }, [state]);
  return { fetcher, shown, drag, press: (id: string) => (pressed.current = id) };
}
