import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import type { FavouriteKind, FavouriteLists } from "#web/client/favourites/favourite-lists.ts";
import { useFavouritesState } from "#web/components/favourites/favourites-provider.tsx";
import { FavouriteList } from "#web/features/favourites/favourite-list.tsx";
import { EmptyFavourites, FavouritesHeader, PlanCard } from "#web/features/favourites/favourites-header.tsx";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import { useIdentity } from "#web/client/api/identity.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import type { SentFavourites } from "./favourites-page.server.ts";
import { useFavouritesView } from "./use-favourites-view.ts";

const all = (lists: FavouriteLists) => lists;

/** Favourites in the user's order, beside the map and the link to the planner. */
export function FavouritesScreen({ kind, sent }: { kind: FavouriteKind; sent: SentFavourites | null }) {
  const t = useTranslations("favourites");
  const isHydrated = useHydrated();
  const isMember = useIdentity() !== null;
  const lists = useFavouritesState(all);
  const favourites = lists[kind];
  const uuids = useMemo(() => favourites.map(({ uuid }) => uuid), [favourites]);
  const facts = useFavouritesView(kind, uuids, sent?.view ?? null, sent?.uuids ?? []);
  const view = facts.value;
  const [selected, setSelected] = useState<string | null>(null);
  const places = useMemo(() => view?.places.filter(({ uuid }) => uuids.includes(uuid)) ?? [], [view, uuids]);
  const stops = useMemo(
    () => places.map(({ uuid, name, lat, lon }) => ({ id: uuid, name, lat, lon, kind: "city" as const })),
    [places],
  );
  const isKnown = isHydrated || sent !== null;
  return (
    <div className="page-width grid gap-5 py-8 md:py-10">
      <FavouritesHeader kind={kind} lists={lists} places={isKnown ? places : null} />
      {isMember ? null : <VisitorNotice hasFavourites={favourites.length > 0} />}
      {isKnown ? null : (
        <p data-needs-script="" role="status">
          <span className="sr-only">{t("loading")}</span>
          <Skeleton className="h-32" />
        </p>
      )}
      {isKnown && favourites.length === 0 ? <EmptyFavourites kind={kind} /> : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        {isKnown ? (
          <FavouriteList
            kind={kind}
            favourites={favourites}
            places={view?.places ?? null}
            isMember={isMember}
            onReach={setSelected}
          />
        ) : null}
        {isKnown && favourites.length > 0 ? (
          <aside className="-mx-[18px] overflow-hidden border-y border-line bg-surface max-lg:row-start-1 md:mx-0 md:rounded-lg md:border lg:sticky lg:top-4">
            {view?.map ? (
              <RouteMap
                sheet={view.map.sheet}
                lines={view.map.lines}
                stops={stops}
                selected={selected}
                title={t("map.title")}
                description={t("map.description")}
                onSelect={setSelected}
              />
            ) : facts.state === "failed" ? (
              <Notice
                kind="warn"
                announce
                className="m-4"
                action={
                  <Button variant="quiet" size="sm" onClick={facts.retry}>
                    {t("again")}
                  </Button>
                }
              >
                {t("factsFailed")}
              </Notice>
            ) : (
              <Skeleton className="h-60" />
            )}
            {kind === "towns" && view ? <PlanCard plans={view.plans} favourites={places} /> : null}
          </aside>
        ) : null}
      </div>
    </div>
  );
}

function VisitorNotice({ hasFavourites }: { hasFavourites: boolean }) {
  const t = useTranslations("favourites");
  const paths = usePaths();
  const { pathname } = useLocation();
  const signIn = (
    <Link to={paths.login(pathname)} className="inline-flex min-h-tap items-center font-strong">
      {t("signIn")}
    </Link>
  );
  return (
    <>
      <div className="script-hidden">
        <Notice kind="info" action={signIn}>
          {t("noScript")}
        </Notice>
      </div>
      {hasFavourites ? (
        <Notice kind="info" action={signIn}>
          {t("kept")}
        </Notice>
      ) : null}
    </>
  );
}
