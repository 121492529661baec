import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { ColumnHeads } from "#web/ui/layout/column-heads.tsx";
import { Notice, type NoticeKind } from "#web/ui/layout/notice.tsx";

import { AdministrationHead } from "./administration-head.tsx";

interface ListPageProps {
  title: string;
  lead: ReactNode;
  /** What narrows the list. */
  filter: ReactNode;
  list: { readonly data: readonly unknown[]; readonly page: number; readonly perPage: number; readonly total: number };
  /** What is said when nothing is in the list. */
  none: string;
  noneKind?: NoticeKind;
  /** The list itself. */
  children: ReactNode;
}

/** A page with one list: its head, what narrows it, and its further pages. */
export function ListPage({ title, lead, filter, list, none, noneKind = "info", children }: ListPageProps) {
  return (
    <>
      <AdministrationHead title={title} lead={lead} />
      {filter}
      {list.data.length === 0 ? <Notice kind={noneKind}>{none}</Notice> : children}
      <ListPages page={list.page} perPage={list.perPage} total={list.total} />
    </>
  );
}

/** Where one is in a list, and the ways on and back. */
export function ListPages({ page, perPage, total }: { page: number; perPage: number; total: number }) {
  const t = useTranslations("correspondence");
  const { search } = useLocation();
  if (total <= perPage) return null;
  const to = (number: number) => {
    const parameters = new URLSearchParams(search);
    parameters.set("page", String(number));
    return { search: parameters.toString() };
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p className="text-ink-2 tabular-nums">
        {t("range", { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total })}
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

/** A table of a list; on phones each row is a block of its own. */
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
