import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { useTranslations } from "use-intl";

import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { canWorkOffline } from "#web/client/offline/support.ts";
import { whenIdle } from "#web/client/when-idle.ts";
import { leftOpen } from "#domain/planner/options/url/url-codecs.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";

import type { Route } from "./+types/planner.ts";
import { loadPlanner } from "./load-planner.server.ts";
import type { PlannerPageData } from "#web/features/planner/planner-page-data.ts";
import { PlannerView } from "#web/features/planner/planner-view.tsx";

export const handle: PageHandle = { hydrateWhen: "until-seen" };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPlanner(context.get(applicationContext), url);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Within one route the browser plans itself; another route, an open end, or a submitted form needs the server. */
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

/** Saves the planner of the open route for offline use, without personal data. */
function useSaveOpenedPlanner(page: PlannerPageData): void {
  const { pathname } = useLocation();
  const { data } = page;
  const { slug } = data.route;
  useEffect(() => {
    if (!canWorkOffline() || data.unknownRoute !== null) return;
    const impersonal = { ...page, data: { ...data, route: { ...data.route, ownPace: null } } };
    // Browsers without storage only plan online.
    const save = async () => {
      // On a first visit the worker has to be installed first, before it stores anything.
      await navigator.serviceWorker.ready;
      const { saveOpenedPlanner } = await import("#web/client/offline/offline-planner-store.ts");
      await saveOpenedPlanner(pathname, slug, impersonal);
    };
    return whenIdle(() => void save().catch(() => undefined));
  }, [pathname, slug, page, data]);
}
