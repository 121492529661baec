import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";

import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { applicationContext } from "#web/server/app-context.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";

import type { Route } from "./+types/planner.ts";
import { loadPlanner } from "./load-planner.server.ts";
import { PlannerView } from "#web/features/planner/page/planner-view.tsx";
import { useSaveOpenedPlanner } from "./use-save-opened-planner.ts";

export const handle: PageHandle = { sleeps: "until-seen" };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPlanner(context.get(applicationContext), url);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Within one route the browser plans by itself; another route, or a form that was sent, needs the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return (
    formMethod !== undefined ||
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
