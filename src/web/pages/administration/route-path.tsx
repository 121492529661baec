import { useEffect, useRef } from "react";
import { redirect } from "react-router";
import { useTranslations } from "use-intl";

import { decodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { showPathImport } from "#use-cases/administration/path/show-path-import.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { AdministrationHead, PathSection } from "#web/features/administration/list-page.tsx";
import { RecordTrail } from "#web/features/administration/records/record-trail.tsx";
import { ImportHistory, TrackForm } from "#web/features/administration/path-import/import-history.tsx";
import { PreviewDetails } from "#web/features/administration/path-import/preview-details.tsx";
import { runInSteps, yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { YieldBeforeRender } from "#web/ui/hydration/yield-before-render.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import { PathPicture } from "#web/features/administration/path-import/path-picture.tsx";
import { drawPath } from "./draw-path.server.ts";
import { isFileForm, previewTrack, afterWriting, writeTrack } from "./write-track.server.ts";
import type { Route } from "./+types/route-path.ts";

const mapSize = { width: 1100, height: 366 };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const token = search.get("token");
  const pathImport = await showPathImport(context.get(applicationContext), params.slug, token);
  const { proposal, imports, arcs, ...facts } = pathImport;
  const { line, stops } = await drawPath(arcs);
  await yieldIfBusy();
  const encoded = proposal?.drawing.line ?? line;
  const points = decodePolyline(encoded).map(({ lat, lon }) => [lat, lon] as const);
  await yieldIfBusy();
  return {
    ...facts,
    legs: arcs.length,
    token: proposal ? token : null,
    isGone: token !== null && !proposal,
    proposal: proposal && { preview: proposal.preview, profile: proposal.drawing.profile },
    line: encoded,
    stops,
    sheet: await runInSteps(drawSheet([{ kind: "main", points }], mapSize)),
    imports: imports.map((one) => ({ ...one, at: one.at.toISOString() })),
    after: afterWriting.find((one) => one === search.get("after")) ?? null,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireEditor(application);
  const page = (query: Record<string, string>) => redirect(administrationPaths.administeredPath(params.slug, query));
  if (isFileForm(request)) {
    const answer = await previewTrack(application, params.slug, context.get(formReader), locale);
    return typeof answer === "string" ? page({ token: answer }) : answer;
  }
  const answer = await writeTrack(application, params.slug, await context.get(formReader)(), locale);
  return typeof answer === "string" ? page({ after: answer }) : answer;
}

/** Focuses the heading when the page switches to that of a file, or back: only the query of its address changes. */
function useFocusOnChange(token: string | null): void {
  const lastToken = useRef(token);
  useEffect(() => {
    if (lastToken.current === token) return;
    lastToken.current = token;
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [token]);
}

export default function RoutePath({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations("path");
  const { kilometres } = useFormats();
  const { route, totals, towns, legs, proposal, token, isGone, sheet, line, stops, imports, after } = loaderData;
  useFocusOnChange(token);
  const back = administrationPaths.administeredPath(params.slug);
  const preview = proposal && { ...proposal.preview, profile: proposal.profile };
  return (
    <>
      <AdministrationHead
        trail={<RecordTrail resource={{ name: "routes" }} record={{ key: route.slug, title: route.name }} />}
        title={t(preview ? "preview.heading" : "today.heading", { route: route.name })}
        lead={
          preview
            ? t("preview.lead", { file: preview.fileName, points: preview.points })
            : t("today.lead", { km: kilometres(totals.distanceM), legs })
        }
      />
      <div className="grid gap-5">
        {after === null || preview ? null : (
          <Notice kind={after === "done" || after === "undone" ? "ok" : "warn"} announce>
            {t(`write.${after}`)}
          </Notice>
        )}
        {isGone ? <Notice kind="warn">{t("form.gone")}</Notice> : null}
        {preview ? (
          <div>
            <ButtonLink to={back} variant="secondary" size="sm">
              {t("preview.another")}
            </ButtonLink>
          </div>
        ) : null}
        <YieldBeforeRender>
          <PathPicture sheet={sheet} line={line} stops={stops} preview={preview} />
        </YieldBeforeRender>
        {preview && token !== null ? (
          <PreviewDetails
            routeSlug={route.slug}
            now={totals}
            towns={towns}
            preview={preview}
            token={token}
            back={back}
          />
        ) : (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <PathSection heading={t("form.heading")}>
              <TrackForm />
            </PathSection>
            <PathSection heading={t("history.heading")}>
              <ImportHistory imports={imports} />
            </PathSection>
          </div>
        )}
      </div>
    </>
  );
}
