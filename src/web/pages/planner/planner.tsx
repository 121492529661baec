import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { useTranslations } from "use-intl";

import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { canWorkOffline } from "#web/client/offline/support.ts";
import { whenIdle } from "#web/client/when-idle.ts";
import { leftOpen } from "#domain/planner-options/url-codecs.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";

import type { Route } from "./+types/planner.ts";
import { loadPlanner } from "./load-planner.server.ts";
import type { PlannerPageData } from "#web/features/planner/planner-page-data.ts";
import { PlannerView } from "#web/features/planner/planner-view.tsx";

export const handle: PageHandle = { sleeps: "until-seen" };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPlanner(context.get(applicationContext), url);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Within one route the browser plans by itself; another route, an end to choose, or a form that was sent needs the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return (
    formMethod !== undefined ||
    nextUrl.searchParams.getAll("from").includes(leftOpen) ||
    nextUrl.searchParams.getAll("to").includes(leftOpen) ||
    currentUrl.searchParams.get("route") !== nextUrl.searchParams.get("route") ||
    currentUrl.pathname !== nextUrl.pathname
  );
}

export default function PlannerPage({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations("planner");
  useSaveOpenedPlanner(page);
  return (
    <>
      <PageHead
        title={`${t("title", { route: page.data.route.name })} – Vieira`}
        description={t("description", { route: page.data.route.name })}
      />
      <PlannerView page={page} />
    </>
  );
}

/** Keeps the planner of the route that is open for days without a network; what is personal of it is left out. */
function useSaveOpenedPlanner(page: PlannerPageData): void {
  const { pathname } = useLocation();
  const { data } = page;
  const { slug } = data.route;
  useEffect(() => {
    if (!canWorkOffline() || data.unknownRoute !== null) return;
    const impersonal = { ...page, data: { ...data, route: { ...data.route, ownPace: null } } };
    // Browsers that keep nothing plan on the network alone.
    const save = async () => {
      // At a first visit the worker comes first, and what it stores with it afterwards.
      await navigator.serviceWorker.ready;
      const { saveOpenedPlanner } = await import("#web/client/offline/offline-planner-store.ts");
      await saveOpenedPlanner(pathname, slug, impersonal);
    };
    return whenIdle(() => void save().catch(() => undefined));
  }, [pathname, slug, page, data]);
}
