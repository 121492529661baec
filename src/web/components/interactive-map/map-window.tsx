import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { IntlProvider, useLocale, useMessages, useTranslations } from "use-intl";
import { Minimize2, X } from "lucide-react";
import { Button, IconButton } from "#web/ui/controls/button.tsx";
import { Spinner } from "#web/ui/controls/spinner.tsx";
import { useUnits } from "#web/client/settings/units.ts";
import { messagesInUnits } from "#web/ui/messages-in-units.tsx";
import type { PanelMessages } from "./load-panel-messages.ts";
import type { MapSpread, OpenMapOptions } from "./open-map-options.ts";
import "./map-panel.css";

interface MapWindowProps<Data> extends OpenMapOptions {
  /** Accessible name of the map. */
  readonly title: string;
  readonly words: PanelMessages;
  /** Loads the content; runs again when the function changes. */
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly draw: (data: Data, spread: MapSpread, onFailed: () => void) => ReactNode;
}

/** An interactive map over the drawn one, or in full screen. */
export function MapWindow<Data>({ title, words, hasRoom, onClose, load, draw }: MapWindowProps<Data>) {
  const locale = useLocale();
  const outer = useMessages();
  const units = useUnits();
  const messages = useMemo(() => ({ ...outer, ...messagesInUnits(words, units) }), [outer, words, units]);
  const [isFull, setIsFull] = useState(!hasRoom);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // A dialog can only switch between inline and modal by being closed in between.
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

interface MapPanelProps<Data> extends MapSpread {
  readonly hasRoom: boolean;
  readonly onClose: () => void;
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly draw: (data: Data, onFailed: () => void) => ReactNode;
}

type State<Data> = { readonly is: "loading" | "failed" } | { readonly is: "there"; readonly data: Data };

/** Loads the content of an interactive map, and shows progress and failure. */
function MapPanel<Data>({ hasRoom, isFull, onFull, onClose, load, draw }: MapPanelProps<Data>) {
  const t = useTranslations("openMap");
  const [state, setState] = useState<State<Data>>({ is: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setState({ is: "loading" });
    setAttempt(attempt + 1);
  };
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (data) => setState({ is: "there", data }),
      () => {
        if (!abort.signal.aborted) setState({ is: "failed" });
      },
    );
    return () => abort.abort();
  }, [load, attempt]);

  return (
    <div className="map-panel">
      {state.is === "there" ? (
        draw(state.data, () => setState({ is: "failed" }))
      ) : (
        <div className="map-panel__waiting" role="status">
          {state.is === "loading" ? (
            <>
              <Spinner /> {t("loading")}
            </>
          ) : (
            <>
              {t("failed")}
              <Button size="sm" onClick={retry}>
                {t("retry")}
              </Button>
            </>
          )}
        </div>
      )}
      <div className="map-panel__close">
        <IconButton boxed icon={X} label={t("close")} onClick={onClose} />
        {isFull && hasRoom ? (
          <IconButton boxed icon={Minimize2} label={t("leaveFullScreen")} onClick={() => onFull(false)} />
        ) : null}
      </div>
    </div>
  );
}
