import { type ReactNode, useId } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Notice, type NoticeKind } from "#web/ui/layout/notice.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Card } from "#web/ui/layout/card.tsx";

import { DoneNotice } from "./done-notice.tsx";

interface ListPageProps {
  title: string;
  lead: ReactNode;
  /** Filters of the list. */
  filter: ReactNode;
  list: { readonly data: readonly unknown[]; readonly page: number; readonly perPage: number; readonly total: number };
  /** Message for an empty list. */
  none: string;
  noneKind?: NoticeKind;
  /** Messages after an action on an entry, by the first word of the form. */
  done?: Readonly<Record<string, string>>;
  /** Above the list, besides the messages. */
  before?: ReactNode;
  /** The list itself. */
  children: ReactNode;
}

/** A page with one list: header, filters, and pagination. */
export function ListPage({
  title,
  lead,
  filter,
  list,
  none,
  noneKind = "info",
  done,
  before,
  children,
}: ListPageProps) {
  return (
    <>
      <AdministrationHead title={title} lead={lead} />
      {filter}
      {done ? <DoneNotice words={done} /> : null}
      {before}
      {list.data.length === 0 ? <Notice kind={noneKind}>{none}</Notice> : children}
      <ListPages page={list.page} perPage={list.perPage} total={list.total} />
    </>
  );
}

/** Position in a list, with links to the previous and next page. */
export function ListPages({ page, perPage, total }: { page: number; perPage: number; total: number }) {
  const t = useTranslations("administration.list");
  const { search } = useLocation();
  const { count } = useFormats();
  if (total <= perPage) return null;
  const to = (number: number) => {
    const parameters = new URLSearchParams(search);
    parameters.set("page", String(number));
    return { search: parameters.toString() };
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p className="text-ink-2 tabular-nums">
        {t("range", {
          from: count((page - 1) * perPage + 1),
          to: count(Math.min(page * perPage, total)),
          total: count(total),
        })}
      </p>
      <div className="flex gap-2">
        {page > 1 ? (
          <ButtonLink to={to(page - 1)} rel="prev" variant="secondary" size="sm">
            {t("previous")}
          </ButtonLink>
        ) : null}
        {page * perPage < total ? (
          <ButtonLink to={to(page + 1)} rel="next" variant="secondary" size="sm">
            {t("next")}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

interface WideTableProps {
  columns: readonly string[];
  /** Its rows. */
  children: ReactNode;
}

/** A table of a list; on phones each row is a separate block. */
export function WideTable({ columns, children }: WideTableProps) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-left max-md:block">
        <ColumnHeads names={columns} cell="px-4 py-3" className="text-sm max-md:sr-only" />
        <tbody className="divide-y divide-line max-md:block">{children}</tbody>
      </table>
    </div>
  );
}

interface AdministrationHeadProps {
  title: string;
  lead?: ReactNode;
  /** Breadcrumbs, above the title. */
  trail?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
}

/** Title of a page of administration, for the window and for the page. */
export function AdministrationHead({ title, lead, trail, actions }: AdministrationHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 pb-3 sm:pb-5">
      <title>{`${title} – Vieira`}</title>
      <meta name="robots" content="noindex" />
      <div className="grid min-w-0 gap-1">
        {trail}
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {lead ? <p className="max-w-[65ch] text-ink-2">{lead}</p> : null}
      </div>
      {actions}
    </header>
  );
}

/** A section of the page with its heading. */
export function PathSection({
  heading,
  className,
  children,
}: {
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className ?? ""}>
      <Card className={classNames("grid content-start gap-3 px-5 py-4")}>
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {children}
      </Card>
    </section>
  );
}

interface ColumnHeadsProps {
  names: readonly string[];
  /** Classes of each head: its room. */
  cell: string;
  /** Classes of the row. */
  className?: string;
}

/** The column headers of a table. */
export function ColumnHeads({ names, cell, className = "" }: ColumnHeadsProps) {
  return (
    <thead className={`border-b border-line text-ink-2 ${className}`}>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col" className={`${cell} font-strong`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
