import { Minimize2, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Spinner } from "#web/ui/controls/spinner.tsx";
import type { MapSpread } from "./opened-map.ts";
import "./map-panel.css";

interface MapPanelProps<Data> extends MapSpread {
  readonly hasRoom: boolean;
  readonly onClose: () => void;
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly draw: (data: Data, onFailed: () => void) => ReactNode;
}

type State<Data> = { readonly is: "loading" | "failed" } | { readonly is: "there"; readonly data: Data };

/** Fetches what an interactive map shows, and says so meanwhile and when that fails. */
export function MapPanel<Data>({ hasRoom, isFull, onFull, onClose, load, draw }: MapPanelProps<Data>) {
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
