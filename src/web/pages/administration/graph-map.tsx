import { useState } from "react";
import { data, Form, redirect, useLocation, useNavigate, useSubmit } from "react-router";
import { useTranslations } from "use-intl";

import type { GraphPart } from "#contract/administration/graph.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { ImpactList } from "#web/features/administration/records/impact-list.tsx";
import { useRecordWords } from "#web/features/administration/records/use-words.ts";
import type { DraggedWaypoint } from "#web/features/administration/graph-map/graph-features.ts";
import { GraphMap } from "#web/features/administration/graph-map/graph-map.tsx";
import { type GraphRequest, newArcFields, placeText } from "#web/features/administration/graph-map/graph-tool.ts";
import { GraphPlaceCard, MoveForm, MovementTable } from "#web/features/administration/graph-map/move-form.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { Select } from "#web/ui/controls/inputs.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { Route } from "./+types/graph-map.ts";
import { graphPlaceIn, moveWaypointByForm } from "./graph-place.server.ts";
import { routeChoices } from "./records/list-query.server.ts";

const notices = ["moved", "stale"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  requireEditor(application);
  const search = new URL(request.url).searchParams;
  const routes = await routeChoices(application);
  const selectedRoute = routes.find(({ slug }) => slug === search.get("route"))?.slug;
  const located = await graphPlaceIn(application, search);
  // A place without a route is shown with its surroundings.
  const around = selectedRoute === undefined && located ? located.box : null;
  return {
    routes,
    route: around === null ? (selectedRoute ?? routes[0]?.slug ?? null) : null,
    box: search.get("box") ?? around,
    place: located?.place ?? null,
    after: notices.find((one) => one === search.get("after")) ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { searchParams } = new URL(request.url);
  const located = await graphPlaceIn(application, searchParams);
  if (located?.place.kind !== "waypoint") throw data(null, { status: 400 });
  const answer = await moveWaypointByForm(application, located.place.uuid, await context.get(formReader)());
  if (typeof answer !== "string") return answer;
  const query = Object.fromEntries([...searchParams].filter(([name]) => name !== "index"));
  return redirect(administrationPaths.graphMap({ ...query, after: answer }));
}

/** Waypoints and arcs on one map: select, add, connect and move. */
export default function AdministeredGraph({ loaderData, actionData }: Route.ComponentProps) {
  const { routes, route, box, place, after } = loaderData;
  const t = useTranslations("graphMap");
  const words = useRecordWords();
  const formats = useFormats();
  const navigate = useNavigate();
  const submit = useSubmit();
  const { key } = useLocation();
  const part: Record<string, string> = box === null ? { route: route ?? "" } : { box };
  const answer: { readonly weighed?: NonNullable<typeof actionData>["weighed"] } | undefined = actionData;
  const [lastWeighed, setLastWeighed] = useState(answer?.weighed ?? null);
  // A move that was not answered stays as it was.
  const weighed = answer && answer.weighed === undefined ? lastWeighed : (answer?.weighed ?? null);
  if (weighed !== lastWeighed) setLastWeighed(weighed);
  const input = (graphRequest: GraphRequest, graph: GraphPart) => {
    const stay = { replace: true, preventScrollReset: true };
    switch (graphRequest.kind) {
      case "show-waypoint":
        return navigate(administrationPaths.graphMap({ ...part, waypoint: graphRequest.uuid }), stay);
      case "show-arc":
        return navigate(administrationPaths.graphMap({ ...part, arc: graphRequest.id }), stay);
      case "make-waypoint":
        return navigate(administrationPaths.newRecord("waypoints", placeText(graphRequest.place)));
      case "make-arc":
        return navigate(administrationPaths.newRecord("arcs", newArcFields(graph, graphRequest)));
    }
  };
  const drop = (dragged: DraggedWaypoint) => {
    if (place?.kind !== "waypoint") return;
    const fields = { form: "move", intent: "weigh", version: String(place.version), ...placeText(dragged.place) };
    void submit(fields, { method: "post", preventScrollReset: true, replace: true });
  };
  const dragged = place?.kind === "waypoint" && weighed ? { uuid: place.uuid, place: weighed } : null;
  return (
    <>
      <AdministrationHead title={t("title")} lead={t("lead")} />
      <Form className="flex flex-wrap items-end gap-2.5 pb-5">
        <Field label={words.resource("routes").one} error={null} className="min-w-60">
          {(control) => (
            <Select {...control} key={route} name="route" defaultValue={route ?? ""}>
              {route === null ? <option value="">–</option> : null}
              {routes.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary" className="mb-1.5">
          {t("show")}
        </Button>
        <nav aria-label={t("lists.label")} className="flex flex-wrap gap-x-4">
          {(["waypoints", "arcs"] as const).map((resource) => (
            <Link
              key={resource}
              to={administrationPaths.records(resource, route === null ? {} : { route })}
              className="mb-1.5 inline-flex min-h-12 items-center text-way underline"
            >
              {route === null ? words.resource(resource).many : t(`lists.${resource}`)}
            </Link>
          ))}
        </nav>
      </Form>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <GraphMap
          key={JSON.stringify(part)}
          address={administrationPaths.graphPart(part)}
          revision={after === null ? "" : key}
          chosen={place}
          dragged={dragged}
          onRequest={(graphRequest, graph) => void input(graphRequest, graph)}
          onDrop={drop}
        />
        <div className="grid gap-4">
          {after !== null && !actionData ? (
            <Notice kind={after === "moved" ? "ok" : "warn"} announce>
              {t(after)}
            </Notice>
          ) : null}
          {place === null ? <Notice kind="info">{t("nothing")}</Notice> : null}
          {place?.kind === "waypoint" ? (
            <GraphPlaceCard
              key={place.uuid}
              resource="waypoints"
              recordKey={place.uuid}
              title={place.title}
              kind={words.option("waypoint", "kind", place.waypointKind)}
              facts={[]}
            >
              <MoveForm
                version={place.version}
                place={placeText(weighed ?? place)}
                labels={{ lat: words.field("lat"), lon: words.field("lon") }}
                effect={
                  weighed ? (
                    <section aria-label={t("move.effect")} className="grid gap-3">
                      <MovementTable arcs={weighed.effect.arcs} />
                      <ImpactList impact={weighed.effect.impact} />
                    </section>
                  ) : null
                }
                back={administrationPaths.graphMap({ ...part, waypoint: place.uuid })}
              />
            </GraphPlaceCard>
          ) : null}
          {place?.kind === "arc" ? (
            <GraphPlaceCard
              resource="arcs"
              recordKey={String(place.id)}
              title={place.title}
              kind={words.option("arc", "mode", place.mode)}
              facts={[
                [t("facts.length"), formats.kilometres(place.distanceM)],
                ...(place.ascentM === null ? [] : [[t("facts.climb"), formats.metres(place.ascentM)] as const]),
                ...(place.descentM === null ? [] : [[t("facts.descent"), formats.metres(place.descentM)] as const]),
              ]}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}
