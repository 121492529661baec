import { data } from "react-router";
import { useTranslations } from "use-intl";

import { administeredTrailNoteQuery, trailNoteStates } from "#contract/places/trail-notes.ts";
import { decideNote, listNotesToDecide } from "#use-cases/places/trail-notes/decide-trail-note.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { ListPage } from "#web/features/administration/list-page.tsx";
import { filtersOf, StateFilter } from "#web/features/administration/search-form.tsx";
import { NoteCard } from "#web/features/administration/trail-notes/note-card.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";

import { postedForm } from "./posted-form.server.ts";
import type { Route } from "./+types/trail-notes.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const filters = filtersOf(request.url, trailNoteStates, "reported");
  const { q, state, page } = filters;
  const query = { page, perPage: 20, q, state: state === "any" ? [] : [state] };
  const list = await listNotesToDecide(application, administeredTrailNoteQuery.parse(query));
  const reported = administeredTrailNoteQuery.parse({ perPage: 1, state: ["reported"] });
  return { filters, list, reported: (await listNotesToDecide(application, reported)).total };
}

export async function action({ context }: Route.ActionArgs) {
  const { application, locale, fields, form } = await postedForm(context);
  const [verb, uuid = ""] = form.split(" ");
  if (verb !== "hide" && verb !== "let-stand") throw data(null, { status: 400 });
  const sent = { fields, locale };
  return handleForm(sent, () => decideNote(application, uuid, verb));
}

export default function TrailNotes({ loaderData: { filters, list, reported } }: Route.ComponentProps) {
  const t = useTranslations("reportedNotes");
  return (
    <ListPage
      title={t("title")}
      lead={t("lead", { count: reported })}
      filter={
        <StateFilter
          q={filters.q}
          state={filters.state}
          states={{ reported: t("states.reported"), shown: t("states.shown"), hidden: t("states.hidden") }}
        />
      }
      list={list}
      none={t("none")}
      done={{ hide: t("done.hide"), "let-stand": t("done.let-stand") }}
    >
      <div className="grid gap-4">
        {list.data.map((note) => (
          <NoteCard key={note.uuid} note={note} />
        ))}
      </div>
    </ListPage>
  );
}
