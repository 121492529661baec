import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";

import { registerRowQuery } from "#contract/administration/registers.ts";
import { rowKinds } from "#domain/house-registers/register-import.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { showImport, showRows } from "#use-cases/administration/registers/present-import.ts";
import { AdministrationHead, PathSection } from "#web/features/administration/list-page.tsx";
import { filtersOf } from "#web/features/administration/search-form.tsx";
import { AppliedCard, ApplyCard, ProgressCard } from "#web/features/administration/registers/import-cards.tsx";
import { MappingForm } from "#web/features/administration/registers/mapping-form.tsx";
import { RowsSection } from "#web/features/administration/registers/rows-section.tsx";
import { StateChip, useVoiceWords } from "#web/features/administration/registers/register-files.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { changeImport } from "./change-import.server.ts";
import type { Route } from "./+types/show.ts";

export async function loader({ params: { uuid }, request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireEditor(application);
  const file = await showImport(application, uuid);
  const first = rowKinds.find((one) => (file.counts?.[one] ?? 0) > 0) ?? "changed";
  const { q, page } = filtersOf(request.url, [], "any");
  const kindParameter = new URL(request.url).searchParams.get("kind");
  const kind = rowKinds.find((one) => one === kindParameter) ?? first;
  const list = await showRows(application, uuid, registerRowQuery.parse({ kind, q, page, perPage: 50 }));
  const errors: Readonly<Record<string, string>> = sentences[locale].errors.field;
  return { file, kind, q, list, reason: errors[file.fault ?? ""] ?? "" };
}

export async function action({ params: { uuid }, context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { locale } = requireEditor(application);
  // A header of 120 columns has as many fields.
  const fields = await context.get(formReader)({ maxFields: 200 });
  return changeImport(application, uuid, fields, locale);
}

/** Running background work. */
const underWay: ReadonlySet<string> = new Set(["waiting", "comparing", "applying", "undoing"]);
/** Polling interval for the progress of a file, in milliseconds. */
const pollIntervalMs = 1_500;

/** A file of a register: its columns, its progress, and its changes. */
export default function Register({ loaderData: { file, kind, q, list, reason } }: Route.ComponentProps) {
  const t = useTranslations("registers");
  const voice = useVoiceWords();
  const { revalidate } = useRevalidator();
  const isUnderWay = underWay.has(file.state);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void revalidate(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
  const hasRows = file.state === "ready" || file.state === "applied" || file.state === "undone";
  return (
    <>
      <AdministrationHead
        trail={<Link to={administrationPaths.registers()}>{t("another")}</Link>}
        title={file.fileName}
        lead={
          <>
            {voice(file)} <StateChip state={file.state} />
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isUnderWay ? <ProgressCard file={file} /> : null}
        {file.state === "mapping" ? (
          <PathSection heading={t("mapping.heading")}>
            <p className="max-w-[65ch] text-ink-2">{t("mapping.lead")}</p>
            <MappingForm file={file} />
          </PathSection>
        ) : null}
        {file.state === "failed" ? <Notice kind="bad">{t("ended.failed", { reason })}</Notice> : null}
        {file.state === "cancelled" ? <Notice kind="info">{t("ended.cancelled")}</Notice> : null}
        {file.state === "ready" ? <ApplyCard file={file} /> : null}
        {file.state === "applied" ? <AppliedCard file={file} /> : null}
        {file.state === "undone" ? (
          <Notice kind="ok" announce>
            {t("undone.lead")} {file.left ? t("undone.left", { count: file.left }) : null}
          </Notice>
        ) : null}
        {hasRows ? <RowsSection file={file} kind={kind} q={q} list={list} /> : null}
      </div>
    </>
  );
}
