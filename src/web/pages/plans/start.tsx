import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import { walkableRoutes } from "#use-cases/content/route-summaries.ts";
import { showStartPlaces } from "#use-cases/routes/show-start-places.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { StepHow } from "#web/features/plans/start/step-how.tsx";
import { StepList } from "#web/features/plans/start/step-list.tsx";
import { StepWhen } from "#web/features/plans/start/step-when.tsx";
import { ChooseRoute, StepWhere } from "#web/features/plans/start/step-where.tsx";
import { readStart, searchOf } from "#web/features/plans/start/start-answers.tsx";
import { localeOfPath } from "#web/i18n/language.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { pathsIn } from "#web/i18n/paths.ts";

import { saveOptions } from "./save-options.server.ts";
import type { Route } from "./+types/start.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { route } = readStart(new URL(request.url).searchParams);
  const places = route === null ? null : await showStartPlaces(application, route);
  const routes = (await walkableRoutes(application)).map(({ slug, name, start: from, end: to, totals }) => ({
    slug,
    name,
    from: from.name,
    to: to.name,
    km: totals.km,
  }));
  return { routes, places };
}

/** Nothing is fetched between questions, as long as the route is the same. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameRoute = currentUrl.searchParams.get("route") === nextUrl.searchParams.get("route");
  return isSameRoute && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export async function action({ url, context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const fields = await context.get(formReader)();
  const search = searchOf(fields);
  const paths = pathsIn(localeOfPath(url.pathname));
  // The answers are saved after signing in.
  if (application.actor.kind === "visitor") throw redirect(paths.login(paths.keepPlan(search)));
  return saveOptions(application, "start", fields, search);
}

/** Three questions, one at a time, that lead to a plan. Every answer is in the address. */
export default function StartPlan({ loaderData: { routes, places } }: Route.ComponentProps) {
  const t = useTranslations("start");
  const startParameters = readStart(useSearchParams()[0]);
  // An unknown route is asked for again.
  const start = places ? startParameters : { ...startParameters, route: null, step: "where" as const };
  return (
    <div className="page-width grid max-w-[46rem] content-start gap-6 py-8 md:py-12">
      <PageHead title={`${t("title")} – Vieira`} description={t("description")} />
      <StepList step={start.step} />
      {places === null ? (
        <ChooseRoute routes={routes} />
      ) : start.step === "where" ? (
        <StepWhere
          start={start}
          places={places}
          routeName={routes.find(({ slug }) => slug === places.route)?.name ?? ""}
        />
      ) : start.step === "when" ? (
        <StepWhen start={start} />
      ) : (
        <StepHow start={start} />
      )}
    </div>
  );
}
