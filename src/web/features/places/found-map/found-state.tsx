import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Spinner } from "#web/ui/controls/spinner.tsx";
import type { FoundPlaces } from "./use-found-places.ts";

/** Says that what was found is being fetched, that there is none, or that it could not be fetched. */
export function FoundState({ is, places, retry }: FoundPlaces) {
  const t = useTranslations("openMap");
  const isQuiet = is === "there" && places.length > 0;
  return (
    <div role="status" className="map-panel__report flex flex-wrap items-center gap-2 text-sm" hidden={isQuiet}>
      {is === "loading" ? (
        <>
          <Spinner /> {t("found.loading")}
        </>
      ) : null}
      {is === "there" && places.length === 0 ? t("found.none") : null}
      {is === "failed" ? (
        <>
          {t("found.failed")}
          <Button size="sm" onClick={retry}>
            {t("retry")}
          </Button>
        </>
      ) : null}
    </div>
  );
}
