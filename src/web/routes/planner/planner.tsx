import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";

import { applicationContext } from "#web/app-context.ts";
import { localeOfPath } from "#web/language.ts";
import { PageHead } from "#web/page-head.tsx";
import { showPlanner } from "#use-cases/planner/show-planner.ts";

import type { Route } from "./+types/planner.ts";
import { plannerPage } from "./planner-page.server.ts";
import { PlannerView } from "./planner-view.tsx";
import { useKeptPlanner } from "./use-kept-planner.ts";

export async function loader({ context, url: { pathname, search, searchParams } }: Route.LoaderArgs) {
  const asked = searchParams.getAll("route").at(-1) ?? null;
  const application = context.get(applicationContext);
  const ownPace = application.actor.kind === "user" ? application.actor.pace : null;
  return plannerPage(await showPlanner(application, asked), asked, search, localeOfPath(pathname), ownPace);
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
  const { data } = page;
  useKeptPlanner(page);
  return (
    <>
      <PageHead
        title={`${t("title", { route: data.route.name })} – Vieira`}
        description={t("description", { route: data.route.name })}
      />
      <PlannerView page={page} />
    </>
  );
}
