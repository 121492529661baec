import { Fragment, type ReactNode } from "react";
import { useMessages, useTranslations } from "use-intl";

import type { AuditEntry, ChangeReference, ChangeSubject } from "#contract/administration/audit.ts";
import { nameOf } from "#web/components/facts/use-fact-names.ts";
import type { Sources } from "#web/components/facts/sources/source-list.tsx";
import { ColumnHeads } from "#web/features/administration/list-page.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import { keyOf } from "../records/resource-view.ts";
import { useChangeWords, useRecordWords, useSourceWords } from "../records/use-words.ts";

/** The records and photos to which values refer, by uuid. */
export type ChangeReferences = Readonly<Record<string, ChangeReference>>;

export const linkLook = "text-way underline underline-offset-4";

/** On phones each value has its heading beside it. */
const cell =
  "max-w-80 py-1.5 wrap-anywhere max-sm:grid max-sm:max-w-full max-sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] max-sm:items-baseline max-sm:gap-x-3 max-sm:py-0.5 max-sm:before:text-ink-2 max-sm:before:content-[attr(data-label)]";

/** The page of what a change is about or refers to. */
export function pageOf({ resource, ...subject }: ChangeSubject): string {
  if (resource === "users") return administrationPaths.person(subject.uuid);
  return administrationPaths.record(resource, keyOf(resource, subject));
}

/** The fields of a change, without those that are empty before and after. */
export function changedFields({ before, after }: Pick<AuditEntry, "before" | "after">): string[] {
  const values = { ...before, ...after };
  return Object.keys(values).filter((field) => [before?.[field], after?.[field]].some((value) => !isEmpty(value)));
}

const isEmpty = (value: unknown) => (value ?? "") === "" || (Array.isArray(value) && value.length === 0);

/** Values before and after, field by field; on phones each field is a separate block. */
export function ChangeTable({ resource, before, after, references }: AuditEntry & { references: ChangeReferences }) {
  const t = useTranslations("administration.audit");
  const words = useRecordWords();
  const { administration, emails, people, records } = useMessages();
  const { audit } = administration;
  const fields = changedFields({ before, after });
  const inWords = useChangeWords();
  const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    roles: people.roles,
    state: audit.states,
    acceptedFields: records.fields,
    withheld: records.fields,
    template: emails.write.templates,
  };
  const worded = (field: string, value: unknown) => nameOf(codes[field] ?? {}, String(value)) ?? value;
  const write = (field: string, value: unknown, other: unknown): ReactNode => {
    if (field === "sources") return <ChangedSources sources={value} others={other} />;
    if (field !== "season" && isListOfObjects(value)) return <ListSize list={value} />;
    const plain = Array.isArray(value) ? value.map((one) => worded(field, one)) : worded(field, value);
    return namesIn(value, references) ?? (inWords(resource, field, plain) || "–");
  };
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
              <td data-label={t("before")} className={classNames(cell, "text-ink-2 sm:pr-4")}>
                {write(field, before?.[field], after?.[field])}
              </td>
              <td data-label={t("after")} className={cell}>
                {write(field, after?.[field], before?.[field])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The names of what a value refers to; null if it refers to nothing. */
function namesIn(value: unknown, references: ChangeReferences): ReactNode {
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

/** The sources that differ from others, by the field that they are of. */
function ChangedSources({ sources, others }: { sources: unknown; others: unknown }) {
  const words = useRecordWords();
  const isSame = (field: string, source: unknown) =>
    JSON.stringify(source) === JSON.stringify(((others ?? {}) as Sources)[field]);
  const changed = Object.entries((sources ?? {}) as Sources).filter(([field, source]) => !isSame(field, source));
  const entries = Object.entries(useSourceWords(Object.fromEntries(changed)));
  if (entries.length === 0) return "–";
  return (
    <ul>
      {entries.map(([field, text]) => (
        <li key={field}>
          {words.field(field)}: {text}
        </li>
      ))}
    </ul>
  );
}

function isListOfObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "object" && one !== null);
}

/** How many points a path has, or how many arcs an imported path, and how long they are together. */
function ListSize({ list }: { list: readonly object[] }) {
  const t = useTranslations("administration.show");
  const { kilometres } = useFormats();
  if (list.every(Array.isArray)) return t("points", { count: list.length });
  const metres = list.reduce((sum, one) => sum + ("distanceM" in one ? Number(one.distanceM) : 0), 0);
  return [t("entries", { count: list.length }), ...(metres > 0 ? [kilometres(metres)] : [])].join(", ");
}
