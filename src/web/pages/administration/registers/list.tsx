import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";

import { registerFileFields } from "#contract/administration/registers.ts";
import { registerLimits } from "#domain/house-registers/register-import.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { createImport } from "#use-cases/administration/registers/create-import.ts";
import { showImports } from "#use-cases/administration/registers/present-import.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { filtersOf } from "#web/features/administration/search-form.tsx";
import { AdministrationHead, ListPages, PathSection } from "#web/features/administration/list-page.tsx";
import { ImportList, RegisterForm } from "#web/features/administration/registers/register-files.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { handleForm, formUnlessTooLarge } from "#web/pages/handle-form.server.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";

import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { page } = filtersOf(request.url, [], "any");
  return {
    list: await showImports(application, { page, perPage: 20 }),
    month: application.now().toISOString().slice(0, 7),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireEditor(application);
  const whole = await formUnlessTooLarge(context.get(formReader), { maxBytes: registerLimits.bytes, maxFiles: 1 });
  const fields = whole ?? new FormData();
  if (whole && fields.get("form") !== "create") throw data(null, { status: 400 });
  const body = { date: fields.get("date") || undefined };
  let importUuid: string | undefined;
  const sent = { form: "create", fields, locale, schema: registerFileFields, body };
  const answer = await handleForm(sent, async ({ date }) => {
    if (whole === null) throw notValid("file", "register_too_large");
    const file = sentFile(fields);
    const text = await textOf(file, "register_unreadable");
    ({ uuid: importUuid } = await createImport(application, { text, fileName: file.name, date }));
  });
  return importUuid === undefined ? answer : redirect(administrationPaths.register(importUuid));
}

/** Files of public registers: upload and list. */
export default function Registers({ loaderData: { list, month } }: Route.ComponentProps) {
  const t = useTranslations("registers");
  return (
    <>
      <AdministrationHead title={t("title")} lead={t("lead")} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
        <PathSection heading={t("form.heading")}>
          <RegisterForm month={month} />
        </PathSection>
        <PathSection heading={t("list.heading")}>
          <ImportList imports={list.data} />
          <ListPages page={list.page} perPage={list.perPage} total={list.total} />
        </PathSection>
      </div>
    </>
  );
}
