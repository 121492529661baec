import { applicationContext } from "#web/server/app-context.ts";
import { drawSharePicture } from "#web/components/seo/draw-share-picture.server.ts";
import { climbKnowledge } from "#domain/route-graph/climb-knowledge.ts";
import { decodeLine } from "#web/components/plan-map/encoded-walk.ts";
import { personLocale } from "#web/server/person-locale.server.ts";
import { formatsOf } from "#web/ui/text/formats.ts";

import { openPlan } from "./open-plan.server.ts";
import { planMap } from "./plan-map.server.ts";
import type { Route } from "./+types/share-picture.ts";

/** Maximum characters of a name on the picture. */
const maxTitleLength = 50;

/** `/plans/{uuid}/picture.png`: preview picture of a share link, with the plan's own hills; for readers of the plan. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { plan } = await openPlan(application, params.uuid, request);
  const { side, days } = await planMap(application, plan);
  const { kilometres, metres, dayAndMonth, date } = formatsOf(personLocale(application, request));
  const [first, last] = [plan.days[0], plan.days.at(-1)];
  const ends = `${first?.fromName ?? ""} – ${last?.toName ?? ""}`;
  const climb = climbKnowledge(plan.totals) === "whole" ? ` · ↑ ${metres(plan.totals.ascentM)}` : "";
  const sizes = kilometres(plan.totals.km * 1000) + climb;
  const dates = first?.date && last?.date ? ` · ${dayAndMonth(first.date)} – ${date(last.date)}` : "";
  const png = await drawSharePicture(application, {
    title: plan.name.length > maxTitleLength ? `${plan.name.slice(0, maxTitleLength)}…` : plan.name,
    lines: [ends, sizes + dates],
    profile: side?.profile ?? null,
    line: days.flatMap(({ line }) => decodeLine(line)),
  });
  return new Response(png, {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "private, max-age=300",
      "X-Robots-Tag": "noindex",
      "Referrer-Policy": "no-referrer",
    },
  });
}
