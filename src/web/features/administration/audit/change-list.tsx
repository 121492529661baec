import { regionOf } from "#domain/language.ts";
import { Fragment, type ReactNode } from "react";
import { Form } from "react-router";
import { useLocale, useMessages, useTranslations } from "use-intl";

import type { AuditEntry, ChangeReference, ChangeSubject } from "#contract/administration/audit.ts";
import { subjectKey } from "#domain/audit-actions.ts";
import { nameOf } from "#web/components/facts/use-fact-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import { keyOf } from "../records/resource-view.ts";
import { useChangeWords, useRecordWords } from "../records/use-words.ts";
import { ColumnHeads } from "#web/features/administration/list-page.tsx";

interface ChangeListProps {
  changes: readonly AuditEntry[];
  /** What the changes are about, by `subjectKey`, to name and link it. */
  subjects?: Readonly<Record<string, ChangeSubject>>;
  /** The records to which their values refer, by uuid. */
  references?: References;
}

type References = Readonly<Record<string, ChangeReference>>;

const linkLook = "text-way underline underline-offset-4";

/** Who changed what: each change with values before and after, and an undo button. */
export function ChangeList({ changes, subjects = {}, references = {} }: ChangeListProps) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {changes.map((change) => (
        <Change
          key={change.uuid}
          change={change}
          subject={subjects[subjectKey(change.resource, change.resourceUuid)]}
          references={references}
        />
      ))}
    </ul>
  );
}

interface ChangeProps {
  change: AuditEntry;
  subject: ChangeSubject | undefined;
  references: References;
}

function Change({ change, subject, references }: ChangeProps) {
  const t = useTranslations("administration.audit");
  const { actions, resources } = useMessages().administration.audit;
  const locale = useLocale();
  const inWords = (words: Readonly<Record<string, string>>, code: string) =>
    nameOf(words, code) ?? code.replaceAll("-", " ");
  const when = new Intl.DateTimeFormat(regionOf(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(new Date(change.at));
  const fields = new Set([...Object.keys(change.before ?? {}), ...Object.keys(change.after ?? {})]).size;
  const name = subject?.title ?? change.after?.["name"] ?? change.before?.["name"];
  const deed = {
    what: inWords(resources, change.resource),
    action: inWords(actions, change.action),
    b: (text: ReactNode) => <span className="font-strong">{text}</span>,
  };
  const link = (text: ReactNode) =>
    subject ? (
      <Link to={pageOf(subject)} className={linkLook}>
        {text}
      </Link>
    ) : (
      text
    );
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          {typeof name === "string" ? t.rich("namedDeed", { ...deed, name, link }) : t.rich("deed", deed)}
          <span className="block text-sm text-ink-2">
            <bdi>{change.byName ?? t("program")}</bdi>, <time dateTime={change.at}>{when} UTC</time>
          </span>
        </p>
        {change.canRevert ? (
          <Form method="post" action={administrationPaths.audit()}>
            <input type="hidden" name="uuid" value={change.uuid} />
            <Button type="submit" size="sm" variant="secondary" name="form" value="revert">
              {t("revert")} <span className="sr-only">({when})</span>
            </Button>
          </Form>
        ) : null}
      </div>
      {fields > 0 ? (
        <details className="text-sm">
          <summary className="inline-flex min-h-tap items-center text-way underline underline-offset-4">
            {t("details", { count: fields })}
          </summary>
          <ChangeTable {...change} references={references} />
        </details>
      ) : null}
    </li>
  );
}

function pageOf({ resource, ...subject }: ChangeSubject): string {
  if (resource === "users") return administrationPaths.person(subject.uuid);
  return administrationPaths.record(resource, keyOf(resource, subject));
}

/** Values before and after, field by field; on phones each field is a separate block. */
function ChangeTable({ resource, before, after, references }: AuditEntry & { references: References }) {
  const t = useTranslations("administration.audit");
  const words = useRecordWords();
  const { administration, people, records } = useMessages();
  const { audit } = administration;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const inWords = useChangeWords();
  const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    roles: people.roles,
    state: audit.states,
    acceptedFields: records.fields,
    withheld: records.fields,
  };
  const worded = (field: string, value: unknown) => nameOf(codes[field] ?? {}, String(value)) ?? value;
  const write = (field: string, value: unknown) =>
    namesIn(value, references) ??
    (inWords(resource, field, Array.isArray(value) ? value.map((one) => worded(field, one)) : worded(field, value)) ||
      "–");
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left max-sm:block">
        <ColumnHeads names={[t("field"), t("before"), t("after")]} cell="py-1.5 pr-4" className="max-sm:sr-only" />
        <tbody className="divide-y divide-line max-sm:block">
          {fields.map((field) => (
            <tr key={field} className="align-top max-sm:grid max-sm:py-1">
              <th scope="row" className="py-1.5 pr-4 font-medium whitespace-nowrap">
                {nameOf(audit.fields, field) ?? words.field(field)}
              </th>
              <td className="max-w-80 py-1.5 pr-4 wrap-anywhere text-ink-2">{write(field, before?.[field])}</td>
              <td className="max-w-80 py-1.5 wrap-anywhere">{write(field, after?.[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The names of what a value refers to; null if it refers to nothing. */
function namesIn(value: unknown, references: References): ReactNode {
  const uuids = [value].flat().filter((one) => typeof one === "string");
  if (!uuids.some((uuid) => references[uuid])) return null;
  return uuids.map((uuid, index) => (
    <Fragment key={uuid}>
      {index > 0 ? "; " : null}
      <ReferenceName uuid={uuid} reference={references[uuid]} />
    </Fragment>
  ));
}

function ReferenceName({ uuid, reference }: { uuid: string; reference: ChangeReference | undefined }) {
  const t = useTranslations("administration.audit");
  const { resources } = useMessages().administration.audit;
  if (!reference) return uuid;
  const { resource, title, subject } = reference;
  if (title === null) return t("gone", { what: nameOf(resources, resource) ?? resource });
  if (!subject) return title;
  return (
    <Link to={pageOf(subject)} className={linkLook}>
      {title}
    </Link>
  );
}
