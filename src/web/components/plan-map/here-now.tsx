import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";

import type { RouteMap } from "#contract/routes/route-map.ts";
import { fetchJson } from "#web/client/api/fetch-json.ts";
import { loadPanelMessages } from "#web/components/interactive-map/load-panel-messages.ts";
import type { Locale } from "#web/i18n/language.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { mapOfRoute } from "#web/client/offline/route-cache.ts";

async function load(slug: string, locale: Locale) {
  const [{ HerePanel }, words, route] = await Promise.all([
    import("./here-panel.tsx"),
    loadPanelMessages(locale),
    fetchJson<RouteMap>(mapOfRoute(slug)),
  ]);
  return { HerePanel, words, route };
}
type Loaded = Awaited<ReturnType<typeof load>>;

type State = { readonly is: "closed" | "loading" | "failed" } | ({ readonly is: "open" } & Loaded);

/** Shows the walker's position and the distance to the next bed as text, without a map. */
export function HereNow({ slug }: { slug: string }) {
  const t = useTranslations("offline.here");
  const locale = useLocale();
  const [state, setState] = useState<State>({ is: "closed" });
  const open = () => {
    setState({ is: "loading" });
    load(slug, locale).then(
      (loaded) => setState({ is: "open", ...loaded }),
      () => setState({ is: "failed" }),
    );
  };
  if (state.is === "open")
    return <state.HerePanel route={state.route} words={state.words} onClose={() => setState({ is: "closed" })} />;
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="quiet" size="sm" className="-ml-4" busy={state.is === "loading"} onClick={open}>
        <Icon of={LocateFixed} size="sm" />
        {t("ask")}
      </Button>
      {state.is === "failed" ? (
        <Notice kind="warn" announce>
          {t("failed")}
        </Notice>
      ) : null}
    </div>
  );
}
