import { Minimize2, X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { IntlProvider, useLocale, useMessages, useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { loadMapData, type MapData } from "./load-map-data.ts";
import type { MapPanelProps } from "./map-panel-props.ts";
import { RouteOnMap } from "./route-on-map.tsx";
import "./map-panel.css";

type Data = { readonly is: "loading" | "failed" } | { readonly is: "there"; readonly data: MapData };

/** The interactive map with everything around it; fetches what it shows. */
export function MapPanel(props: MapPanelProps) {
  const locale = useLocale();
  const outer = useMessages();
  const messages = useMemo(() => ({ ...outer, ...props.words }), [outer, props.words]);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <Panel key={props.route} {...props} />
    </IntlProvider>
  );
}

function Panel(props: MapPanelProps) {
  const { route, styleUrl, isFull, hasRoom, onFull, onClose } = props;
  const t = useTranslations("openMap");
  const [data, setData] = useState<Data>({ is: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setData({ is: "loading" });
    setAttempt(attempt + 1);
  };
  useEffect(() => {
    const abort = new AbortController();
    loadMapData(route, styleUrl !== null, abort.signal).then(
      (loaded) => setData({ is: "there", data: loaded }),
      () => {
        if (!abort.signal.aborted) setData({ is: "failed" });
      },
    );
    return () => abort.abort();
  }, [route, styleUrl, attempt]);

  return (
    <div className="map-panel">
      {data.is === "there" ? (
        <RouteOnMap {...props} data={data.data} onFailed={() => setData({ is: "failed" })} />
      ) : (
        <div className="map-panel__waiting" role="status">
          {data.is === "loading" ? (
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
