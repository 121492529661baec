import { data } from "react-router";
import { useTranslations } from "use-intl";

import {
  type CorrectionSuggestion,
  suggestionAcceptance,
  suggestionListQuery,
  suggestionRefusal,
} from "#contract/places/correction-suggestions.ts";
import { acceptSuggestion, refuseSuggestion } from "#use-cases/places/suggestions/resolve-suggestion.ts";
import { listCorrectionSuggestions, SuggestionResolved } from "#use-cases/places/suggestions/show-suggestions.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { ListPage } from "#web/features/administration/list-page.tsx";
import { filtersOf, StateFilter } from "#web/features/administration/search-form.tsx";
import type { AcceptanceAnswer } from "#web/features/administration/corrections/difference-table.tsx";
import { SuggestionCard } from "#web/features/administration/corrections/suggestion-card.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { doneForm, type FormOutcome } from "#web/ui/forms/form-outcome.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { readAcceptance } from "./read-acceptance.server.ts";
import { describeResource } from "./records/resource.server.ts";
import { postedForm } from "./posted-form.server.ts";
import type { Route } from "./+types/correction-suggestions.ts";

const states = ["open", "accepted", "refused"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const filters = filtersOf(request.url, states, "open");
  const { q, state, page } = filters;
  const query = { page, perPage: 10, q, state: state === "any" ? [] : [state] };
  const list = await listCorrectionSuggestions(application, suggestionListQuery.parse(query));
  const open = await listCorrectionSuggestions(application, suggestionListQuery.parse({ perPage: 1, state: ["open"] }));
  return { filters, list, open: open.total, resource: describeResource("accommodations") };
}

interface SuggestionAnswer extends FormOutcome {
  /** What somebody else has made of the suggestion first. */
  readonly resolved?: CorrectionSuggestion;
}

export async function action({ context }: Route.ActionArgs) {
  const { application, locale, fields, form } = await postedForm(context);
  const [verb, uuid = ""] = form.split(" ");
  try {
    switch (verb) {
      case "accept": {
        const { body: sentBody, seen, typed } = readAcceptance(fields);
        const sent = { form, fields, locale, schema: suggestionAcceptance, body: sentBody };
        const reply = await handleForm(sent, (body) => acceptSuggestion(application, uuid, body, seen));
        const answer: AcceptanceAnswer = { ...reply.data, values: typed };
        return data(answer, reply.init ?? {});
      }
      case "refuse": {
        const sent = { form, fields, locale, schema: suggestionRefusal, body: { reason: fields.get("reason") ?? "" } };
        return await handleForm(sent, (body) => refuseSuggestion(application, uuid, body));
      }
      default:
        throw data(null, { status: 400 });
    }
  } catch (error) {
    if (!(error instanceof SuggestionResolved)) throw error;
    // Not a failure, so that the list is read again: the suggestion may have to leave it.
    const answer: SuggestionAnswer = { ...doneForm(`resolved ${uuid}`), resolved: error.current };
    return data(answer, {});
  }
}

export default function CorrectionSuggestions({
  loaderData: { filters, list, open, resource },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations("corrections");
  const resolved = (actionData as SuggestionAnswer | undefined)?.resolved;
  return (
    <ListPage
      title={t("title")}
      lead={t("lead", { count: open })}
      filter={
        <StateFilter
          q={filters.q}
          state={filters.state}
          states={{ open: t("states.open"), accepted: t("states.accepted"), refused: t("states.refused") }}
        />
      }
      before={
        resolved ? (
          <div className="grid gap-3 pb-4">
            <div role="status">
              <Notice kind="warn">{t("resolvedByOther", { name: resolved.accommodation.name })}</Notice>
            </div>
            <SuggestionCard suggestion={resolved} resource={resource} />
          </div>
        ) : null
      }
      list={list}
      none={t("none")}
      done={{ accept: t("done.accept"), refuse: t("done.refuse") }}
    >
      <div className="grid gap-4">
        {list.data
          .filter(({ uuid }) => uuid !== resolved?.uuid)
          .map((suggestion) => (
            <SuggestionCard key={suggestion.uuid} suggestion={suggestion} resource={resource} />
          ))}
      </div>
    </ListPage>
  );
}
