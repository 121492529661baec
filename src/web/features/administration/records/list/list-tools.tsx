import { Download, Plus, Upload } from "lucide-react";
import { useTranslations } from "use-intl";

import { classNames } from "#web/ui/class-names.ts";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { buttonLook } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import { type ListView, tableSearch } from "./list-view.ts";
import { useRecordWords } from "../use-words.ts";

type ListOf = Pick<ListView, "resource" | "query">;

/** Actions on a whole list: new record, import and export, which stand below the list on phones. */
export function ListTools({ resource, query }: ListOf) {
  const t = useTranslations("administration.list");
  const words = useRecordWords().resource(resource.name);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <TableLinks resource={resource} query={query} className="max-sm:hidden" />
      {resource.isDerived ? null : (
        <ButtonLink to={administrationPaths.newRecord(resource.name)}>
          <Icon of={Plus} />
          <span aria-hidden="true" className="sm:hidden">
            {t("add")}
          </span>
          <span className="max-sm:sr-only">{words.add}</span>
        </ButtonLink>
      )}
    </div>
  );
}

/** Export and import of a list's records. */
export function TableLinks({ resource, query, className }: ListOf & { className: string }) {
  const t = useTranslations("administration.list");
  const search = tableSearch(resource, query);
  return (
    <div className={classNames("flex flex-wrap gap-2.5", className)}>
      {/* A file of the API: not a page, and the same in every language. */}
      <a
        href={administrationPaths.recordsFile(resource.name, search && `?${search}`)}
        download
        className={buttonLook("quiet", "sm", "max-sm:px-1")}
      >
        <Icon of={Download} size="sm" />
        {t("export")}
      </a>
      {resource.isDerived ? null : (
        <ButtonLink
          to={administrationPaths.importRecords(resource.name)}
          variant="quiet"
          size="sm"
          className="max-sm:px-1"
        >
          <Icon of={Upload} size="sm" />
          {t("import")}
        </ButtonLink>
      )}
    </div>
  );
}
