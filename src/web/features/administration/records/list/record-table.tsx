import { ArrowDown, ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { InPortions } from "#web/ui/hydration/yield-before-render.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import type { ResourceView } from "#web/features/administration/records/resource-view.ts";

import type { ListView } from "./list-view.ts";
import { RecordRow } from "./record-row.tsx";
import { useRecordWords } from "../use-words.ts";

/** The records of a list; on narrow screens each is a separate block. Selected ones can be published or hidden together. */
export function RecordTable({ list }: { list: ListView }) {
  const t = useTranslations("administration.list");
  const form = useRef<HTMLFormElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { resource, columns, rows } = list;
  const isAll = rows.length > 0 && rows.every(({ uuid }) => selected.has(uuid));
  const select = (uuids: readonly string[], isOn: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      for (const uuid of uuids)
        if (isOn) after.add(uuid);
        else after.delete(uuid);
      return after;
    });
  return (
    <Form ref={form} method="post" preventScrollReset className="grid gap-3">
      <SelectionBar resource={resource} count={selected.size} />
      <div className="overflow-x-auto rounded-lg border border-line bg-surface">
        <table className="w-full text-left max-lg:block">
          <thead className="border-b border-line text-sm text-ink-2 max-lg:sr-only">
            <tr>
              <th scope="col" className="w-12 pl-4">
                <label className="relative grid min-h-tap min-w-tap items-center" data-needs-script="">
                  <input
                    type="checkbox"
                    checked={isAll}
                    onChange={({ currentTarget }) =>
                      select(
                        rows.map(({ uuid }) => uuid),
                        currentTarget.checked,
                      )
                    }
                    className="size-5 accent-way"
                  />
                  <span className="sr-only">{t("selectAll")}</span>
                </label>
              </th>
              {columns.map((column) => (
                <ColumnHead key={column} list={list} column={column} />
              ))}
              <th scope="col" className="px-3 py-3 font-strong">
                {t("published")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-lg:block">
            <InPortions
              size={8}
              of={rows.map((row) => (
                <RecordRow
                  key={row.uuid}
                  resource={resource}
                  columns={columns}
                  row={row}
                  isSelected={selected.has(row.uuid)}
                  onSelect={(isOn) => select([row.uuid], isOn)}
                />
              ))}
            />
          </tbody>
        </table>
      </div>
    </Form>
  );
}

function ColumnHead({ list: { resource, query }, column }: { list: ListView; column: string }) {
  const t = useTranslations("administration.list");
  const { search } = useLocation();
  const field = useRecordWords().field(column);
  const isSorted = query.sort.replace(/^-/, "") === column;
  const isDown = query.sort.startsWith("-");
  const order = isSorted ? (isDown ? "descending" : "ascending") : undefined;
  const canSort = resource.sorts.includes(column) || column === "updatedAt";
  const parameters = new URLSearchParams(search);
  parameters.set("sort", isSorted && !isDown ? `-${column}` : column);
  parameters.delete("page");
  return (
    <th
      scope="col"
      aria-sort={order}
      className={classNames("px-3 font-strong", resource.fields[column]?.input.kind === "number" && "text-right")}
    >
      {canSort ? (
        <Link
          to={{ search: parameters.toString() }}
          preventScrollReset
          title={t("sortBy", { field })}
          className="inline-flex min-h-tap items-center gap-1.5 text-ink-2 no-underline hover:text-way"
        >
          {field}
          {isSorted ? <Icon of={isDown ? ArrowDown : ArrowUp} size="sm" /> : null}
        </Link>
      ) : (
        field
      )}
    </th>
  );
}

/** Actions on the selected records. */
function SelectionBar({ resource, count }: { resource: ResourceView; count: number }) {
  const t = useTranslations("administration.list");
  if (count === 0) {
    return (
      <p role="status" className="sr-only">
        {t("selected", { count })}
      </p>
    );
  }
  return (
    <div className="sticky top-2 z-10 flex flex-wrap items-center gap-2.5 rounded-md bg-way-soft px-4 py-2 shadow-md">
      <p role="status" className="flex-1 basis-40 font-medium text-way">
        {t("selected", { count })}
      </p>
      <Button type="submit" size="sm" name="form" value="publish">
        {t("publish")}
      </Button>
      <Button type="submit" size="sm" variant="secondary" name="form" value="unpublish">
        {t("unpublish")}
      </Button>
      {resource.isVerified ? (
        <Button type="submit" size="sm" variant="secondary" name="form" value="verify">
          {t("verify")}
        </Button>
      ) : null}
      {resource.name === "accommodations" ? (
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          formMethod="get"
          formAction={administrationPaths.manyHouseEmails()}
        >
          {t("ask")}
        </Button>
      ) : null}
    </div>
  );
}
