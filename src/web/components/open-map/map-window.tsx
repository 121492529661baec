import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import type { PanelMessages } from "./load-panel-messages.ts";
import { MapPanel } from "./map-panel.tsx";
import type { MapSpread, OpenedMap } from "./opened-map.ts";

interface MapWindowProps<Data> extends OpenedMap {
  /** Accessible name of the map. */
  readonly title: string;
  readonly words: PanelMessages;
  /** Fetches what is drawn; fetched anew when it is another function. */
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly draw: (data: Data, spread: MapSpread, onFailed: () => void) => ReactNode;
}

/** An interactive map over the drawn one, or over the whole window. */
export function MapWindow<Data>({ title, words, hasRoom, onClose, load, draw }: MapWindowProps<Data>) {
  const locale = useLocale();
  const outer = useMessages();
  const messages = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  const [isFull, setIsFull] = useState(!hasRoom);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // A dialog changes between lying in the page and over it only by being closed in between.
    element?.close();
    if (isFull) element?.showModal();
    else element?.show();
  }, [isFull]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  const spread = { isFull, onFull: setIsFull };
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className="open-map__dialog"
      onKeyDown={closeByKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        <MapPanel
          {...spread}
          hasRoom={hasRoom}
          onClose={onClose}
          load={load}
          draw={(data, onFailed) => draw(data, spread, onFailed)}
        />
      </IntlProvider>
    </dialog>
  );
}
