import { data } from "react-router";
import { useTranslations } from "use-intl";

import { emailListQuery, emailStates } from "#contract/emails/emails.ts";
import { listEmails } from "#use-cases/emails/show-outbox.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { ListPage } from "#web/features/administration/list-page.tsx";
import { filtersOf, StateFilter } from "#web/features/administration/search-form.tsx";
import { MailList } from "#web/features/administration/emails/mail-card.tsx";

import { changeMail, letterForm } from "./change-mail.server.ts";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = filtersOf(request.url, emailStates, "any");
  const { q, state, page } = filters;
  const query = emailListQuery.parse({ page, q, state: state === "any" ? [] : [state] });
  return { filters, list: await listEmails(context.get(applicationContext), query) };
}

export async function action({ context }: Route.ActionArgs) {
  const outcome = await changeMail(context.get(applicationContext), await context.get(formReader)(letterForm));
  if (outcome === null) throw data(null, { status: 400 });
  return outcome;
}

export default function Emails({ loaderData: { filters, list } }: Route.ComponentProps) {
  const t = useTranslations("emails.list");
  const states = Object.fromEntries(emailStates.map((state) => [state, t(`states.${state}`)]));
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      filter={<StateFilter q={filters.q} state={filters.state} states={states} />}
      list={list}
      none={t("none")}
    >
      <MailList mails={list.data} />
    </ListPage>
  );
}
