import { data, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { listAccommodations } from "#use-cases/accommodations/list-accommodations.ts";
import { showEditor } from "#use-cases/plans/show-editor.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/private-head.tsx";
import { SentencesOfBothLanguages } from "#web/components/plan-fields/sentences-of-both-languages.tsx";
import { type StageEditorData, StageEditorScreen } from "#web/features/plans/days/stage-editor-screen.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { changeDays } from "./change-days.server.ts";
import { shareOf } from "./open-plan.server.ts";
import { planHeaders } from "./plan-headers.ts";
import { planPicture } from "./plan-picture.server.ts";
import type { Route } from "./+types/days.ts";

export const headers = planHeaders;

export async function loader({ params: { uuid, day }, request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const share = shareOf(request);
  const { plan: read, facts } = await showEditor(application, uuid, share);
  const asked = day === undefined ? null : Number(day);
  if (asked !== null && !read.days.some(({ number }) => String(number) === day)) throw data(null, { status: 404 });
  const shown = read.days[(asked ?? 1) - 1];
  // The browser works out the choices of the other days itself.
  const days = read.days.map(({ reasons, alternatives, ...rest }) => ({
    ...rest,
    reasons: [],
    reasonFacts: reasons,
    alternatives: rest.number === shown?.number ? alternatives : [],
  }));
  const plan: EditorPlan = { ...read, days };
  const houses = shown && (await listAccommodations(application, nightQuery(shown.to)));
  const editor: StageEditorData = {
    plan,
    facts,
    picture: await planPicture(application, plan),
    night: shown && houses ? { town: shown.to, houses: houses.data } : null,
    share,
  };
  return { editor, asked };
}

function nightQuery(town: string) {
  return { page: 1, perPage: 100, town: [town], route: [], type: [], amenity: [] };
}

export async function action({ params: { uuid }, context }: Route.ActionArgs) {
  return changeDays(context.get(applicationContext), uuid, context.get(formReader));
}

/** From day to day the browser has everything; a form that was sent without its script has not. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePlan = currentParams["uuid"] === nextParams["uuid"];
  if (formMethod !== undefined || !isSamePlan || currentUrl.pathname === nextUrl.pathname)
    return defaultShouldRevalidate;
  return false;
}

export default function PlanDays({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useTranslations("planDays");
  const { editor } = loaderData;
  const isLeaving = useNavigation().state === "submitting";
  // The address leads from day to day without the server.
  const asked = params.day === undefined ? null : Number(params.day);
  const { name } = editor.plan;
  return (
    <>
      <PrivateHead title={asked === null ? t("title", { name }) : t("titleOfDay", { name, number: asked })} />
      <SentencesOfBothLanguages>
        <StageEditorScreen
          key={editor.plan.uuid}
          data={editor}
          asked={asked}
          answer={
            actionData && !isLeaving ? (
              <Notice kind="bad" announce>
                {actionData.problem}
              </Notice>
            ) : null
          }
        />
      </SentencesOfBothLanguages>
    </>
  );
}
