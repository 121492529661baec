import { regionOf } from "#domain/text/language.ts";
import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { useLocale, useMessages, useTranslations } from "use-intl";

import type { AuditEntry, ChangeSubject } from "#contract/administration/audit.ts";
import { type AuditAction, subjectKey } from "#domain/accounts/audit-actions.ts";
import { nameOf } from "#web/components/facts/use-fact-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import { changedFields, type ChangeReferences, ChangeTable, linkLook, pageOf } from "./change-table.tsx";

interface ChangeListProps {
  changes: readonly AuditEntry[];
  /** What the changes are about, by `subjectKey`, to name and link it. */
  subjects?: Readonly<Record<string, ChangeSubject>>;
  /** The records to which their values refer, by uuid. */
  references?: ChangeReferences;
}

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

/** Done by whoever runs a place to stay, with the link of a mail and without an account. */
const byLink: readonly string[] = ["confirm", "refuse-letters", "want-letters"] satisfies AuditAction[];

interface ChangeProps {
  change: AuditEntry;
  subject: ChangeSubject | undefined;
  references: ChangeReferences;
}

function Change({ change, subject, references }: ChangeProps) {
  const t = useTranslations("administration.audit");
  const { actions, resources } = useMessages().administration.audit;
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const inWords = (words: Readonly<Record<string, string>>, code: string) =>
    nameOf(words, code) ?? code.replaceAll("-", " ");
  const when = new Intl.DateTimeFormat(regionOf(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(new Date(change.at));
  const unnamed = change.by !== null ? "somebody" : byLink.includes(change.action) ? "link" : "program";
  const fields = changedFields(change).length;
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
            <bdi>{change.byName ?? t(unnamed)}</bdi>, <time dateTime={change.at}>{when} UTC</time>
          </span>
        </p>
        {change.canRevert ? (
          <Form
            method="post"
            // The log stays filtered.
            action={administrationPaths.audit() + (pathname === administrationPaths.audit() ? search : "")}
          >
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
