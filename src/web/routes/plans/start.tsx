import { useTranslations } from "use-intl";

import { routeSummaries } from "#use-cases/routes/route-summaries.ts";
import { showStartPlaces } from "#use-cases/routes/show-start-places.ts";
import { applicationContext } from "#web/app-context.ts";
import { StepHow } from "#web/features/plan-start/step-how.tsx";
import { StepList } from "#web/features/plan-start/step-list.tsx";
import { StepWhen } from "#web/features/plan-start/step-when.tsx";
import { ChooseRoute, StepWhere } from "#web/features/plan-start/step-where.tsx";
import { readStart, searchOf } from "#web/features/plan-start/start-search.ts";
import { PageHead } from "#web/page-head.tsx";

import { keepWish } from "./keep-wish.server.ts";
import type { Route } from "./+types/start.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const start = readStart(new URL(request.url).searchParams);
  const places = start.route === null ? null : await showStartPlaces(application, start.route);
  const routes = (await routeSummaries(application)).map(({ slug, name, start: from, end: to, totals }) => ({
    slug,
    name,
    from: from.name,
    to: to.name,
    km: totals.km,
  }));
  // A route that does not exist is asked for anew.
  return { routes, places, start: places ? start : { ...start, route: null, step: "where" as const } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await request.formData();
  return keepWish(context.get(applicationContext), "start", fields, searchOf(fields));
}

/** Three questions, one at a time, that end in a plan. Every answer stands in the address. */
export default function StartPlan({ loaderData: { routes, places, start } }: Route.ComponentProps) {
  const t = useTranslations("start");
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
